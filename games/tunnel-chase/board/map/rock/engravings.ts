import type { Point } from '@starboard/geometry';
import { type Asteroid, bendIndex } from '../../../rules/01-asteroid/asteroid.ts';
import { stretchesOf } from '../../../rules/01-asteroid/walls.ts';
import { apart, away, bearing, spotsOf, TUNNEL } from '../plane.ts';
import { type Hollow, hollowsOf } from './carving.ts';

/** The position of a rating in the rock beside its path. */
export interface Engraving extends Point {
  readonly kind: 'curve' | 'squeeze';
  readonly rating: number;
  readonly space: number;
  /** The spaces on both sides of it; null in The Squeeze, which doesn't need them. */
  readonly between: readonly [number, number] | null;
}

/** The rock that a figure needs round its middle, and from other figures. */
const ROOM = 6.5;
const BETWEEN_FIGURES = 12;
/** The least and the greatest distance of a figure from its space. */
const NEAREST = TUNNEL + ROOM;
const FARTHEST = NEAREST + 26;

const kept = new WeakMap<Asteroid, readonly Engraving[]>();

export function engravingsOf(asteroid: Asteroid): readonly Engraving[] {
  const known = kept.get(asteroid);
  if (known !== undefined) return known;
  const found = engrave(asteroid);
  kept.set(asteroid, found);
  return found;
}

function engrave(asteroid: Asteroid): readonly Engraving[] {
  const spots = spotsOf(asteroid);
  const placed: Engraving[] = [];
  for (const { layout, lie, first } of asteroid.pieces) {
    const hollows = hollowsOf(stretchesOf(layout.piece, lie));
    for (let space = first; space < first + layout.spaces.length; space++) {
      const at = spots[space] ?? { x: 0, y: 0 };
      const ways = asteroid.neighbours[space] ?? [];
      const arms = ways.map((way) => bearing(at, spots[way] ?? at));
      const put = (
        rating: number,
        kind: Engraving['kind'],
        angles: readonly number[],
        pair: Engraving['between'],
      ): void => {
        if (rating > 0) placed.push({ ...clearest(at, angles, hollows, placed), kind, rating, space, between: pair });
      };
      for (let a = 0; a < ways.length; a++) {
        for (let b = a + 1; b < ways.length; b++) {
          const rating = asteroid.curves[bendIndex(space, a, b)] ?? 0;
          put(rating, 'curve', corners(arms, a, b), [ways[a] ?? 0, ways[b] ?? 0]);
        }
      }
      put(asteroid.squeeze[space] ?? 0, 'squeeze', corners(arms, 0, 1), null);
    }
  }
  return placed;
}

const TURN = 2 * Math.PI;
const within = (angle: number): number => ((angle % TURN) + TURN) % TURN;

/** The directions of rock at a bend: outside it first, else between its arms, away from other arms. */
function corners(arms: readonly number[], a: number, b: number): readonly number[] {
  const [one, two] = [arms[a] ?? 0, arms[b] ?? 0];
  const sectors = [
    { from: one, wide: within(two - one) },
    { from: two, wide: within(one - two) },
  ].filter(({ from, wide }) => !arms.some((arm, i) => i !== a && i !== b && within(arm - from) < wide));
  return sectors.sort((x, y) => y.wide - x.wide).map(({ from, wide }) => from + wide / 2);
}

/** The nearest place for a figure in the rock; else the roomiest. */
function clearest(at: Point, angles: readonly number[], hollows: readonly Hollow[], taken: readonly Point[]): Point {
  let [best, most] = [at, Number.NEGATIVE_INFINITY];
  for (const angle of angles) {
    for (let far = NEAREST; far <= FARTHEST; far += 2) {
      const place = away(at, angle, far);
      const room = roomAt(place, hollows, taken);
      if (room >= ROOM) return place;
      if (room > most) [best, most] = [place, room];
    }
  }
  return best;
}

function roomAt(place: Point, hollows: readonly Hollow[], taken: readonly Point[]): number {
  let room = Number.POSITIVE_INFINITY;
  for (const hollow of hollows) room = Math.min(room, apart(place, hollow) - hollow.half);
  for (const other of taken) room = Math.min(room, apart(place, other) - BETWEEN_FIGURES + ROOM);
  return room;
}
