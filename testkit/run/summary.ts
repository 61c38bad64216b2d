/** A test that was skipped, by its file from the root of the repository. */
export interface Skipped {
  readonly file: string;
  readonly reason: string;
}

/** A test that passed only when it was tried again. */
export interface Flaky {
  readonly file: string;
  readonly test: string;
  /** How often it was run; the last time it passed. */
  readonly runs: number;
  /** What went wrong before. */
  readonly errors: readonly string[];
}

/** What a run says at its very end: a line for what was skipped and one for what is flaky, if anything was. */
export function summary(skipped: readonly Skipped[], flaky: readonly Flaky[]): readonly string[] {
  const lines = [
    { head: 'Skipped', items: skipped.map(({ file, reason }) => `${file} (${reason})`) },
    { head: 'Flaky', items: flaky.map(({ file, test, runs }) => `${file} > ${test} (passed on run ${runs})`) },
  ];
  return lines.filter(({ items }) => items.length > 0).map(({ head, items }) => `${head}: ${once(items).join(', ')}`);
}

const once = (items: readonly string[]): readonly string[] => [...new Set(items)].sort();
