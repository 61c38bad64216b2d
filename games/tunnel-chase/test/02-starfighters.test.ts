import { expect, test } from 'vitest';
import { READY, STOCK, spentOn, TOP_SPEED } from '../rules/data/designs.ts';
import { inFlight, on, only, run, setSpeeds } from './playing.ts';

const corridor = run('crossing', 9, 0, 11);
const elsewhere = run('switchback', 7, 0, 9);

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

test('2.3 damage short of protection leaves it flying', () => {
  const played = inFlight([
    { ...on(corridor, 3), damage: 8, speed: 5 },
    { ...on(elsewhere, 1), speed: 1 },
  ]);
  setSpeeds(played, [6, 1], 1, 1, 6, 6, 6, 6, 6, 6);
  expect(played.match.board.pilots[0]).toMatchObject({ out: 0, damage: 9 });
});
