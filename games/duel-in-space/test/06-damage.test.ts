import { rules } from '@starboard/duel-in-space/rules';
import { play } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { baseToHit, clicksAllowed } from '../rules/01-starfighters.ts';
import { isSpecial, pointsFor, specialModifier } from '../rules/06-damage.ts';
import { SPECIALS } from '../rules/data/ships.ts';
import type { Ship, Special } from '../rules/model.ts';
import {
  answer,
  asked,
  duel,
  EXPLOSION,
  HIT,
  ONE_LASER,
  only,
  PLAIN_DAMAGE,
  PLAIN_HIT,
  SPECIAL_DAMAGE,
  shootAt,
  turn,
} from './support/playing.ts';

test('6.1 the printed damage table', () => {
  const rows = Array.from({ length: 11 }, (_, i) => i + 2).map((total) => [total, pointsFor(total), isSpecial(total)]);
  expect(rows).toEqual([
    [2, 2, true],
    [3, 2, true],
    [4, 2, false],
    [5, 1, false],
    [6, 1, false],
    [7, 1, false],
    [8, 1, false],
    [9, 1, false],
    [10, 2, false],
    [11, 2, true],
    [12, 2, true],
  ]);
});

test('6.1 a hit is counted on the card of the ship that was hit', () => {
  expect(shootAt({}, ...PLAIN_DAMAGE).target.protectionLost).toBe(1);
});

test('6.2 with the last point of protection gone the ship breaks apart when the firing is over', () => {
  const { played, events } = shootAt({ protectionLost: 9 }, ...PLAIN_DAMAGE);
  expect(only(events, 'destroyed')).toMatchObject([{ seat: 1, rule: '6.2' }]);
  expect(played.match.result).toMatchObject({ places: [1, 2] });
});

test('6.2 with one point left it flies on', () => {
  expect(shootAt({ protectionLost: 8 }, ...PLAIN_DAMAGE).played.match.result).toBeNull();
});

test('6.3 the modifier grows at 7, 5 and 3 points of protection left', () => {
  expect([10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0].map(specialModifier)).toEqual([0, 0, 0, 1, 1, 2, 2, 3, 3, 3, 3]);
});

test.each([
  [0, 1, 0, 'stabilizer', []],
  [0, 5, 0, 'life-support', []],
  [1, 1, 1, 'computer', []],
  [3, 2, 2, 'computer-and-laser', [6]],
  [5, 1, 3, 'computer-and-laser', [6]],
  [5, 3, 3, 'explosion', []],
] as const)(
  '6.3 with %i lost before the hit, a die of %i and %i more: %s',
  (protectionLost, die, plus, name, weapon) => {
    const { events } = shootAt({ protectionLost }, ...SPECIAL_DAMAGE, die, ...weapon);
    expect(only(events, 'special')).toMatchObject([{ roll: { die, plus }, special: { name } }]);
  },
);

function suffering(special: Special, ship: Partial<Ship> = {}) {
  const played = duel({ ports: [3, 4], ships: [{ ...ship, pending: [special] }, {}] });
  turn(played, { aim: [4, 3] });
  return { played, ship: played.match.board.ships[0] };
}
const plain = (name: Special['name']): Special => ({ name, laser: null });

test('6.4 a stabilizer hit takes one click', () => {
  expect(clicksAllowed(suffering(plain('stabilizer')).ship)).toBe(5);
});

test('6.4 a stabilizer at 0 stays there: straight on only', () => {
  const { ship } = suffering(plain('stabilizer'), { stabilizerHits: 6 });
  expect(clicksAllowed(ship)).toBe(0);
});

test('6.5 a targeting hit raises the base number by one', () => {
  expect(baseToHit(suffering(plain('computer')).ship)).toBe(5);
});

test.each([1, 2, 3, 4, 5, 6])('6.6 a die of %i destroys that laser of the table', (die) => {
  const { events, target, played } = shootAt({}, ...SPECIAL_DAMAGE, 3, die);
  expect(only(events, 'special')).toMatchObject([{ special: { name: 'laser', laser: die - 1 }, weapon: [die] }]);
  turn(played, { aim: [4, 4] });
  expect(target.lasers.map((works, i) => (works ? null : i)).filter((i) => i !== null)).toEqual([die - 1]);
});

test('6.6 a destroyed laser is not offered, and says so', () => {
  const played = duel({ ports: [1, 4], ships: [{ lasers: [false, true, true, true, true, true] }, {}] });
  for (const seat of [0, 1]) answer(played, seat, 3);
  for (const seat of [0, 1]) answer(played, seat, 0);
  expect(asked(played)).toEqual(['0 fire']);
  expect(play(rules, played.match, { seat: 0, question: played.match.question, choice: ['forward-1'] })).toMatchObject({
    code: 'forbidden',
    rule: '6.6',
  });
});

test('6.6 a laser that is out already is rolled for again', () => {
  const { events } = shootAt({ lasers: [false, true, false, true, true, true] }, ...SPECIAL_DAMAGE, 3, 1, 3, 2);
  expect(only(events, 'special')).toMatchObject([{ special: { laser: 1 }, weapon: [1, 3, 2] }]);
});

test('6.7 computer and laser are hit together', () => {
  const { ship } = suffering({ name: 'computer-and-laser', laser: 5 });
  expect(baseToHit(ship)).toBe(5);
  expect(ship.lasers[5]).toBe(false);
});

