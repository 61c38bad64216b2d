import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { goldenRecords } from '@starboard/testkit';

const ROOT = join(import.meta.dirname, '../../..');

/** The golden records of a game, by its folder. */
export function recordsOf(game: string): readonly string[] {
  const folder = join(ROOT, 'games', game, 'test/golden');
  return goldenRecords(folder)
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

/** Where the answers of the frozen bot are kept. */
export const frozenFile = (game: string): string => join(import.meta.dirname, '../frozen', `${game}.txt`);
