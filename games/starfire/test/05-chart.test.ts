import { join } from 'node:path';
import { tablesIn } from '@starboard/testkit';
import { expect, test } from 'vitest';
import { movementPoints } from '../rules/01-ships/ships.ts';
import { toHit, torpedoBonus } from '../rules/05-combat/gunnery.ts';
import { CHARTS } from '../rules/data/charts.ts';
import { WEAPONS, type Weapon } from '../rules/data/systems.ts';
import { shipAt } from '../rules/model.ts';
import { allMove, duel, fireAll, only } from './support/playing.ts';

/** The chart of the rulebook with one digit for each range, and a dash for none. */
const PRINTED: { readonly [W in Weapon]: readonly [toHit: string, damage: string] } = {
  R: ['6666666666554433---', '1111111111111111---'],
  Pt: ['333344455433322111-', '222222222222222221-'],
  F: ['88877776-----------', '322211111----------'],
  L: ['8887777------------', '22211111-----------'],
};

const spread = (row: readonly number[]): string => row.join('').padEnd(19, '-');

const TABLES = tablesIn(join(import.meta.dirname, '..'), 'range');

test.each([
  ['5.9 the numbers to hit', 0, 'toHit'],
  ['5.11 the damage', 1, 'damage'],
] as const)('%s in the rulebook: the table has what the chart has', (_, table, column) => {
  const rows = Array.from({ length: 18 }, (__, range) => [
    `${range}`,
    ...WEAPONS.map((weapon) => `${CHARTS.literal[weapon][column][range] ?? '–'}`),
  ]);
  expect(TABLES[table]).toEqual(rows);
});

test.each(WEAPONS)('5.9 the numbers to hit of %s are those of the print', (weapon) => {
  expect(spread(CHARTS.literal[weapon].toHit)).toBe(PRINTED[weapon][0]);
});

test.each([
  [7, true],
  [8, false],
])('5.9 a force beam at range 3 needs 7 or less: a %i hits: %s', (die, hit) => {
  const played = duel('CT-4', 'CT-4', 3, { winner: 0 });
  allMove(played);
  expect(only(fireAll(played, 0, 1, die), 'shot')).toMatchObject([{ needed: 7, die, hit, rule: '5.9' }]);
});

test.each([
  [1, true, 1],
  [3, true, 1],
  [4, true, 2],
  [7, true, 3],
  [9, true, 3],
  [9, false, 2],
  [3, false, 1],
])('5.10 against turn mode %i, drive field up %s, a torpedo adds %i', (turnMode, driveField, bonus) => {
  const { match } = duel('CA(Pt)', `[${turnMode}] A Q (I) F [2]`, 5);
  const target = match.board.ships[1];
  if (target === undefined) throw new Error('there is no target');
  if (!driveField) target.working = [true, true, false, true];
  expect(torpedoBonus(target)).toBe(bonus);
  expect(toHit(match.board, 'Pt', 5, target)).toBe(4 + bonus);
  expect(toHit(match.board, 'Pt', 18, target)).toBe(0);
  expect(toHit(match.board, 'F', 5, target)).toBe(7);
});

test('5.10 the drive field is up as long as an engine works, also in a room that gives no movement point', () => {
  const { match } = duel('CA(Pt)', '[9] A Q (I I) F [1]', 5);
  const target = shipAt(match.board, 1);
  target.working = [true, true, true, false, true];
  expect(movementPoints(target)).toBe(0);
  expect(torpedoBonus(target)).toBe(3);
});

test.each(WEAPONS)('5.11 the damage of %s is that of the print', (weapon) => {
  expect(spread(CHARTS.literal[weapon].damage)).toBe(PRINTED[weapon][1]);
});

test.each([
  [0, 3],
  [3, 2],
  [4, 1],
])('5.11 a force beam at range %i destroys %i systems', (range, points) => {
  const played = duel('CT-4', 'CT-4', range, { winner: 0 });
  allMove(played);
  const [damage] = only(fireAll(played, 0, 1, 1), 'damage');
  expect(damage?.lost).toHaveLength(points);
});
