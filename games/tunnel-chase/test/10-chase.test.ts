import { refusals } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { distanceBetween } from '../rules/flight.ts';
import { rules } from '../rules/index.ts';
import { ASTEROID, answer, asked, chase, only, optionsOf, type Played } from './playing.ts';

const placing = (pilots: number, ...faces: readonly number[]): Played =>
  chase({ pilots, setup: { start: 'chase' }, faces });

/** Places whoever is asked at its first or last option, facing anywhere. */
function placeOne(played: Played, which: 0 | -1 = 0): number {
  const seat = played.match.asks[0]?.seat ?? -1;
  const space = optionsOf(played, seat).at(which) as number;
  answer(played, seat, space);
  answer(played, seat, optionsOf(played, seat)[0] ?? -1);
  return space;
}

test('10.1 the lowest roll is placed first; equal rolls roll again for their order among themselves', () => {
  const played = placing(4, 3, 5, 3, 1, 2, 6);
  expect(asked(played)).toEqual(['3 place']);
  placeOne(played);
  expect(asked(played)).toEqual(['0 place']);
  placeOne(played);
  expect(asked(played)).toEqual(['2 place']);
});

test('10.2 each places its starfighter and sets its heading', () => {
  const played = placing(3, 1, 2, 3);
  const space = optionsOf(played, 0)[7] as number;
  answer(played, 0, space);
  expect(asked(played)).toEqual(['0 face']);
  expect(optionsOf(played, 0)).toEqual(ASTEROID.neighbours[space]?.filter((way) => way !== ASTEROID.entrance));
  const [heading = -1] = optionsOf(played, 0) as number[];
  answer(played, 0, heading);
  expect(played.match.board.pilots[0]).toMatchObject({ space, heading });
});

test('10.3 not on the entrance, and not within 4 spaces of one already placed', () => {
  const played = placing(3, 1, 2, 3);
  expect(optionsOf(played, 0)).not.toContain(ASTEROID.entrance);
  const first = placeOne(played);
  const near = (space: number) => distanceBetween(ASTEROID, first, space) <= 4;
  const free = optionsOf(played, 1) as number[];
  expect(free.filter(near)).toEqual([]);
  expect(free).toHaveLength(ASTEROID.at.filter((_, space) => !near(space) && space !== ASTEROID.entrance).length);
  expect(refusals(rules, played.match, { kind: 'place', seat: 1 }).map(({ rule }) => rule)).toContain('10.3');
});

test('10.4 the highest roll starts on the entrance, however near others are', () => {
  const played = placing(3, 1, 2, 6);
  placeOne(played);
  placeOne(played, -1);
  expect(played.match.board.pilots[2]).toMatchObject({ space: ASTEROID.entrance });
  expect(only(played.events, 'placed').at(-1)).toMatchObject({ rule: '10.4', seat: 2 });
  expect(asked(played)).toEqual(['0 speed', '1 speed', '2 speed']);
});

test('10.3 25 pilots find a start: where no space is far enough, those farthest away are offered', () => {
  const played = placing(25);
  while (asked(played)[0]?.endsWith('place')) {
    const seat = played.match.asks[0]?.seat ?? -1;
    expect(optionsOf(played, seat).length).toBeGreaterThan(0);
    placeOne(played, seat % 2 === 0 ? 0 : -1);
  }
  expect(asked(played)).toHaveLength(25);
});

test('10.5 two may start anywhere too', () => {
  expect(asked(placing(2, 1, 2))).toEqual(['0 place']);
});
