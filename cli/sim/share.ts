import { confidence, rounded } from './statistics.ts';

/** How often something happened, and where its true share lies. */
export interface Share {
  readonly count: number;
  readonly share: number;
  readonly confidence95: readonly [number, number];
}

export function shareOf(times: number, of: number): Share {
  return { count: times, share: rounded(times / of), confidence95: confidence(times, of) };
}
