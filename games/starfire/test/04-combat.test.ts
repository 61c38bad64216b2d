import { ALL_DIRECTIONS, areaAround, type Direction, distance, type Hex } from '@starboard/geometry';
import { askOf, options, play, refusals } from '@starboard/kernel';
import { rules } from '@starboard/starfire/rules';
import { expect, test } from 'vitest';
import { damageAt, isInBlindSpot, rangeBetween } from '../rules/gunnery.ts';
import type { Fire } from '../rules/model.ts';
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
  type Played,
  rig,
  ship,
} from './playing.ts';

/** All six ships of a small fleet action within reach of each other, movement done; side A fires first. */
function melee(seats = 2): Played {
  const played = battle({
    setup: { scenario: 'fleet-action' },
    seats,
    winner: 0,
    ships: [20, 20, 20, 23, 23, 23].map((column) => ({ ...at(column, 20) })),
  });
  allMove(played);
  return played;
}

function fires(played: Played, seat: number): readonly Fire[] {
  const ask = askOf(played.match, seat);
  if (ask?.kind !== 'fire') throw new Error(`seat ${seat} is not asked to fire`);
  return options(rules, played.match, ask).filter((choice): choice is Fire => typeof choice === 'object');
}

/** Everything holds its fire until the turn is over: who was asked, in order. */
function holdAll(played: Played): readonly number[] {
  const order: number[] = [];
  for (let ask = played.match.asks[0]; ask?.kind === 'fire'; ask = played.match.asks[0]) {
    order.push(ask.seat);
    if (order.length > played.match.board.ships.length) throw new Error('there are more shots than ships');
    const hold = fires(played, ask.seat).find((choice) => choice.at === null);
    if (hold === undefined) throw new Error('fire cannot be held');
    answer(played, ask.seat, hold);
  }
  return order;
}

test('5.1 ship by ship in turn, each once', () => {
  expect(holdAll(melee())).toEqual([0, 1, 0, 1, 0, 1]);
});

test('5.1 every ship may fire again in the next turn', () => {
  const played = melee();
  rig(played, 9, 2);
  holdAll(played);
  allMove(played);
  expect(holdAll(played)).toEqual([0, 1, 0, 1, 0, 1]);
});

test('5.1 a ship that has fired may not fire again', () => {
  const played = melee();
  answer(played, 0, { ship: 1, at: null, all: false });
  answer(played, 1, { ship: 3, at: null, all: false });
  expect(new Set(fires(played, 0).map(({ ship: id }) => id))).toEqual(new Set([0, 2]));
  const again = { seat: 0, question: played.match.question, choice: { ship: 1, at: 3, all: true } };
  expect(play(rules, played.match, again)).toMatchObject({ rule: '5.1', fact: 'Ruin has fired this turn.' });
});

test('5.1 damage counts before the other side fires', () => {
  const played = duel('[1] Q (I) F×9 [2]', '[1] Q (I) F [2]', 1, { winner: 0 });
  allMove(played);
  fireAll(played, 0, 1, 1, 1);
  expect(played.match.result).toMatchObject({ places: [1, 2], rule: '7.1' });
});

test('5.2 all at one target in one go', () => {
  const played = duel('[1] Q (I) R F L L [2]', 'CA(R)', 3, { winner: 0 });
  allMove(played);
  const told = fireAll(played, 0, 1, 10, 10, 10, 10);
  expect(only(told, 'fires')).toMatchObject([{ weapons: ['R', 'F', 'L', 'L'], range: 3 }]);
  expect(only(told, 'shot').map(({ die, hit }) => [die, hit])).toEqual(Array.from({ length: 4 }, () => [10, false]));
});

test('5.2 or some of them, kind by kind', () => {
  const played = duel('[1] Q (I) R F L L [2]', 'CA(R)', 3, { winner: 0 });
  allMove(played);
  answer(played, 0, { ship: 0, at: 1, all: false });
  for (const [weapon, offered, count] of [
    ['R', [1, 0], 0],
    ['F', [1, 0], 1],
    ['L', [2, 1, 0], 1],
  ] as const) {
    const ask = askOf(played.match, 0);
    expect(ask).toMatchObject({ kind: 'weapons', weapon });
    expect(ask && options(rules, played.match, ask)).toEqual(offered);
    answer(played, 0, count);
  }
  expect(only(played.events, 'fires')).toMatchObject([{ weapons: ['F', 'L'] }]);
  expect(ship(played, 0).fired).toBe(true);
});

