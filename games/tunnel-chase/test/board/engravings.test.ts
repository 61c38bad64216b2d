import { expect, test } from 'vitest';
import { apart } from '../../board/map/plane.ts';
import { hollowsOf } from '../../board/map/rock/carving.ts';
import { engravingsOf } from '../../board/map/rock/engravings.ts';
import { asteroidOf } from '../../rules/01-asteroid/asteroid.ts';
import { stretchesOf } from '../../rules/01-asteroid/walls.ts';

const FIGURE = 4;

test.each([1, 240, 397, 720])(
  'on asteroid %i every rating stands once, in the rock and clear of all others',
  (number) => {
    const asteroid = asteroidOf(number);
    const engraved = engravingsOf(asteroid);
    const curves = asteroid.curves.reduce((sum, rating) => sum + (rating > 0 ? 1 : 0), 0) / 2;
    const squeezes = asteroid.squeeze.reduce((sum, rating) => sum + (rating > 0 ? 1 : 0), 0);
    expect(engraved.filter(({ kind }) => kind === 'curve')).toHaveLength(curves);
    expect(engraved.filter(({ kind }) => kind === 'squeeze')).toHaveLength(squeezes);
    for (const [i, figure] of engraved.entries()) {
      for (const other of engraved.slice(i + 1)) expect(apart(figure, other)).toBeGreaterThan(2 * FIGURE);
    }
    const hollows = asteroid.pieces.flatMap(({ layout, lie }) => hollowsOf(stretchesOf(layout.piece, lie)));
    const inTunnels = engraved.filter((figure) =>
      hollows.some((hollow) => apart(figure, hollow) < hollow.half + FIGURE / 2),
    );
    expect(inTunnels.map(({ space, rating }) => `${rating} at ${space}`)).toEqual([]);
  },
);
