import type { StationChoice, StationView } from './props.ts';

/** A try at the code is always worth it; every other choice needs thought. */
export function suggest({ mine }: Pick<StationView, 'mine'>): StationChoice | null {
  return mine?.ask.kind === 'code' ? 'try' : null;
}
