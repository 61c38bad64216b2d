import { expect, test } from 'vitest';
import { protectionLeft } from '../rules/01-starfighters.ts';
import { LASERS } from '../rules/data/ships.ts';
import { duel, only, turn } from './support/playing.ts';

test('the turn in the rulebook is played as it is told there', () => {
  const played = duel({ ports: [2, 8] });
  const yours = [6, 5, 2, 1, 3, 4, 2, 2];
  const bens = [3, 4, 4, 4, 3, 3];
  const events = turn(played, { aim: [2, 4], heading: [1, -3], fire: [0, 1], faces: [...yours, ...bens] });
  expect(only(events, 'flew')).toMatchObject([{ turned: [1, 3], ports: [2, 4] }]);
  expect(only(events, 'shot').map(({ laser, needed, hit }) => [laser, needed, hit])).toEqual([
    ['turret-1', 5, true],
    ['turret-2', 5, false],
    ['turret-1', 7, true],
    ['turret-2', 7, false],
  ]);
  expect(played.match.board.ships.map(protectionLeft)).toEqual([9, 8]);
  expect(only(events, 'effect')).toMatchObject([
    { seat: 1, special: { name: 'laser', laser: LASERS.indexOf('turret-1') } },
  ]);
});
