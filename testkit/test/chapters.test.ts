import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { citedElsewhere, rulesIn, scatteredChapters } from '../rulebook.ts';

const ROOT = join(import.meta.dirname, '../..');
const games = globSync('games/*/RULEBOOK.md', { cwd: ROOT }).map(dirname).toSorted();

/** Rules that no file of their chapter cites, each with the reason: ten at most. */
const EXCEPTIONS: { readonly [rule: string]: string } = {
  'games/furball 6.13': 'Whether a token may be spent is asked all over the rules: rules/values.ts.',
};

/** Games whose chapters are still in several files side by side. */
const TO_BE_DONE: readonly string[] = [];

test('every rule outside the rulings is cited in a file of its chapter, with ten exceptions at most', () => {
  const rules = games.flatMap((game) => rulesIn(readFileSync(join(ROOT, game, 'RULEBOOK.md'), 'utf8')));
  expect(rules.length).toBeGreaterThan(350);
  const elsewhere = games.flatMap((game) => citedElsewhere(join(ROOT, game)).map((rule) => `${game} ${rule}`));
  expect(elsewhere).toEqual(Object.keys(EXCEPTIONS));
  expect(elsewhere.length).toBeLessThanOrEqual(10);
});

test.each(games.filter((game) => !TO_BE_DONE.includes(game)))(
  'a chapter that takes several files is a folder: %s',
  (game) => {
    expect(scatteredChapters(join(ROOT, game))).toEqual([]);
  },
);
