/** How often everything was done that there is to do. */
export interface Exercised {
  count(what: string, times?: number): void;
  times(what: string): number;
  /** What was done, and how often, in alphabetical order. */
  table(): readonly (readonly [what: string, times: number])[];
  /** Which of these were never done. */
  missing(expected: readonly string[]): readonly string[];
}

export function countExercised(): Exercised {
  const counts = new Map<string, number>();
  const times = (what: string): number => counts.get(what) ?? 0;
  return {
    count: (what, more = 1) => counts.set(what, times(what) + more),
    times,
    table: () => [...counts].sort(([a], [b]) => (a < b ? -1 : 1)),
    missing: (expected) => expected.filter((what) => times(what) === 0),
  };
}
