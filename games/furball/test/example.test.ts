import { expect, test } from 'vitest';
import { activate, answer, attack, only, passAll, scores, shipIn, table } from './support/playing.ts';

const YOU = 0;
const BEN = 1;

test('the round in the rulebook is played as it is told there', () => {
  const played = table([
    { pilot: 'rebel.xwing.rookiepilot', at: [300, 300, 90] },
    { pilot: 'imperial.tiefighter.blacksquadronpilot', at: [300, 650, 270] },
  ]);
  activate(played, YOU, 'straight 2');
  answer(played, YOU, 'focus');
  activate(played, BEN, 'straight 2');
  answer(played, BEN, 'evade');
  expect(only(played.events, 'flew').map(({ start, end }) => Math.abs(start.y - end.y))).toEqual([120_000, 120_000]);
  attack(played, { by: BEN, at: YOU, attack: ['hit', 'focus', 'blank'], defence: ['evade', 'focus'] });
  answer(played, YOU, null);
  expect(only(played.events, 'compared')).toMatchObject([{ ship: BEN, hit: false }]);
  attack(played, {
    by: YOU,
    at: BEN,
    attack: ['hit', 'focus', 'focus', 'blank'],
    defence: ['evade', 'focus', 'blank'],
  });
  answer(played, YOU, 'token.focus-attack');
  answer(played, BEN, 'token.evade');
  passAll(played);
  expect(only(played.events, 'attacks')).toMatchObject([{ range: 1 }, { range: 1 }]);
  expect(only(played.events, 'compared').at(-1)).toMatchObject({ ship: YOU, hits: 1, crits: 0, hit: true });
  expect(shipIn(played, BEN).damage).toMatchObject([{ up: false }]);
  expect(scores(played).slice(0, 2)).toEqual([1, 0]);
});