test('6.7 row 4 of the table rolls for a laser', () => {
  const { events } = shootAt({ protectionLost: 3 }, ...SPECIAL_DAMAGE, 2, 6);
  expect(only(events, 'special')).toMatchObject([{ special: { name: 'computer-and-laser', laser: 5 }, weapon: [6] }]);
});

test('6.8 six turns are left, counted from the turn in which it takes effect; at 0 the pilot is dead', () => {
  const played = duel({ ports: [3, 4], ships: [{ pending: [plain('life-support')] }, {}] });
  const counts: (number | null)[] = [];
  while (played.match.result === null) {
    played.match.board.ports = [3, 4];
    played.match.board.movingApart = 0;
    turn(played, { aim: [1, 1] });
    counts.push(played.match.board.ships[0].lifeSupport);
  }
  expect(counts).toEqual([6, 5, 4, 3, 2, 1, 0]);
  expect(played.match.result).toMatchObject({ places: [2, 1], rule: '7.1' });
  expect(only(played.events, 'destroyed')).toMatchObject([{ seat: 0, rule: '6.8' }]);
});

test('6.9 the worst special damage blows the ship up as the next turn begins, whatever its protection', () => {
  const { played, events } = shootAt({}, ...SPECIAL_DAMAGE, 6);
  expect(events.map(({ type }) => type).slice(-4)).toEqual(['special', 'turn', 'destroyed', 'over']);
  expect(only(events, 'destroyed')).toMatchObject([{ seat: 1, rule: '6.9' }]);
  expect(played.match.result).toMatchObject({ places: [1, 2], rule: '7.1' });
});

test('6.10 special damage waits for the next turn: lasers hit this turn still fire', () => {
  const played = duel({ ports: [1, 1], ships: [ONE_LASER, ONE_LASER] });
  const events = turn(played, { fire: [0, 1], faces: [...HIT, ...SPECIAL_DAMAGE, 3, 1, ...PLAIN_HIT] });
  expect(only(events, 'shot').map(({ by }) => by)).toEqual([0, 1]);
  expect(only(events, 'effect')).toMatchObject([{ seat: 1, rule: '6.6' }]);
  expect(played.match.board.ships[1].lasers[0]).toBe(false);
});

test.each([
  [1, 'stabilizer', '6.4', []],
  [2, 'computer', '6.5', []],
  [3, 'laser', '6.6', [6]],
  [4, 'computer-and-laser', '6.7', [6]],
  [5, 'life-support', '6.8', []],
] as const)('6.10 a special die of %i, %s, takes effect when the next turn begins', (die, name, rule, weapon) => {
  const { events } = shootAt({}, ...SPECIAL_DAMAGE, die, ...weapon);
  const order = events.filter(({ type }) => ['special', 'turn', 'effect'].includes(type));
  expect(order).toMatchObject([
    { type: 'special', special: { name } },
    { type: 'turn', turn: 2 },
    { type: 'effect', seat: 1, rule },
  ]);
});

test.each([0, 1])('6.10 special damage of seat %i takes effect as well', (seat) => {
  const played = duel({ ports: [1, 1], ships: [ONE_LASER, ONE_LASER] });
  const stabilizer = [...HIT, ...SPECIAL_DAMAGE, 1];
  const events = turn(played, { fire: [1 - seat], faces: stabilizer });
  expect(only(events, 'effect')).toMatchObject([{ seat, rule: '6.4' }]);
  expect(played.match.board.ships.map(clicksAllowed)).toEqual(seat === 0 ? [5, 6] : [6, 5]);
  expect(played.match.board.ships.map(({ pending }) => pending)).toEqual([[], []]);
});

test('6.10 a ship that is about to blow up still fires', () => {
  const played = duel({ ports: [1, 1], ships: [ONE_LASER, ONE_LASER] });
  const events = turn(played, { fire: [0, 1], faces: [...EXPLOSION, ...PLAIN_HIT] });
  expect(only(events, 'damage').map(({ seat }) => seat)).toEqual([1, 0]);
});

test('6.10 a targeting computer hit this turn still aims the shots of this turn', () => {
  const played = duel({ ports: [1, 1], ships: [ONE_LASER, ONE_LASER] });
  const events = turn(played, { fire: [0, 1], faces: [...HIT, ...SPECIAL_DAMAGE, 2, ...PLAIN_HIT] });
  expect(only(events, 'shot').map(({ by, needed }) => [by, needed])).toEqual([
    [0, 4],
    [1, 4],
  ]);
  expect(baseToHit(played.match.board.ships[1])).toBe(5);
});

test('6.10 life support hit this turn loses its first turn of air in the next', () => {
  expect(shootAt({}, ...SPECIAL_DAMAGE, 5).target.lifeSupport).toBe(6);
});

test('6.10 protection counts at once, for the next special roll of the same turn', () => {
  const played = duel({ ports: [1, 4], ships: [{ lasers: [true, true, false, false, false, false] }, {}] });
  const twice = [...HIT, ...SPECIAL_DAMAGE, 1, ...HIT, ...SPECIAL_DAMAGE, 1];
  const specials = only(turn(played, { fire: [0], faces: twice }), 'special');
  expect(specials.map(({ roll }) => roll?.plus)).toEqual([0, 1]);
});

test('6.3 the special table is the printed one', () => {
  expect(SPECIALS).toEqual(['stabilizer', 'computer', 'laser', 'computer-and-laser', 'life-support', 'explosion']);
});
