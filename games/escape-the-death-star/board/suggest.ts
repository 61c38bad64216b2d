import type { StationChoice, StationView } from './props.ts';

/** The code is always worth a try; everything else should be thought about. */
export function suggest({ mine }: Pick<StationView, 'mine'>): StationChoice | null {
  return mine?.ask.kind === 'code' ? 'try' : null;
}
