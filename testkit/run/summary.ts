/** The file is relative to the root of the repository. */
export interface Skipped {
  readonly file: string;
  readonly reason: string;
}

/** A test that passed only on a further try. */
export interface Flaky {
  readonly file: string;
  readonly test: string;
  /** The last of these runs passed. */
  readonly runs: number;
  readonly errors: readonly string[];
}

/** The last lines of a run: one for skipped tests and one for flaky ones, if there are any. */
export function summary(skipped: readonly Skipped[], flaky: readonly Flaky[]): readonly string[] {
  const lines = [
    { head: 'Skipped', items: skipped.map(({ file, reason }) => `${file} (${reason})`) },
    { head: 'Flaky', items: flaky.map(({ file, test, runs }) => `${file} > ${test} (passed on run ${runs})`) },
  ];
  return lines.filter(({ items }) => items.length > 0).map(({ head, items }) => `${head}: ${once(items).join(', ')}`);
}

const once = (items: readonly string[]): readonly string[] => [...new Set(items)].sort();
