import { begin, keyFromSeed } from '@starboard/kernel';
import { rigged } from '@starboard/testkit';
import { describe, expect, test } from 'vitest';
import { type Asteroid, asteroidOf } from '../rules/01-asteroid/asteroid.ts';
import { CENTRE, lieInSlot, placed, spotAt } from '../rules/01-asteroid/grid.ts';
import { LAYOUTS, type PieceLayout } from '../rules/01-asteroid/layout.ts';
import { ASTEROIDS, numberOf, ringOf } from '../rules/01-asteroid/numbers.ts';
import { type GridPoint, PIECES } from '../rules/01-asteroid/pieces.ts';
import { isClear } from '../rules/01-asteroid/sight.ts';
import { lookedAt, type Relation } from '../rules/01-asteroid/sight-tables.ts';
import { start } from '../rules/01-asteroid/start.ts';
import { stretchesOf } from '../rules/01-asteroid/walls.ts';
import { rules } from '../rules/index.ts';
import {
  ASTEROID,
  answer,
  chase,
  inFlight,
  on,
  optionsOf,
  run,
  SIXES,
  setSpeeds,
  wholeSetup,
} from './support/playing.ts';

const elsewhere = on(run('switchback', 7, 0, 9), 1);

const ALL = Array.from({ length: ASTEROIDS }, (_, i) => asteroidOf(i + 1));
const without = (fits: (asteroid: Asteroid) => boolean): readonly number[] =>
  ALL.filter((asteroid) => !fits(asteroid)).map(({ number }) => number);

