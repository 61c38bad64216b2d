import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { fileNameFaults, type GameFile } from '../architecture/file-names.ts';

const GAMES = join(import.meta.dirname, '../../games');
const games = globSync('*/game.ts', { cwd: GAMES }).map(dirname).toSorted();

function filesOf(game: string): readonly GameFile[] {
  const folder = join(GAMES, game);
  return globSync('**/*.{ts,tsx,css,md,json}', { cwd: folder, exclude: ['**/node_modules', 'test/*/**'] }).map(
    (path) => ({
      path,
      text: readFileSync(join(folder, path), 'utf8'),
    }),
  );
}

test.each(games)('what all games have is found in the same files in %s', (game) => {
  expect(fileNameFaults(filesOf(game))).toEqual([]);
});

const duel = filesOf('duel-in-space');

test('a file that is missing is named', () => {
  expect(fileNameFaults(duel.filter(({ path }) => path !== 'words/labels.ts'))).toEqual(['words/labels.ts is missing']);
});

test.each([
  [
    'words/asking.ts',
    'export function prompt(): string {',
    'prompt belongs in words/prompts.ts, not in words/asking.ts',
  ],
  [
    'rules/views/see.ts',
    'export const see = clone;',
    'see belongs in rules/knowledge/see.ts, not in rules/views/see.ts',
  ],
])('what is exported from %s is missed elsewhere', (path, text, fault) => {
  expect(fileNameFaults([...duel, { path, text }])).toEqual([fault]);
});

test.each(['test/support/seeing.ts', 'effects/dice.ts'])('%s may use any name', (path) => {
  expect(fileNameFaults([...duel, { path, text: 'export const dice = see;' }])).toEqual([]);
});