test('5.2 some is at least one', () => {
  const played = duel('CT-1', 'CA(R)', 3, { winner: 0 });
  allMove(played);
  answer(played, 0, { ship: 0, at: 1, all: false });
  expect(play(rules, played.match, { seat: 0, question: played.match.question, choice: 0 })).toMatchObject({
    code: 'forbidden',
    rule: '5.2',
  });
});

test('5.2 a single weapon is fired or not: there is no part of it', () => {
  const played = duel('CT-4', 'CA(R)', 3, { winner: 0 });
  allMove(played);
  expect(fires(played, 0)).toEqual([
    { ship: 0, at: 1, all: true },
    { ship: 0, at: null, all: false },
  ]);
  const part = { seat: 0, question: played.match.question, choice: { ship: 0, at: 1, all: false } };
  expect(play(rules, played.match, part)).toMatchObject({ code: 'forbidden', rule: '5.2' });
});

test('5.3 held fire is told, rolls no dice and counts as the fire of this turn', () => {
  const played = melee();
  const drawn = played.match.dice.drawn[0];
  expect(only(answer(played, 0, { ship: 2, at: null, all: false }), 'passed')).toMatchObject([
    { ship: { name: 'Despair' } },
  ]);
  expect(played.match.dice.drawn[0]).toBe(drawn);
  expect(ship(played, 2).fired).toBe(true);
});

test('5.4 a ship without a weapon, or with nobody in reach, is passed over', () => {
  const played = melee();
  const [ruin, despair] = [ship(played, 1), ship(played, 2)];
  ruin.working = ruin.design.systems.map((system) => system !== 'F' && system !== 'L');
  Object.assign(despair, at(40, 35));
  expect(new Set(fires(played, 0).map(({ ship: id }) => id))).toEqual(new Set([0]));
  const ask = askOf(played.match, 0);
  const reasons = ask ? refusals(rules, played.match, ask).map(({ fact }) => fact) : [];
  expect(reasons).toContain('Ruin has no weapon that works.');
  expect(reasons).toContain('Despair cannot hurt anybody from here.');
  expect(holdAll(played)).toEqual([0, 1, 1, 1]);
});

test('5.4 where nobody can hurt anybody, nobody is asked', () => {
  const played = battle();
  allMove(played);
  expect(only(played.events, 'passed')).toEqual([]);
  expect(played.match.board.turn).toBe(2);
});

test('4.6 a ship off the map is not offered as a target', () => {
  const played = melee();
  ship(played, 4).fate = 'gone';
  expect(new Set(fires(played, 0).map(({ at: target }) => target))).toEqual(new Set([3, 5, null]));
});

test('5.5 when one side has no more ships to fire, the other goes on', () => {
  const played = melee();
  for (const id of [4, 5]) ship(played, id).fate = 'destroyed';
  expect(holdAll(played)).toEqual([0, 1, 0, 0]);
});

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

/** How many degrees a hex lies off dead astern. */
function offAstern(facing: Direction, from: Hex, to: Hex): number {
  const [q, r] = [to.q - from.q, to.r - from.r];
  const bearing = (Math.atan2(Math.sqrt(3) * r, 2 * q + r) * 180) / Math.PI;
  const turn = (((bearing - facing * 60 + 180) % 360) + 360) % 360;
  return Math.round(Math.min(turn, 360 - turn));
}

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
  const told = fireAll(played, 0, 1, 1, 1, 1);
  expect(only(told, 'shot').map(({ weapon }) => weapon)).toEqual(['L', 'R']);
  expect(only(told, 'damage').map(({ lost }) => lost.map(({ system }) => system))).toEqual([['A'], ['S']]);
});

test('8.6 the order is that of the weapons that still work', () => {
  const played = duel('[1] L Q (I) F L [2]', 'CA(R)', 3, { winner: 0 });
  const first = ship(played, 0);
  first.working = onlyWorking(first, 1, 2, 3, 4);
  allMove(played);
  expect(only(fireAll(played, 0, 1, 10, 10), 'fires')).toMatchObject([{ weapons: ['F', 'L'] }]);
});

test('8.6 a shot counts for the next: with the last engine gone a missile does three times its damage', () => {
  const played = duel('[1] Q (I) R R [2]', '[1] (I) Q A×5 [2]', 3, { winner: 0 });
  allMove(played);
  const told = fireAll(played, 0, 1, 1, 1);
  expect(only(told, 'damage').map(({ lost }) => lost.length)).toEqual([1, 3]);
  expect(damageAt(played.match.board, 'R', 3, ship(played, 1))).toBe(3);
});
