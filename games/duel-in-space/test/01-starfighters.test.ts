import { expect, test } from 'vitest';
import { baseToHit, clicksAllowed, pointsAt, protectionLeft } from '../rules/01-starfighters.ts';
import { LASERS } from '../rules/data/ships.ts';
import { duel } from './support/playing.ts';

test('1.1 three lasers point forward, one aft, two wherever the turret is aimed', () => {
  expect(LASERS.map((laser) => pointsAt({ turret: 7 }, laser))).toEqual([1, 1, 1, 7, 7, 5]);
});

test.each([
  ['1.2 a stock ship may turn by 6 clicks', clicksAllowed, 6],
  ['1.3 a stock ship has base number 4', baseToHit, 4],
  ['1.4 a stock ship has 10 points of protection', protectionLeft, 10],
])('%s', (_, figure, expected) => {
  const { match } = duel();
  expect(match.board.ships.map(figure)).toEqual([expected, expected]);
});

test('1.5 life support is in order at the start', () => {
  expect(duel().match.board.ships.map(({ lifeSupport }) => lifeSupport)).toEqual([null, null]);
});
