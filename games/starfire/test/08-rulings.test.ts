import { distance } from '@starboard/geometry';
import { checkSetup } from '@starboard/kernel';
import { rules } from '@starboard/starfire/rules';
import { expect, test } from 'vitest';
import { widestStart } from '../rules/02-setup/map.ts';
import { damageAt } from '../rules/05-combat/gunnery.ts';
import { CHARTS } from '../rules/data/charts.ts';
import { ROSTER } from '../rules/data/roster.ts';
import { WEAPONS, type Weapon } from '../rules/data/systems.ts';
import { announced, hit, holdAll, lostIn, melee } from './support/combat.ts';
import {
  allMove,
  answer,
  asked,
  at,
  battle,
  duel,
  fireAll,
  only,
  onlyWorking,
  rig,
  ship,
  wholeSetup,
} from './support/playing.ts';

/** The restored chart with one digit for each range, and a dash for none. */
const MENDED: { readonly [W in Weapon]: readonly [toHit: string, damage: string] } = {
  R: ['6666666666554433---', '1111111111111111---'],
  Pt: ['333344455433322111-', '222222222222222221-'],
  F: ['888877776----------', '322211111----------'],
  L: ['88887777-----------', '22211111-----------'],
};

const spread = (row: readonly number[]): string => row.join('').padEnd(19, '-');

test.each(WEAPONS)('8.1 the mended row of %s', (weapon) => {
  expect([spread(CHARTS.mended[weapon].toHit), spread(CHARTS.mended[weapon].damage)]).toEqual(MENDED[weapon]);
});

test.each([
  ['8.1 as printed a force beam cannot fire at range 8', 'literal', 8, false],
  ['8.1 mended it can', 'mended', 8, true],
] as const)('%s', (_, chart, range, may) => {
  const played = duel('CT-4', 'CT-4', range, { winner: 0, setup: { chart } });
  allMove(played);
  expect(played.match.asks[0]?.kind).toBe(may ? 'fire' : 'move');
});

test('8.2 the roster has CT-4 with four shields and three armour', () => {
  expect(ROSTER['CT-4']).toBe('[2] S S S S A A A Q (I) (I) (I) F [6]');
});

test('8.3 at the start a ship has to fulfil its turn mode first', () => {
  expect(battle().match.board.ships.map(({ straight }) => straight)).toEqual([0, 0]);
});

test('8.4 players of a side give their orders at once', () => {
  const played = battle({ setup: { scenario: 'fleet-action' }, seats: 4 });
  expect(asked(played)).toEqual(['0 move Destruction', '2 move Ruin']);
  answer(played, 2, 'ahead');
  expect(asked(played)).toEqual(['0 move Destruction']);
  answer(played, 0, 'ahead');
  expect(only(answer(played, 0, 'ahead'), 'moved')).toHaveLength(3);
});

test('8.4 so do three, each for one ship after the other', () => {
  const fleet = (side: string) => ['1', '2', '3', '4', '5'].map((name) => `${side}${name} - CT-1`);
  const played = battle({ setup: { scenario: 'own', fleetA: fleet('A'), fleetB: fleet('B') }, seats: 6 });
  expect(asked(played)).toEqual(['0 move A1', '2 move A2', '4 move A3']);
  answer(played, 0, 'ahead');
  expect(asked(played)).toEqual(['0 move A4', '2 move A2', '4 move A3']);
});

test('8.5 players of a side fire in the order of their seats, those with nothing to fire passed over', () => {
  expect(holdAll(melee(4))).toEqual([0, 1, 2, 3, 0, 1]);
  const played = melee(6);
  ship(played, 1).fate = 'destroyed';
  expect(holdAll(played)).toEqual([0, 1, 4, 3, 5]);
});

test('8.5 each turn begins with the first seat again', () => {
  const played = melee(4);
  rig(played, 9, 2);
  holdAll(played);
  allMove(played);
  expect(holdAll(played)).toEqual([0, 1, 2, 3, 0, 1]);
});

test('8.6 weapons are resolved from left to right; shots at what is destroyed go nowhere', () => {
  const played = duel('[1] Q (I) L R F [2]', '[1] S A Q (I) [2]', 3, { winner: 0 });
  const target = ship(played, 1);
  target.working = onlyWorking(target, 0, 1);
  allMove(played);
  const told = fireAll(played, 0, 1, 1, 1);
  expect(only(told, 'shot').map(({ weapon }) => weapon)).toEqual(['L', 'R']);
  expect(only(told, 'damage').map(({ lost }) => lost.map(({ system }) => system))).toEqual([['A'], ['S']]);
});

