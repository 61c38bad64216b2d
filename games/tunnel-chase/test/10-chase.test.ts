import { type Choice, choose, options, refusedChoices, view } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { type Asteroid, asteroidOf } from '../rules/01-asteroid/asteroid.ts';
import { ASTEROIDS } from '../rules/01-asteroid/numbers.ts';
import { distanceBetween } from '../rules/flight.ts';
import { rules } from '../rules/index.ts';
import type { Board, Chase } from '../rules/model.ts';
import { words } from '../words/index.ts';
import { ASTEROID, answer, asked, chase, only, optionsOf, type Playthrough, resign } from './support/playing.ts';

const placing = (pilots: number, ...faces: readonly number[]): Playthrough =>
  chase({ pilots, setup: { start: 'chase' }, faces });

/** Places the asked pilot at its first or last option, with any heading. */
function placeOne(played: Playthrough, which: 0 | -1 = 0): number {
  const seat = played.match.asks[0]?.seat ?? -1;
  const space = optionsOf(played, seat).at(which) as number;
  answer(played, seat, space);
  answer(played, seat, optionsOf(played, seat)[0] ?? -1);
  return space;
}

/** The distance to the nearest placed pilot. */
function clearance({ pilots }: Board, asteroid: Asteroid, space: number): number {
  return Math.min(...pilots.flatMap(({ space: at }) => (at < 0 ? [] : [distanceBetween(asteroid, at, space)])));
}

test('10.1 the lowest roll is placed first; equal rolls roll again for their order among themselves', () => {
  const played = placing(4, 3, 5, 3, 1, 2, 6);
  expect(asked(played)).toEqual(['3 place']);
  placeOne(played);
  expect(asked(played)).toEqual(['0 place']);
  placeOne(played);
  expect(asked(played)).toEqual(['2 place']);
});

test('10.1 every group of equal rolls rolls again', () => {
  const played = placing(4, 5, 5, 3, 3, 2, 1, 1, 2);
  const order: readonly string[] = [0, 1, 2].flatMap(() => {
    const [next = ''] = asked(played);
    placeOne(played);
    return next;
  });
  expect(order).toEqual(['2 place', '3 place', '1 place']);
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
  const refused = refusedChoices(rules, played.match, { kind: 'place', seat: 1 }).map(({ rule, fact }) => [rule, fact]);
  expect(refused).toContainEqual(['10.3', 'This is within 4 spaces of a starfighter that is already placed.']);
});

test('10.4 the highest roll starts on the entrance, however near others are', () => {
  const played = placing(3, 1, 2, 6);
  placeOne(played);
  placeOne(played, -1);
  expect(played.match.board.pilots[2]).toMatchObject({ space: ASTEROID.entrance });
  expect(only(played.events, 'placed').at(-1)).toMatchObject({ rule: '10.4', seat: 2 });
  expect(asked(played)).toEqual(['0 speed', '1 speed', '2 speed']);
});

test('10.3 where no space is far enough from all others, those farthest away are offered', () => {
  const wasteful = 8;
  const asteroid = asteroidOf(wasteful);
  const { match } = chase({ pilots: 25, setup: { start: 'chase', asteroid: wasteful } });
  const placed: number[] = [];
  const clearance = (space: number): number =>
    Math.min(...placed.map((other) => distanceBetween(asteroid, space, other)));
  for (let ask = match.asks[0]; ask?.kind === 'place' && placed.length < 23; ask = match.asks[0]) {
    const free = options(rules, match, ask).map(Number);
    const taken = (space: number): number =>
      free.filter((other) => distanceBetween(asteroid, space, other) <= 4).length;
    placed.push(free.reduce((most, space) => (taken(space) > taken(most) ? space : most)));
    choose(rules, match, ask, placed.at(-1) ?? 0);
    const [facing] = match.asks;
    if (facing !== undefined) choose(rules, match, facing, options(rules, match, facing)[0] ?? null);
  }
  const inside = [...asteroid.at.keys()].filter((space) => space !== asteroid.entrance);
  const farthest = Math.max(...inside.map(clearance));
  expect(farthest).toBe(4);
  const [last] = match.asks;
  expect(last === undefined ? [] : options(rules, match, last)).toEqual(
    inside.filter((space) => clearance(space) === farthest),
  );
});

