import { expect, test } from 'vitest';
import { asteroidOf } from '../../rules/01-asteroid/asteroid.ts';
import { compassName, fromLeft, turnName } from '../../words/places.ts';

/** In these, every piece lies in each slot once. */
const ASTEROIDS = [1, 154, 305, 451, 577, 601];

test.each(ASTEROIDS)('4.6 no two ways at a fork of asteroid %i have the same name', (number) => {
  const asteroid = asteroidOf(number);
  const alike = asteroid.onward.flatMap((byOrigin, space) =>
    byOrigin.flatMap((ways, i) => {
      const names = ways.map((way) => turnName(asteroid, asteroid.neighbours[space]?.[i] ?? -1, space, way));
      return new Set(names).size < names.length ? [`${space}: ${names.join(', ')}`] : [];
    }),
  );
  expect(alike).toEqual([]);
});

/** A place in the list from left to right. */
const placeOf = (turn: string): number =>
  [/^sharp left/, /^left/, /^bear left/, /^straight/, /^bear right/, /^right/, /^sharp right/].findIndex((each) =>
    each.test(turn),
  );

test.each(ASTEROIDS)('4.6 the ways at a fork of asteroid %i are listed from left to right', (number) => {
  const asteroid = asteroidOf(number);
  const mixed = asteroid.onward.flatMap((byOrigin, space) =>
    byOrigin.flatMap((ways, i) => {
      const from = asteroid.neighbours[space]?.[i] ?? -1;
      const names = fromLeft(asteroid, from, space, ways).map((way) => turnName(asteroid, from, space, way));
      const inOrder = names.every((name, at) => at === 0 || placeOf(names[at - 1] ?? '') < placeOf(name));
      return inOrder ? [] : [`${space}: ${names.join(', ')}`];
    }),
  );
  expect(mixed).toEqual([]);
});

test.each(ASTEROIDS)('10.2 no two headings on a space of asteroid %i have the same name', (number) => {
  const asteroid = asteroidOf(number);
  const alike = asteroid.neighbours.flatMap((ways, space) => {
    const names = ways.map((way) => compassName(asteroid, space, way));
    return new Set(names).size < names.length ? [`${space}: ${names.join(', ')}`] : [];
  });
  expect(alike).toEqual([]);
});
