import { expect, test } from 'vitest';
import { READY, STOCK, spentOn, TOP_SPEED } from '../rules/data/designs.ts';
import type { Position } from '../rules/model.ts';
import { answer, inFlight, on, only, type Playthrough, rig, run, SIXES, setSpeeds } from './support/playing.ts';

const corridor = run('crossing', 9, 0, 11);
const elsewhere = run('switchback', 7, 0, 9);
const straight = run('switchback', 7, 2, 7);
const far = run('mouth', 1, 0, 7);

test('2.1 the top speed is 6 for everybody', () => {
  expect(TOP_SPEED).toBe(6);
});

test('2.2 the stock starfighter has handling 4, accuracy 4 and protection 10, and costs exactly ten points', () => {
  expect(STOCK).toEqual({ handling: 4, accuracy: 4, protection: 10 });
  expect(spentOn(STOCK)).toBe(10);
  expect(Object.values(READY).map(spentOn)).toEqual(Object.values(READY).map(() => 10));
});

test('2.3 at 0 protection a starfighter blows up and leaves the tunnel at once, before the next moves', () => {
  const played = inFlight([
    { ...on(corridor, 3), damage: 9, speed: 5 },
    { ...on(elsewhere, 1), speed: 1 },
    { ...on(elsewhere, 6), speed: 1 },
  ]);
  const events = setSpeeds(played, [6, 1, 2], 1, 1, 1, 2);
  const wreck = events.findIndex(({ type }) => type === 'wrecked');
  expect(only(events, 'wrecked')).toMatchObject([{ seat: 0, rule: '2.3' }]);
  expect(played.match.board.pilots[0]).toMatchObject({ out: 1, space: -1, damage: 10 });
  expect(events.slice(wreck).some((event) => event.type === 'flew' && event.seat === 0)).toBe(false);
});

test('2.3 a pilot that scrapes past with its last point of protection blows up before anybody flies', () => {
  const played = inFlight([on(straight, 1), { ...on(straight, 1), damage: 9 }, { ...on(far, 1), speed: 2 }], {
    board: { grazed: [[0, 1]] },
  });
  const events = setSpeeds(played, [2, 2, 1], 5, 2, ...SIXES);
  const types = events.map(({ type }) => type);
  expect(only(events, 'wrecked')).toMatchObject([{ seat: 1, space: straight[1] }]);
  expect(types.indexOf('wrecked')).toBeLessThan(types.indexOf('flew'));
  expect(played.match.board.pilots[1]).toMatchObject({ out: 1, space: -1, damage: 10 });
  expect(only(events, 'ordered')).toMatchObject([{ order: [0, 2] }]);
});

/** Two pilots share a tunnel, and one more hit destroys the second; a third is far away. */
const threeWith = (first: Position, second: Position): Playthrough =>
  inFlight([
    { ...first, speed: 2 },
    { ...second, speed: 2, damage: 9 },
    { ...on(far, 1), speed: 2 },
  ]);

test('2.3 a pilot that collides with its last point of protection blows up before anybody fires', () => {
  const played = threeWith(on(straight, 1), on(straight, 0));
  setSpeeds(played, [1, 2, 3], ...SIXES);
  answer(played, 0, 'low');
  const events = answer(played, 1, 'low');
  expect(only(events, 'wrecked')).toMatchObject([{ seat: 1 }]);
  expect(played.match.board.pilots[1]).toMatchObject({ out: 1, space: -1, damage: 10 });
});

test('2.3 a pilot that is hit with its last point of protection blows up before the next turn', () => {
  const played = threeWith(on(straight, 0), on(straight, 1));
  setSpeeds(played, [1, 2, 3], ...SIXES);
  played.match.dice.rigged = [];
  rig(played, 6, 6);
  const events = answer(played, 0, 1);
  expect(only(events, 'wrecked')).toMatchObject([{ seat: 1 }]);
  expect(played.match.asks.map(({ seat }) => seat)).toEqual([0, 2]);
});

test('2.3 damage short of protection leaves it flying', () => {
  const played = inFlight([
    { ...on(corridor, 3), damage: 8, speed: 5 },
    { ...on(elsewhere, 1), speed: 1 },
  ]);
  setSpeeds(played, [6, 1], 1, 1, 6, 6, 6, 6, 6, 6);
  expect(played.match.board.pilots[0]).toMatchObject({ out: 0, damage: 9 });
});