test('8.6 the order is that of the weapons that still work, whatever their kind', () => {
  const played = duel('[1] L Q (I) F R L [2]', 'CA(R)', 3, { winner: 0 });
  const first = ship(played, 0);
  first.working = onlyWorking(first, 1, 2, 3, 4, 5);
  allMove(played);
  const told = fireAll(played, 0, 1, 10, 10, 10);
  expect(only(told, 'fires')).toMatchObject([{ weapons: ['F', 'R', 'L'] }]);
  expect(only(told, 'shot').map(({ weapon }) => weapon)).toEqual(['F', 'R', 'L']);
});

test('8.6 a shot counts for the next: with the last engine gone a missile does three times its damage', () => {
  const played = duel('[1] Q (I) R R [2]', '[1] (I) Q A×5 [2]', 3, { winner: 0 });
  allMove(played);
  const told = fireAll(played, 0, 1, 1, 1);
  expect(only(told, 'damage').map(({ lost }) => lost.length)).toEqual([1, 3]);
  expect(damageAt(played.match.board, 'R', 3, ship(played, 1))).toBe(3);
});

test.each([
  ['8.7 a laser that finds nothing but shields destroys shields', [2, 3, 4], [0, 1]],
  ['8.7 so does its second point where the first took the last other system', [3, 4], [2, 0]],
  ['8.7 as long as anything else is left, shields are passed over', [4], [2, 3]],
])('%s', (_, lost, hits) => {
  const { played, told } = hit('L', '[1] S S A Q (I) [2]', 2, lost);
  expect(lostIn(told)).toEqual(hits);
  expect(played.match.result).toEqual(lost.length + hits.length === 5 ? expect.anything() : null);
});

test('8.8 in Contact between two a ship that leaves the map loses the battle at once', () => {
  const played = battle({ ships: [{ ...at(0, 5), facing: 3 }] });
  answer(played, 0, 'ahead');
  expect(played.match.result).toEqual({ places: [2, 1], scores: [], turns: 1, rule: '7.1' });
});

test('8.8 in Contact between four it is lost to its owner, and the side fights on until its last ship', () => {
  const played = battle({
    seats: 4,
    ships: [
      { ...at(0, 5), facing: 3 },
      { ...at(1, 9), facing: 3 },
    ],
  });
  answer(played, 0, 'ahead');
  answer(played, 2, 'ahead');
  expect(played.match.result).toBeNull();
  expect([0, 2].map((seat) => rules.isOut?.(played.match.board, seat))).toEqual([true, false]);
  answer(played, 1, 'stay');
  answer(played, 3, 'stay');
  expect(asked(played)).toEqual(['2 move Ruin']);
  answer(played, 2, 'ahead');
  expect(played.match.result).toEqual({ places: [3, 1, 3, 1], scores: [], turns: 1, rule: '7.1' });
});

test('8.9 the flagships can be no farther apart than every hex of the map allows', () => {
  for (const size of [
    { width: 40, height: 30 },
    { width: 60, height: 40 },
    { width: 41, height: 59 },
  ]) {
    const widest = widestStart(size);
    const hexes = Array.from({ length: size.width * size.height }, (_, i) =>
      at(i % size.width, Math.floor(i / size.width)),
    );
    const edge = hexes.filter(
      ({ r }, i) => r === 0 || r === size.height - 1 || i % size.width === 0 || (i + 1) % size.width === 0,
    );
    const least = Math.min(...hexes.map((hex) => Math.max(...edge.map((other) => distance(hex, other)))));
    expect(widest).toBe(least);
    expect(widest).toBeGreaterThanOrEqual(25);
  }
  const size = { width: 40, height: 30 };
  const widest = widestStart(size);
  expect(checkSetup(rules, { ...size, distance: widest }, [null, null])).toMatchObject({ ok: true });
  expect(checkSetup(rules, { ...size, distance: widest + 1 }, [null, null])).toMatchObject({
    ok: false,
    fact: expect.stringContaining(`at most ${widest} apart`),
  });
  expect(wholeSetup().distance).toBe(25);
});

test('8.10 ships that can no longer hurt each other do not fly on for ever', () => {
  const played = battle();
  for (const id of [0, 1]) {
    const hulk = ship(played, id);
    hulk.working = hulk.design.systems.map((system) => system === 'Q');
  }
  allMove(played);
  expect(played.match.result).toMatchObject({ turns: 100, rule: '7.2' });
});

test('8.11 a hit is announced point by point: an engine that is not the last, then the last', () => {
  const { told } = hit('F', '[1] S (I) (I) Q [4]', 0);
  expect(announced(told)).toEqual([
    'shields-down',
    'streaming-atmosphere',
    'drive-field-fluctuates',
    'drive-field-down',
  ]);
});

test('8.11 a laser that takes the last engine and then the last shield is told in that order', () => {
  const { told } = hit('L', '[1] S Q (I) [2]', 2, [1]);
  expect(announced(told)).toEqual(['drive-field-down', 'shields-down']);
});
