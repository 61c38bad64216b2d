import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { duplicates } from './duplicates.ts';

/** Says what two games have in common and fails if there is anything: a part of npm run check. */

const ROOT = join(import.meta.dirname, '../..');
const found = duplicates(
  globSync('games/*/**/*.{ts,tsx,css}', { cwd: ROOT, exclude: ['**/node_modules'] })
    .toSorted()
    .map((file) => ({ file, game: file.split('/')[1] ?? '', text: readFileSync(join(ROOT, file), 'utf8') })),
);

for (const { lines, at } of found) console.log(`${lines} lines stand in two games: ${at.join(' and ')}`);
if (found.length > 0) process.exitCode = 1;
