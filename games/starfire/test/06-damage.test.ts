import { expect, test } from 'vitest';
import { announced, hit, lostIn } from './support/combat.ts';
import { allMove, duel, fireAll, only, ship } from './support/playing.ts';

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

test('6.2 a laser passes over shields, with each of its points', () => {
  expect(lostIn(hit('L', 'CT-4', 2).told)).toEqual([4, 5]);
  expect(lostIn(hit('L', '[1] S S A Q (I) [2]', 2, [0]).told)).toEqual([2, 3]);
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

const FIRST_AND_LAST = ['drive-field-fluctuates', 'drive-field-down'] as const;

test.each([
  ['6.5 the last shield', '[1] S S A Q (I) [2]', [0], 5, ['shields-down']],
  ['6.5 not the last but one', '[1] S S A Q (I) [2]', [], 5, []],
  ['6.5 not again with the next hit', '[1] S A A Q (I) [2]', [0], 5, []],
  ['6.6 the first system beyond shields and armour', '[1] S A Q Q (I) [2]', [0, 1], 5, ['streaming-atmosphere']],
  ['6.6 only the first', '[1] S A Q Q (I) [2]', [0, 1, 2], 5, []],
  ['6.6 armour is nothing of the kind', '[1] S A A Q (I) [2]', [0, 1], 5, []],
  ['6.7 an engine, but not the last', '[1] A Q (I) (I) (I) [6]', [0, 1], 5, ['drive-field-fluctuates']],
  ['6.7 every one of them', '[1] A Q (I) (I) (I) [6]', [0, 1, 2], 5, ['drive-field-fluctuates']],
  [
    '6.7 each of two lost to one hit',
    '[1] A Q (I) (I) (I) [6]',
    [0, 1],
    2,
    ['drive-field-fluctuates', 'drive-field-fluctuates'],
  ],
  ['6.7 the first of two, where the second is the last', '[1] A Q (I) (I) F [4]', [0, 1], 2, FIRST_AND_LAST],
  ['6.7 not the last of them', '[1] A Q (I) F [2]', [0, 1], 5, ['drive-field-down']],
  ['6.8 the last engine', '[1] A Q (I) (I) F [4]', [0, 1, 2], 5, ['drive-field-down']],
  ['6.8 not again with the next hit', '[1] A Q (I) F F [2]', [0, 1, 2], 5, []],
  ['6.8 all at once', '[1] S (I) Q [2]', [], 0, ['shields-down', 'streaming-atmosphere', 'drive-field-down']],
] as const)('%s', (_, target, lost, range, statuses) => {
  expect(announced(hit('F', target, range, lost).told)).toEqual(statuses);
});
