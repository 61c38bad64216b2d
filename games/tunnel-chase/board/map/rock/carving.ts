import type { Point } from '@starboard/geometry';
import type { Asteroid } from '../../../rules/01-asteroid/asteroid.ts';
import { edgeMiddle, placed, spotAt } from '../../../rules/01-asteroid/grid.ts';
import { CHAMBER, HALF, SQUEEZE_HALF } from '../../../rules/01-asteroid/pieces.ts';
import { type Stretch, stretchesOf } from '../../../rules/01-asteroid/walls.ts';
import { apart, away, bearing, fixed, onScreen, scaled } from '../plane.ts';

/**
 * What is cut out of the rock, as strokes: tunnels, The Squeeze, and the rooms at junctions. Each piece has its own,
 * because a browser draws only what lies in the part of the map that changes.
 */
export interface Carving {
  readonly tunnels: readonly string[];
  readonly squeeze: readonly string[];
  readonly rooms: readonly string[];
}

export const WIDTHS: { readonly [C in keyof Carving]: number } = {
  tunnels: 2 * scaled(HALF),
  squeeze: 2 * scaled(SQUEEZE_HALF),
  rooms: 2 * scaled(CHAMBER),
};

/** Draws the same stretches that make the walls. */
export function carvingOf(asteroid: Pick<Asteroid, 'pieces'>): Carving {
  const pieces = asteroid.pieces.map(({ layout, lie }) => stretchesOf(layout.piece, lie));
  const drawn = (half: number): readonly string[] =>
    pieces
      .map((stretches) =>
        stretches
          .filter((each) => each.half === half)
          .map(strokeOf)
          .join(''),
      )
      .filter((strokes) => strokes !== '');
  return {
    tunnels: [...drawn(HALF), ...throughTheRim(asteroid)],
    squeeze: drawn(SQUEEZE_HALF),
    rooms: drawn(CHAMBER),
  };
}

/** The mouth opens to space, so its tunnel continues through the rough rim of the rock. */
const RIM = 26;

function throughTheRim(asteroid: Pick<Asteroid, 'pieces'>): readonly string[] {
  const mouth = mouthOf(asteroid);
  return mouth === null ? [] : [`M${at(mouth.at)}L${at(away(mouth.at, mouth.out, RIM))}`];
}

const at = ({ x, y }: Point): string => `${fixed(x)} ${fixed(y)}`;

/** A stroke of no length, with round ends, is a disc. */
function strokeOf(stretch: Stretch): string {
  const [from, to] = [onScreen(stretch.from), onScreen(stretch.to)];
  if (stretch.kind === 'line') return `M${at(from)}L${at(to)}`;
  const radius = fixed(scaled(stretch.radius));
  return `M${at(from)}A${radius} ${radius} 0 0 0 ${at(to)}`;
}

/** Points close together along all tunnels of a piece, each with the tunnel's radius there. */
export interface Hollow extends Point {
  readonly half: number;
}

const APART = 5;

export function hollowsOf(stretches: readonly Stretch[]): readonly Hollow[] {
  return stretches.flatMap((stretch) =>
    pointsAlong(stretch).map((point) => ({ ...point, half: scaled(stretch.half) })),
  );
}

function pointsAlong(stretch: Stretch): readonly Point[] {
  const [from, to] = [onScreen(stretch.from), onScreen(stretch.to)];
  const count = Math.max(1, Math.ceil((apart(from, to) * 1.3) / APART));
  const shares = Array.from({ length: count + 1 }, (_, i) => i / count);
  if (stretch.kind === 'line')
    return shares.map((share) => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }));
  const middle = onScreen(stretch.middle);
  const begins = bearing(middle, from);
  const sweep = (((begins - bearing(middle, to)) % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI);
  return shares.map((share) => away(middle, begins - sweep * share, scaled(stretch.radius)));
}

/** 1.5 The position of the mouth, and its outward direction in radians. */
export function mouthOf({ pieces }: Pick<Asteroid, 'pieces'>): { readonly at: Point; readonly out: number } | null {
  for (const { layout, lie } of pieces) {
    const { mouth } = layout.piece;
    if (mouth === undefined) continue;
    const rim = onScreen(spotAt(placed(edgeMiddle(mouth), lie)));
    return { at: rim, out: bearing(onScreen(spotAt(lie.to)), rim) };
  }
  return null;
}
