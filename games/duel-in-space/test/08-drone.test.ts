import { script } from '@starboard/testkit';
import { expect, test } from 'vitest';
import { LASERS } from '../rules/data/ships.ts';
import type { Ship } from '../rules/model.ts';
import { answer, asked, duel, only, turn } from './support/playing.ts';

const DRONE = [null, 'drone'] as const;

/** A turn against a drone, whose dice follow the person's heading. */
function against(drone: Partial<Ship>, faces: readonly number[], ports: readonly [1 | 3 | 5, 3 | 4 | 5] = [3, 4]) {
  const played = duel({ seating: DRONE, ports, ships: [{}, drone] });
  const events = turn(played, { aim: [2, 1], faces });
  return { played, events, drone: played.match.board.ships[1] };
}

test('8.1 a drone is never asked, and its dice fall after its opponent has chosen', () => {
  const played = duel({ seating: DRONE });
  expect(asked(played)).toEqual(['0 aim']);
  const drawn = [...played.match.dice.drawn];
  answer(played, 0, 1);
  expect(asked(played)).toEqual(['0 heading']);
  expect(played.match.dice.drawn).toEqual(drawn);
  script(played.match, { purpose: 'steering', who: 1, draws: [4, 1] });
  expect(only(answer(played, 0, 0), 'headed')).toMatchObject([{ seat: 0 }, { seat: 1, clicks: -1, dice: [4, 1] }]);
});

test('8.1 drones may fly both ships: the match needs nobody', () => {
  const { match } = duel({ seating: ['drone', 'drone'] });
  expect(match.result).not.toBeNull();
});

test.each([
  [1, 4, 4],
  [3, 6, 6],
  [4, 1, -1],
  [6, 5, -5],
])('8.2 big die %i and little die %i: %i clicks', (big, little, clicks) => {
  const { events } = against({}, [big, little, 1]);
  expect(only(events, 'headed').find(({ seat }) => seat === 1)).toMatchObject({
    clicks,
    rule: '8.2',
    dice: [big, little],
  });
});

test('8.2 more than its stabilizer allows is straight on, and counts as no clicks', () => {
  const { drone } = against({ stabilizerHits: 3 }, [1, 4, 1]);
  expect(drone.heading).toBe(0);
});

test.each([
  [4, false],
  [5, true],
  [6, true],
])('8.3 a turret die of %i: on target %s', (die, on) => {
  const misses = on ? [1, 1, 1, 1] : [];
  const { played, events } = against({ lasers: [false, false, false, true, true, false] }, [1, 1, die, ...misses]);
  const port = played.match.board.ports[1];
  expect(only(events, 'drone-turret')).toMatchObject([{ die, sector: on ? port : null }]);
  expect(only(events, 'declared').filter(({ seat }) => seat === 1)).toHaveLength(on ? 1 : 0);
});

test('8.3 no die is rolled for a turret without lasers, nor in a fly-by', () => {
  const { events } = against({ lasers: LASERS.map(() => false) }, [1, 1]);
  expect(only(events, 'drone-turret')).toEqual([]);
  const passing = duel({ seating: DRONE, ports: [1, 1], board: { noseToNose: 1 }, ships: [{}, { stabilizerHits: 6 }] });
  expect(only(turn(passing, { faces: [1, 1] }), 'fly-by')).toHaveLength(1);
  expect(only(passing.events, 'drone-turret')).toEqual([]);
});

test('8.4 a drone fires everything that bears', () => {
  const played = duel({ seating: DRONE, ports: [4, 1], ships: [{}, { stabilizerHits: 6 }] });
  const events = turn(played, { aim: [2, 1], faces: [1, 1, 5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1] });
  expect(only(events, 'declared')).toMatchObject([{ seat: 1, rule: '8.4', lasers: LASERS.slice(0, 5) }]);
});

test('8.4 the person fires first, knowing where the drone points', () => {
  const played = duel({ seating: ['drone', null], ports: [1, 1], ships: [{ stabilizerHits: 6 }, {}] });
  const events = turn(played, { aim: [2, 2], faces: [1, 1, 5], fire: [1] });
  const order = events.filter(({ type }) => ['drone-turret', 'declared', 'shot'].includes(type));
  expect(order[0]).toMatchObject({ type: 'drone-turret' });
  expect(
    only(events, 'shot')
      .map(({ by }) => by)
      .slice(0, 3),
  ).toEqual([1, 1, 1]);
});

test('8.5 the score is the number of turns, the one in which the drone was destroyed included', () => {
  const played = duel({
    seating: DRONE,
    ports: [1, 4],
    ships: [
      { lasers: LASERS.map((laser) => laser === 'forward-1') },
      { lasers: LASERS.map(() => false), stabilizerHits: 6, protectionLost: 9 },
    ],
  });
  const steering = [1, 1];
  turn(played, { faces: steering });
  turn(played, { faces: steering });
  turn(played, { faces: [...steering, 6, 6, 3, 4], fire: [0] });
  expect(played.match.result).toMatchObject({ places: [1, 2], turns: 3 });
});
