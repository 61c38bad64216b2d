import { expect, test } from 'vitest';
import type { Event } from '../rules/model.ts';
import { allMove, answer, at, battle, duel, fireAll, only, type Played, ship, wholeSetup } from './playing.ts';

/** One shot that hits, from a ship with one weapon, at a target on which some places are destroyed already. */
function hit(weapon: 'R' | 'Pt' | 'F' | 'L', target: string, range: number, lost: readonly number[] = []) {
  const played = duel(`[1] Q (I) ${weapon} [2]`, target, range, { winner: 0 });
  const struck = ship(played, 1);
  struck.working = struck.design.systems.map((_, place) => !lost.includes(place));
  allMove(played);
  return { played, told: fireAll(played, 0, 1, 1) };
}

const lostIn = (told: readonly Event[]): readonly number[] =>
  only(told, 'damage').flatMap(({ lost }) => lost.map(({ place }) => place));
const announced = (told: readonly Event[]): readonly string[] => only(told, 'announced').map(({ status }) => status);

test('6.1 damage goes from left to right over what still works', () => {
  expect(lostIn(hit('F', 'CT-4', 0).told)).toEqual([0, 1, 2]);
  expect(lostIn(hit('F', 'CT-4', 0, [0, 2, 3]).told)).toEqual([1, 4, 5]);
});

test('6.1 a destroyed weapon no longer fires', () => {
  const played = duel('[1] F Q (I) L [2]', 'CT-4', 1);
  allMove(played);
  fireAll(played, 1, 0, 1);
  expect(only(fireAll(played, 0, 1, 10), 'fires')).toMatchObject([{ weapons: ['L'] }]);
});

test('6.2 a laser passes over shields', () => {
  expect(lostIn(hit('L', 'CT-4', 2).told)).toEqual([4, 5]);
  expect(lostIn(hit('F', 'CT-4', 2).told)).toEqual([0, 1]);
});

test.each([
  ['6.3 with shields and engines a missile destroys one system', '[1] S A×5 Q (I) [2]', [], 1],
  ['6.3 with engines alone, one', '[1] S A×5 Q (I) [2]', [0], 1],
  ['6.3 with shields alone, one', '[1] S A×5 Q (I) [2]', [7], 1],
  ['6.3 with neither, three', '[1] S A×5 Q (I) [2]', [0, 7], 3],
  ['6.3 with one engine of a room, one', '[1] S A×5 Q (I I) [1]', [0, 7], 1],
  ['6.3 with no engine of a room, three', '[1] S A×5 Q (I I) [1]', [0, 7, 8], 3],
  ['6.3 with no shields ever and no engines left, three', '[1] A×5 Q (I) [2]', [6], 3],
])('%s', (_, target, lost, points) => {
  expect(lostIn(hit('R', target, 5, lost).told)).toHaveLength(points);
});

test('6.3 no other weapon does', () => {
  expect(lostIn(hit('Pt', '[1] A×5 Q (I) [2]', 5, [6]).told)).toHaveLength(2);
});

test('6.4 a ship is destroyed with its last system', () => {
  const { told, played } = hit('F', '[1] A Q (I) [2]', 2, [0]);
  expect(lostIn(told)).toEqual([1, 2]);
  expect(only(told, 'destroyed')).toMatchObject([{ ship: { name: 'Bob' }, rule: '6.4' }]);
  expect(ship(played, 1).fate).toBe('destroyed');
});

test('6.4 one system left is a ship left', () => {
  const { told, played } = hit('F', '[1] A Q (I) [2]', 2);
  expect(only(told, 'destroyed')).toEqual([]);
  expect(ship(played, 1).fate).toBe('fighting');
});

