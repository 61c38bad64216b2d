import { ALL_DIRECTIONS, areaAround, type Direction, distance, type Hex } from '@starboard/geometry';
import { play } from '@starboard/kernel';
import { rules } from '@starboard/starfire/rules';
import { expect, test } from 'vitest';
import { isInBlindSpot, rangeBetween } from '../rules/05-combat/gunnery.ts';
import { melee } from './support/combat.ts';
import { allMove, asked, at, battle, duel, ship } from './support/playing.ts';

/** The angle of a hex from dead astern, in degrees. */
function offAstern(facing: Direction, from: Hex, to: Hex): number {
  const [q, r] = [to.q - from.q, to.r - from.r];
  const bearing = (Math.atan2(Math.sqrt(3) * r, 2 * q + r) * 180) / Math.PI;
  const turn = (((bearing - facing * 60 + 180) % 360) + 360) % 360;
  return Math.round(Math.min(turn, 360 - turn));
}

test.each([
  [0, 15, 20, true],
  [0, 18, 21, true],
  [0, 18, 19, true],
  [0, 19, 19, false],
  [0, 19, 21, false],
  [0, 20, 20, false],
  [0, 25, 20, false],
  [0, 20, 25, false],
  [3, 25, 20, true],
  [3, 15, 20, false],
] as const)(
  '5.6 facing %i in 20, 20, the hex %i, %i is in the blind spot: %s',
  (facing: Direction, column, row, blind) => {
    const played = battle({ ships: [{ ...at(20, 20), facing }, { ...at(column, row) }] });
    expect(isInBlindSpot(ship(played, 0), ship(played, 1))).toBe(blind);
  },
);

test.each(ALL_DIRECTIONS)('5.6 facing %i, the hexes up to 30° off dead astern are blind, and no others', (facing) => {
  const played = battle({ ships: [{ ...at(20, 20), facing }] });
  const [first, second] = [ship(played, 0), ship(played, 1)];
  const around = areaAround(first, 4).filter((hex) => distance(first, hex) > 0);
  expect(around.filter((hex) => offAstern(facing, first, hex) === 30)).toHaveLength(4);
  for (const hex of around) {
    expect([hex, isInBlindSpot(first, { ...second, ...hex })]).toEqual([hex, offAstern(facing, first, hex) <= 30]);
  }
});

test('5.6 a target in the blind spot is refused, and says so', () => {
  const played = melee();
  for (const id of [3, 4, 5]) Object.assign(ship(played, id), at(18, 20));
  Object.assign(ship(played, 3), at(23, 20));
  const shot = { seat: 0, question: played.match.question, choice: { ship: 0, at: 4, all: true } };
  expect(play(rules, played.match, shot)).toMatchObject({
    rule: '5.6',
    fact: 'Lee is in the blind spot of Destruction.',
  });
});

test.each([
  [20, 20, 0],
  [21, 20, 1],
  [20, 22, 2],
  [27, 20, 7],
  [23, 26, 6],
])('5.7 from 20, 20 to %i, %i is range %i', (column, row, range) => {
  const played = battle({ ships: [{ ...at(20, 20) }, { ...at(column, row) }] });
  expect(rangeBetween(ship(played, 0), ship(played, 1))).toBe(range);
  expect(distance(at(20, 20), at(column, row))).toBe(range);
});

test.each([
  [10, true, true],
  [11, true, true],
  [10, false, true],
  [11, false, false],
])('5.8 at range %i with working sensors %s a cruiser may fire: %s', (range, sensors, may) => {
  const played = duel('CA(R)', 'CT-4', range, { winner: 0 });
  const cruiser = ship(played, 0);
  if (!sensors) cruiser.working = cruiser.design.systems.map((system) => system !== 'Y');
  allMove(played);
  expect(asked(played)).toEqual(may ? ['0 fire'] : expect.arrayContaining([expect.stringContaining('move')]));
});

test('5.8 without sensors a far target is refused, and says so', () => {
  const played = melee();
  const cruiser = ship(played, 0);
  cruiser.working = cruiser.design.systems.map((system) => system !== 'Y');
  Object.assign(ship(played, 4), at(32, 20));
  const shot = { seat: 0, question: played.match.question, choice: { ship: 0, at: 4, all: true } };
  expect(play(rules, played.match, shot)).toMatchObject({ rule: '5.8' });
});