describe('10.3 where every space is within 4 of somebody', () => {
  /** An asteroid on which greedy placement leaves no room for 24 pilots before the entrance. */
  const NARROW = asteroidOf(50);
  const spaces = NARROW.at.flatMap((_, space) => (space === NARROW.entrance ? [] : [space]));
  const nearest = ({ match }: Playthrough, space: number): number => clearance(match.board, NARROW, space);

  /** Each pilot takes the space that leaves the fewest to the others, until none is far enough. */
  function crowded(): { readonly played: Playthrough; readonly offered: () => readonly number[] } {
    const played = chase({ pilots: 25, setup: { start: 'chase', asteroid: NARROW.number } });
    const seat = (): number => played.match.asks[0]?.seat ?? -1;
    const offered = (): readonly number[] => optionsOf(played, seat()) as number[];
    while (offered().every((space) => nearest(played, space) > 4)) {
      const open = offered();
      const taken = (space: number): number => open.filter((at) => distanceBetween(NARROW, at, space) <= 4).length;
      answer(played, seat(), open.toSorted((a, b) => taken(b) - taken(a))[0] ?? -1);
      answer(played, seat(), offered()[0] ?? -1);
    }
    expect(asked(played)).toEqual([`${seat()} place`]);
    return { played, offered };
  }

  test('those farthest from all who are placed are offered', () => {
    const { played, offered } = crowded();
    const most = Math.max(...spaces.map((space) => nearest(played, space)));
    expect(most).toBeLessThanOrEqual(4);
    expect(offered()).toEqual(spaces.filter((space) => nearest(played, space) === most));
  });

  test('nobody is told that a space is within 4 as if another were not', () => {
    const { played } = crowded();
    const ask = played.match.asks[0] ?? { kind: 'place' as const, seat: -1 };
    const refused = refusedChoices(rules, played.match, ask).map(({ fact }) => fact);
    const most = Math.max(...spaces.map((space) => nearest(played, space)));
    expect(new Set(refused)).toEqual(
      new Set([
        'The pilot who rolled highest starts on the entrance space.',
        `No space is more than 4 spaces from all starfighters. Your space must be ${most} spaces from the nearest one, which is the farthest possible.`,
      ]),
    );
    expect(words.prompt(ask, view(rules, played.match, ask.seat), [])).toBe(
      `No space is more than 4 spaces from all others. Place your starfighter as far from them as possible: ${most} spaces from the nearest.`,
    );
  });

  test('until one of them leaves: then only what is far enough again', () => {
    const { played, offered } = crowded();
    resign(played, only(played.events, 'placed')[0]?.seat ?? -1);
    expect(offered().length).toBeGreaterThan(0);
    expect(offered()).toEqual(spaces.filter((space) => nearest(played, space) > 4));
  });
});

test('10.3 25 pilots find a start on each of the 720 asteroids, more than 4 spaces apart', () => {
  const tooNear: number[] = [];
  for (let asteroid = 1; asteroid <= ASTEROIDS; asteroid++) {
    const { match } = chase({ pilots: 25, setup: { start: 'chase', asteroid }, faces: [] });
    let last = 0;
    for (let ask = match.asks[0]; ask?.kind === 'place'; ask = match.asks[0]) {
      last = nearestTo(asteroidOf(asteroid), last, options(rules, match, ask));
      if (clearance(match.board, asteroidOf(asteroid), last) <= 4) tooNear.push(asteroid);
      choose(rules, match, ask, last);
      const [facing] = match.asks;
      if (facing !== undefined) choose(rules, match, facing, options(rules, match, facing)[0] ?? null);
    }
    if (match.asks.length < 25) tooNear.push(asteroid);
  }
  expect(tooNear).toEqual([]);
});

/** Close packing leaves room for later pilots. */
function nearestTo(asteroid: Asteroid, space: number, free: readonly Choice<Chase>[]): number {
  const spaces = free.map(Number);
  const far = (other: number): number => distanceBetween(asteroid, space, other);
  return spaces.reduce((nearest, other) => (far(other) < far(nearest) ? other : nearest), spaces[0] ?? 0);
}

test('10.5 two may start anywhere too', () => {
  expect(asked(placing(2, 1, 2))).toEqual(['0 place']);
});