test.each([
  ['6.5 the last shield', '[1] S S A Q (I) [2]', [0], 5, ['shields-down']],
  ['6.5 not the last but one', '[1] S S A Q (I) [2]', [], 5, []],
  ['6.5 not again with the next hit', '[1] S A A Q (I) [2]', [0], 5, []],
  ['6.6 the first system beyond shields and armour', '[1] S A Q Q (I) [2]', [0, 1], 5, ['streaming-atmosphere']],
  ['6.6 only the first', '[1] S A Q Q (I) [2]', [0, 1, 2], 5, []],
  ['6.6 armour is nothing of the kind', '[1] S A A Q (I) [2]', [0, 1], 5, []],
  ['6.7 an engine, but not the last', '[1] A Q (I) (I) (I) [6]', [0, 1], 5, ['drive-field-fluctuates']],
  ['6.7 every one of them', '[1] A Q (I) (I) (I) [6]', [0, 1, 2], 5, ['drive-field-fluctuates']],
  ['6.7 not the last of them', '[1] A Q (I) F [2]', [0, 1], 5, ['drive-field-down']],
  ['6.8 the last engine', '[1] A Q (I) (I) F [4]', [0, 1, 2], 5, ['drive-field-down']],
  ['6.8 not again with the next hit', '[1] A Q (I) F F [2]', [0, 1, 2], 5, []],
  ['6.8 all at once', '[1] S (I) Q [2]', [], 0, ['shields-down', 'streaming-atmosphere', 'drive-field-down']],
] as const)('%s', (_, target, lost, range, statuses) => {
  expect(announced(hit('F', target, range, lost).told)).toEqual(statuses);
});

test('7.1 who has the last ship on the map has won', () => {
  const played = battle({
    setup: { scenario: 'fleet-action' },
    winner: 0,
    ships: [20, 20, 20, 21, 23, 23].map((column) => ({ ...at(column, 20) })),
  });
  for (const id of [1, 2, 4]) ship(played, id).fate = 'destroyed';
  ship(played, 5).fate = 'gone';
  const last = ship(played, 3);
  last.working = last.design.systems.map((_, place) => place === 0);
  allMove(played);
  fireAll(played, 0, 3, 1);
  expect(played.match.result).toEqual({ places: [1, 2], scores: [], turns: 1, rule: '7.1' });
  expect(played.events.at(-1)).toMatchObject({ type: 'over', winner: 0, turns: 1 });
});

test('7.1 the battle is over at once, also where the last ship of the winner of initiative leaves the map', () => {
  const played = battle({ winner: 1, ships: [{ ...at(20, 20) }, { ...at(59, 5), facing: 0 }] });
  answer(played, 0, 'stay');
  answer(played, 1, 'ahead');
  expect(played.match.result).toMatchObject({ places: [1, 2], turns: 1, rule: '7.1' });
});

test('7.1 so it is where the last ship of side A does', () => {
  const played = battle({ winner: 1, ships: [{ ...at(0, 5), facing: 3 }] });
  answer(played, 0, 'ahead');
  expect(played.match.result).toMatchObject({ places: [2, 1], turns: 1, rule: '7.1' });
});

test('7.1 as long as both have a ship, the battle goes on', () => {
  const played = battle({ setup: { scenario: 'fleet-action' } });
  for (const id of [0, 1, 4, 5]) ship(played, id).fate = 'destroyed';
  allMove(played);
  expect(played.match.result).toBeNull();
});

function sitOut(turnLimit: number): Played {
  const played = battle({ setup: { turnLimit } });
  while (played.match.result === null) {
    const [ask] = played.match.asks;
    if (ask === undefined) throw new Error('nobody is asked');
    answer(played, ask.seat, 'stay');
  }
  return played;
}

test('7.2 the limit is 100 turns, unless the table agrees on another number', () => {
  expect(wholeSetup().turnLimit).toBe(100);
});

test('7.2 a battle that goes to its limit is a draw', () => {
  expect(sitOut(3).match.result).toEqual({ places: [1, 1], scores: [], turns: 3, rule: '7.2' });
});

test('7.3 players of a side win and lose together', () => {
  const played = battle({ seats: 5, ships: [0, 0, 0].map(() => ({ ...at(0, 5), facing: 3 })) });
  for (const seat of [0, 2, 4]) answer(played, seat, 'ahead');
  expect(played.match.result?.places).toEqual([3, 1, 3, 1, 3]);
});

test('8.7 a laser that finds nothing but shields destroys shields', () => {
  const { played, told } = hit('L', '[1] S S A Q (I) [2]', 2, [2, 3, 4]);
  expect(lostIn(told)).toEqual([0, 1]);
  expect(played.match.result).toMatchObject({ places: [1, 2] });
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
