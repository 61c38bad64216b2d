import { rules } from '@starboard/duel-in-space/rules';
import { options } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { LASERS } from '../rules/data/ships.ts';
import { answer, asked, duel, only, turn } from './support/playing.ts';

test('3.1 both aim at once, at any of the eight sectors, and show it together', () => {
  const played = duel();
  const [ask] = played.match.asks;
  expect(ask && options(rules, played.match, ask)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(answer(played, 1, 8)).toEqual([]);
  expect(played.match.board.ships[1].turret).toBeNull();
  expect(only(answer(played, 0, 2), 'aimed').map(({ seat, sector }) => [seat, sector])).toEqual([
    [0, 2],
    [1, 8],
  ]);
});

test('3.2 a ship without a working turret laser is not asked to aim', () => {
  const broken = [true, true, true, false, false, true];
  const played = duel({ ports: [3, 3], ships: [{ lasers: broken }, {}] });
  turn(played);
  expect(asked(played)).toEqual(['1 aim']);
  expect(only(answer(played, 1, 7), 'aimed').map(({ seat }) => seat)).toEqual([1]);
  expect(asked(played)).toEqual(['0 heading', '1 heading']);
});

test.each(['turret-1', 'turret-2'])('3.2 one laser is enough for a turret to aim: %s', (left) => {
  const played = duel({ ports: [3, 3], ships: [{ lasers: LASERS.map((laser) => laser === left) }, {}] });
  turn(played);
  expect(asked(played)).toEqual(['0 aim', '1 aim']);
});
