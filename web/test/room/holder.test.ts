import { expect, test } from 'vitest';
import { type AtTheScreen, passTo } from '../../room/passing/holder.ts';

const two: AtTheScreen = { seats: [0, 1], holder: 0, asked: [0, 1], showing: false, over: false };

test('one person alone never passes the screen', () => {
  expect(passTo({ ...two, seats: [1], holder: 1, asked: [1] })).toBeNull();
  expect(passTo({ ...two, seats: [], holder: null, asked: [] })).toBeNull();
});

test('at the beginning the first one asked takes the screen', () => {
  expect(passTo({ ...two, holder: null })).toBe(0);
  expect(passTo({ ...two, holder: null, asked: [1] })).toBe(1);
});

test('whoever holds the screen is asked first', () => {
  expect(passTo(two)).toBeNull();
  expect(passTo({ ...two, holder: 1 })).toBeNull();
});

test('it passes on when the holder has answered and another is asked', () => {
  expect(passTo({ ...two, asked: [1] })).toBe(1);
  expect(passTo({ ...two, holder: 1, asked: [0] })).toBe(0);
});

test('among several it goes round', () => {
  expect(passTo({ ...two, seats: [0, 1, 2], holder: 1, asked: [0, 2] })).toBe(2);
  expect(passTo({ ...two, seats: [0, 1, 2], holder: 2, asked: [0, 1] })).toBe(0);
});

test('not before the holder has seen what happened, not after the end, not while nobody is asked', () => {
  expect(passTo({ ...two, asked: [1], showing: true })).toBeNull();
  expect(passTo({ ...two, asked: [1], over: true })).toBeNull();
  expect(passTo({ ...two, asked: [] })).toBeNull();
});
