import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copiedRules } from './copied-rules.ts';
import { duplicates } from './duplicates.ts';

/**
 * Prints what two games have in common, and what a game computes both in its rules and elsewhere: a part of npm run
 * check.
 */

const ROOT = join(import.meta.dirname, '../..');
const sources = globSync('games/*/**/*.{ts,tsx,css}', { cwd: ROOT, exclude: ['**/node_modules'] })
  .toSorted()
  .map((file) => ({ file, game: file.split('/')[1] ?? '', text: readFileSync(join(ROOT, file), 'utf8') }));

/** A new game starts as a copy of the template, so they may be alike. */
const TEMPLATE = '_template';

const faults = [
  ...duplicates(sources.filter(({ game }) => game !== TEMPLATE)).map(
    ({ lines, at }) => `${lines} lines stand in two games: ${at.join(' and ')}`,
  ),
  ...copiedRules(sources).map(
    ({ formula, at: [rule, copy] }) => `${copy} works out ${formula} as ${rule} does: export it from the rules`,
  ),
];

for (const fault of faults) console.log(fault);
if (faults.length > 0) process.exitCode = 1;
