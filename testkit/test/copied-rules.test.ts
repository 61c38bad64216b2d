import { expect, test } from 'vitest';
import { copiedRules } from '../architecture/copied-rules.ts';
import type { GameSource } from '../architecture/duplicates.ts';

const inFile = (file: string, text: string): GameSource => ({ game: file.split('/')[1] ?? '', file, text });

const RULE = inFile(
  'games/starfire/rules/04-movement.ts',
  'const mayTurn = ({ straight, design }: Ship) =>\n  straight + 1 >= design.turnMode;',
);

function copied(text: string, file = 'games/starfire/bot/helm.ts'): readonly string[] {
  return copiedRules([RULE, inFile(file, text)]).map(({ at }) => at.join(' '));
}

const FOUND = ['games/starfire/rules/04-movement.ts:2 games/starfire/bot/helm.ts:1'];

test.each([
  ['the same', 'if (straight + 1 >= design.turnMode) turn();'],
  ['the opposite', 'if (from.straight + 1 < turnMode) return [];'],
  ['turned round', 'const may = turnMode <= ship.straight + 1;'],
  ['in another order', 'while (1 + course.straight < ship.design.turnMode) fly();'],
  ['in brackets', 'const may = (straight + 1) >= (design.turnMode);'],
  ['with an assertion', 'const may = straight! + 1 >= (design as Design).turnMode;'],
])('a comparison that the rules make is found in a bot: %s', (_, text) => {
  expect(copied(text)).toEqual(FOUND);
});

test.each([
  ['with another limit', 'if (straight + 1 > turnMode) turn();'],
  ['with another figure', 'if (straight + 2 >= turnMode) turn();'],
  ['of other values', 'if (points + 1 >= turnMode) turn();'],
  ['that is not reckoned', 'if (straight >= turnMode) turn();'],
])('a comparison %s is none', (_, text) => {
  expect(copied(text)).toEqual([]);
});

test('a sum of several values is found, whatever its order', () => {
  const rule = inFile(
    'games/furball/rules/values.ts',
    'return ship.shields + hullOf(board, seat) - damageOn(board, seat);',
  );
  const bot = inFile(
    'games/furball/bot/arms.ts',
    'const life = hullOf(board, seat) + shields - damageOn(board, seat);',
  );
  const part = inFile('games/furball/bot/worth.ts', 'const most = ship.shields + hullOf(board, seat);');
  expect(copiedRules([rule, bot, part])).toEqual([
    {
      formula: '((hullOf(board, seat) + shields) - damageOn(board, seat))',
      at: ['games/furball/rules/values.ts:1', 'games/furball/bot/arms.ts:1'],
    },
  ]);
});

test.each([
  ['another game', 'games/furball/bot/helm.ts'],
  ['the rules themselves', 'games/starfire/rules/07-ending.ts'],
  ['a test', 'games/starfire/test/04-movement.test.ts'],
])('what stands in %s is no copy', (_, file) => {
  expect(copied('if (straight + 1 >= turnMode) turn();', file)).toEqual([]);
});

test.each([
  'for (let i = 0; i + 1 < list.length; i++) f();',
  "const name = 'a' + one + two + three;",
  'const x = 2 * a + 1;',
])('%s says nothing about a game', (text) => {
  const rules = inFile('games/starfire/rules/01-x.ts', text);
  expect(copiedRules([rules, inFile('games/starfire/board/x.ts', text)])).toEqual([]);
});
