import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { JsonTestResults } from 'vitest/node';
import { type LongResult, readResults, withLatest, writeResults } from './long-results.ts';

/** Runs the long forms of the tests that have one, and keeps the results in docs/long-tests.md. */

const ROOT = join(import.meta.dirname, '../..');
const KEPT = join(ROOT, 'docs/long-tests.md');

/** Tests that use the length themselves, or helpers that do. */
const ASKS_FOR_LENGTH = /\b(LONG|screens|testExplanations)\b/;

const words = process.argv.slice(2);
const files = globSync('{cli,server,web,games/*}/test/**/*.test.ts', { cwd: ROOT })
  .filter((file) => file.includes('.long.') || ASKS_FOR_LENGTH.test(readFileSync(join(ROOT, file), 'utf8')))
  .filter((file) => words.length === 0 || words.some((word) => file.includes(word)));
if (files.length === 0) throw new Error(`no file with a long form has ${words.join(' or ')} in its path`);

const folder = mkdtempSync(join(tmpdir(), 'starboard-long-'));
const report = join(folder, 'report.json');
const { status } = spawnSync(
  'npx',
  ['vitest', 'run', ...files, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, STARBOARD_LONG: '1' } },
);
if (existsSync(report)) keep(JSON.parse(readFileSync(report, 'utf8')));
rmSync(folder, { recursive: true, force: true });
process.exitCode = status ?? 1;

function keep({ testResults }: JsonTestResults): void {
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
  const commit = git('rev-parse', '--short', 'HEAD');
  const day = new Date().toISOString().slice(0, 10);
  const latest = testResults.map(({ name, assertionResults, startTime, endTime }): LongResult => {
    const count = (wanted: string): number => assertionResults.filter(({ status }) => status === wanted).length;
    const seconds = Math.round((endTime - startTime) / 1000);
    return { file: relative(ROOT, name), passed: count('passed'), failed: count('failed'), seconds, day, commit };
  });
  const kept = existsSync(KEPT) ? readResults(readFileSync(KEPT, 'utf8')) : [];
  writeFileSync(KEPT, writeResults(withLatest(kept, latest)));
}
