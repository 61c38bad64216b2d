/** What each figure of the race counts, in thousandths. `docs/bots` says how they were found. */
export const RACE_WEIGHTS: readonly number[] = [185, 1918, -147, 697, 223, 443, 42, -38, 333];
