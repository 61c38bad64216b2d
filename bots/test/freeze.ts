import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { frozenFile, recordsOf } from './support/golden-files.ts';
import { frozenLines, GAMES } from './support/thoughts.ts';

/**
 * Rewrites what the plain bot answers in positions of golden records, and prints how much changed. Only a change of
 * rules, records or dice is a reason to do so: the bot itself never changes (decision 39).
 */
for (const game of Object.keys(GAMES)) {
  const lines = frozenLines(game, recordsOf(game));
  const file = frozenFile(game);
  const before = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const changed = lines.filter((line, i) => line !== before[i]).length;
  if (changed > 0) console.log(`${game}: ${changed} of ${lines.length} positions changed`);
  writeFileSync(file, `${lines.join('\n')}\n`);
}
