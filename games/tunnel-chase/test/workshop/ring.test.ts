import { expect, test } from 'vitest';
import { ASTEROIDS, ringOf } from '../../rules/01-asteroid/numbers.ts';
import { EMPTY, loosePieces, numberIn, putDown, readRing, takeOff, turnCentre } from '../../workshop/ring.ts';

test('a piece put down in a slot changes places with what lay there', () => {
  const ring = putDown([1, 2, 3, 4, 5, 6], { piece: 2, from: 1 }, 4);
  expect(ring).toEqual([1, 5, 3, 4, 2, 6]);
  expect(putDown(EMPTY, { piece: 3, from: null }, 0)).toEqual([3, 0, 0, 0, 0, 0]);
});

test('what is taken off, or pushed aside, lies beside the asteroid', () => {
  expect(loosePieces(takeOff([1, 2, 3, 4, 5, 6], 2))).toEqual([3]);
  expect(loosePieces(putDown([1, 0, 0, 0, 0, 0], { piece: 2, from: null }, 0))).toEqual([1, 3, 4, 5, 6]);
});

test('1.3 it has a number as soon as every slot is filled, and only then', () => {
  expect(numberIn(EMPTY)).toBeNull();
  expect(numberIn([1, 2, 3, 4, 5, 0])).toBeNull();
  for (const number of [1, 240, ASTEROIDS]) expect(numberIn(ringOf(number))).toBe(number);
});

test('1.3 turning the centre six times brings the same asteroid back, by way of five others', () => {
  let ring = ringOf(397);
  const numbers = Array.from({ length: 6 }, () => {
    ring = turnCentre(ring, 1);
    return numberIn(ring);
  });
  expect(new Set(numbers).size).toBe(6);
  expect(numbers.at(-1)).toBe(397);
  expect(turnCentre(turnCentre(ring, 1), -1)).toEqual(ring);
});

test('what was kept is read with care', () => {
  expect(readRing([6, 5, 4, 3, 2, 1])).toEqual([6, 5, 4, 3, 2, 1]);
  expect(readRing([1, 0, 2, 0, 0, 0])).toEqual([1, 0, 2, 0, 0, 0]);
  for (const broken of [null, 'x', [1, 2, 3], [1, 1, 2, 3, 4, 5], [7, 1, 2, 3, 4, 5]]) {
    expect(readRing(broken)).toEqual(ringOf(1));
  }
});