describe('all 720 asteroids', () => {
  test('1.1 have at least 200 spaces', () => {
    expect(without(({ at }) => at.length >= 200)).toEqual([]);
  });

  test('1.2 are connected, and nothing is a dead end but the entrance', () => {
    expect(without(({ distance }) => !distance.includes(255))).toEqual([]);
    expect(without(({ neighbours }) => neighbours.filter(({ length }) => length < 2).length === 1)).toEqual([]);
  });

  test('1.2 join without a step: spaces on both sides of an edge are as far apart as any others', () => {
    for (const number of [1, 397, 720]) {
      const { at, neighbours } = asteroidOf(number);
      for (const [space, ways] of neighbours.entries()) {
        for (const way of ways) {
          expect(far(at[space], at[way])).toBeGreaterThan(270);
          expect(far(at[space], at[way])).toBeLessThan(310);
        }
      }
    }
  });

  test('1.3 differ from one another, however they are turned', () => {
    expect(new Set(ALL.map(shapeOf)).size).toBe(ASTEROIDS);
  });

  test('1.3 are named for good by a number', () => {
    expect(ringOf(1)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(ringOf(2)).toEqual([1, 2, 3, 4, 6, 5]);
    expect(ringOf(720)).toEqual([6, 5, 4, 3, 2, 1]);
    expect(without(({ number }) => numberOf(ringOf(number)) === number)).toEqual([]);
    expect(numberOf([1, 1, 2, 3, 4, 5])).toBeUndefined();
  });

  test('1.3 are all as likely where it is left to chance', () => {
    const drawn = Array.from({ length: 60 }, (_, i) => {
      const match = begin(rules, wholeSetup({ asteroid: 0 }), [null, null], keyFromSeed(i));
      return match.board.asteroid;
    });
    expect(new Set(drawn).size).toBeGreaterThan(50);
    const ends = [1, 720].map((face) => start(wholeSetup({ asteroid: 0 }), [null, null], rigged(face)).board.asteroid);
    expect(ends).toEqual([1, 720]);
  });

  test('1.4 have lines of sight that go both ways', () => {
    const goBothWays = ({ at, sight }: Asteroid): boolean => {
      for (let a = 0; a < at.length; a++) {
        for (let b = 0; b < a; b++) if (sight[a * at.length + b] !== sight[b * at.length + a]) return false;
      }
      return true;
    };
    expect(without(goBothWays)).toEqual([]);
  });

  test('1.5 have one entrance, in the mouth', () => {
    const isInMouth = ({ entrance, pieces }: Asteroid): boolean => {
      const mouth = pieces.find(({ layout }) => layout.piece.mouth !== undefined);
      const within = entrance - (mouth?.first ?? 0);
      return mouth?.layout.spaces[within]?.node === null;
    };
    expect(without(isInMouth)).toEqual([]);
  });
});

describe('lines of sight', () => {
  test('1.4 do not hang by a hair: tunnels a little wider or narrower change none, however pieces lie', () => {
    const [centre, ...ring] = LAYOUTS;
    if (centre === undefined) throw new Error('there is no centre');
    const pairs = ring.flatMap((a) => ring.filter((b) => b !== a).map((b) => [a, b] as const));
    const tables: readonly (readonly [PieceLayout, PieceLayout, Relation])[] = [
      ...LAYOUTS.map((layout) => [layout, layout, 'same'] as const),
      ...ring.flatMap((layout) => [0, 1, 2, 3, 4, 5].map((slot) => [centre, layout, slot] as const)),
      ...pairs.flatMap(([a, b]) => [[a, b, 'next'] as const, [a, b, 'across'] as const]),
    ];
    for (const [a, b, relation] of tables) {
      expect(lookedAt(a, b, relation, 1.015), `${a.piece.id} ${relation} ${b.piece.id}`).toEqual(
        lookedAt(a, b, relation, 0.985),
      );
    }
  });

  test.each([1, 397, 640])('1.4 are those of the whole asteroid: number %i', (number) => {
    const { at, sight, pieces } = asteroidOf(number);
    const open = pieces.flatMap(({ layout, lie }) => stretchesOf(layout.piece, lie));
    const spots = at.map(spotAt);
    for (const [a, from] of spots.entries()) {
      for (const [b, to] of spots.entries()) {
        if (b > a) expect(isClear(from, to, open), `${a} ${b}`).toBe(sight[a * at.length + b] === 1);
      }
    }
  });

  test('1.4 reach eight spaces and more along some straights, and always to the next space', () => {
    const { at, sight, distance, neighbours } = asteroidOf(1);
    const longest = distance.reduce((most, far, pair) => (sight[pair] === 1 ? Math.max(most, far) : most), 0);
    expect(longest).toBeGreaterThanOrEqual(8);
    for (const [space, ways] of neighbours.entries()) {
      for (const way of ways) expect(sight[space * at.length + way]).toBe(1);
    }
  });
});

describe('the pieces as they are kept', () => {
  test('1.1 have their spaces where the tunnels run, evenly apart', () => {
    for (const piece of PIECES) {
      const open = stretchesOf(piece, CENTRE);
      for (const { spaces } of piece.tracks) {
        for (const at of spaces) expect(isClear(spotAt(at), spotAt([at[0] + 1, at[1]]), open)).toBe(true);
      }
    }
  });

  test('1.2 turn without rounding', () => {
    expect(placed([300, -120], { turned: 6, to: [0, 0] })).toEqual([300, -120]);
    expect(placed([1350, 0], lieInSlot(3))).toEqual([-1350, 0]);
  });
});

test('1.5 nobody flies out of the mouth again', () => {
  const junction = ASTEROID.neighbours[ASTEROID.entrance]?.[0] ?? -1;
  const [on = -1, from = -1] = ASTEROID.neighbours[junction]?.filter((way) => way !== ASTEROID.entrance) ?? [];
  const played = inFlight([{ space: from, heading: junction, rear: -1 }, elsewhere]);
  setSpeeds(played, [2, 1], ...SIXES);
  expect(played.match.board.pilots[0]).toMatchObject({ space: on, rear: junction });
});

test('1.5 nobody is placed facing the mouth', () => {
  const junction = ASTEROID.neighbours[ASTEROID.entrance]?.[0] ?? -1;
  const played = chase({ pilots: 3, faces: [1, 2, 3] });
  answer(played, 0, junction);
  expect(optionsOf(played, 0)).toHaveLength(2);
  expect(optionsOf(played, 0)).not.toContain(ASTEROID.entrance);
});

function far(a: GridPoint = [0, 0], b: GridPoint = [0, 0]): number {
  const [from, to] = [spotAt(a), spotAt(b)];
  return Math.hypot(from.x - to.x, from.y - to.y);
}

/** All spaces as a text that is the same however the asteroid is turned. */
function shapeOf({ at }: Asteroid): string {
  const turns = [0, 1, 2, 3, 4, 5].map((turned) =>
    at
      .map((point) => placed(point, { turned, to: [0, 0] }).join())
      .sort((a, b) => (a < b ? -1 : 1))
      .join(' '),
  );
  return turns.reduce((least, each) => (each < least ? each : least));
}
