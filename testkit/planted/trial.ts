import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { JsonTestResults } from 'vitest/node';
import { ROOT, testsNaming, testsOf } from './lists.ts';
import { namesRule, type PlantedMistake } from './mistake.ts';

/** `by` is the title of the first test that caught it. */
export type PlantVerdict =
  | { readonly outcome: 'caught'; readonly by: string }
  /** Caught, but by no test that names the rule. */
  | { readonly outcome: 'unnamed'; readonly by: string }
  | { readonly outcome: 'survived' }
  /** The tests did not finish, or ran out of memory. */
  | { readonly outcome: 'endless' };

/** A failed test, by its title and those of its groups. */
interface Failure {
  readonly titles: readonly string[];
  readonly file: string;
}

/** Even all tests of a folder take less, on a machine that does much else. */
const PATIENCE_MS = 900_000;
const GOLDEN = 'golden.test.ts';
const LAWS = 'laws.test.ts';

/** Runs the tests of the mistake's folder: those that name its rule first, golden records last. */
export async function tryOut(mistake: PlantedMistake): Promise<PlantVerdict> {
  const { rule } = mistake;
  const all = testsOf(mistake.folder);
  const naming = testsNaming(mistake);
  const golden = all.filter((name) => basename(name) === GOLDEN);
  const others = all.filter((name) => !naming.includes(name) && !golden.includes(name));
  for (const files of [naming, others, golden]) {
    const failures = await failuresIn(files, mistake, files !== naming);
    if (failures === 'endless') return { outcome: 'endless' };
    const named = failures.flatMap(({ titles }) => titles).find((title) => namesRule(title, rule));
    if (named !== undefined) return { outcome: 'caught', by: named };
    const [first] = failures;
    if (first !== undefined) return { outcome: 'unnamed', by: described(first) };
  }
  return { outcome: 'survived' };
}

function described({ titles, file }: Failure): string {
  const kind = basename(file) === GOLDEN ? 'a golden record: ' : basename(file) === LAWS ? 'a law: ' : '';
  return `${kind}${titles.at(-1) ?? file}`;
}

/** Runs test files with a mistake planted, or with none. */
export async function failuresIn(
  files: readonly string[],
  mistake: PlantedMistake | null,
  firstOnly: boolean,
): Promise<readonly Failure[] | 'endless'> {
  if (files.length === 0) return [];
  const folder = mkdtempSync(join(tmpdir(), 'starboard-planted-'));
  try {
    const outputFile = join(folder, 'report.json');
    const flags = ['--config', 'testkit/planted/vitest.config.ts', '--reporter=json', `--outputFile=${outputFile}`];
    await vitest(['run', ...flags, ...(firstOnly ? ['--bail=1'] : []), ...files], mistake);
    if (!existsSync(outputFile)) return 'endless';
    const report: JsonTestResults = JSON.parse(readFileSync(outputFile, 'utf8'));
    if (report.testResults.length === 0) throw new Error(`No test was run of ${files.join(', ')}.`);
    return report.testResults.flatMap(failuresOf);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function failuresOf({ name, status, assertionResults }: JsonTestResults['testResults'][number]): readonly Failure[] {
  const failed = assertionResults.filter((result) => result.status === 'failed');
  if (failed.length === 0 && status === 'failed')
    return [{ titles: [`${basename(name)} cannot be loaded`], file: name }];
  return failed.map(({ title, ancestorTitles }) => ({ titles: [...ancestorTitles, title], file: name }));
}

function vitest(flags: readonly string[], mistake: PlantedMistake | null): Promise<void> {
  const child = spawn(process.execPath, [join(ROOT, 'node_modules/vitest/vitest.mjs'), ...flags], {
    cwd: ROOT,
    env: { ...process.env, PLANTED: JSON.stringify(mistake) },
    stdio: ['ignore', 'ignore', mistake === null ? 'inherit' : 'ignore'],
    timeout: PATIENCE_MS,
    killSignal: 'SIGKILL',
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => resolve());
  });
}
