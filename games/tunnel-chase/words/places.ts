import type { Asteroid } from '../rules/01-asteroid/asteroid.ts';
import { spotAt } from '../rules/01-asteroid/grid.ts';

/** Places and directions in words. North is up. */

const COMPASS = ['east', 'north-east', 'north', 'north-west', 'west', 'south-west', 'south', 'south-east'] as const;
const EIGHTH = Math.PI / 4;

/** A turn of less than STRAIGHT counts as none, and one of more than SHARP as a sharp one. */
const STRAIGHT = Math.PI / 15;
const SHARP = Math.PI * 0.55;

/** "The Fork". */
export function pieceName({ pieces }: Asteroid, space: number): string {
  return pieces.findLast(({ first }) => first <= space)?.layout.piece.name ?? '';
}

/** "112 in the Fork", "the entrance". */
export function spaceName(asteroid: Asteroid, space: number): string {
  if (space === asteroid.entrance) return 'the entrance';
  return `${space} in ${pieceName(asteroid, space).replace(/^The/, 'the')}`;
}

/** "north-east". */
export function compassName(asteroid: Asteroid, from: number, to: number): string {
  const eighth = Math.round(bearing(asteroid, from, to) / EIGHTH);
  return COMPASS[(eighth + COMPASS.length) % COMPASS.length] ?? '';
}

type Side = 'left' | 'right';
export type TurnName = 'straight on' | Side | `bear ${Side}` | `sharp ${Side}`;

/** The turn of a pilot that flies from one space through another to a third. No two ways at a fork share a name. */
export function turnName(asteroid: Asteroid, from: number, through: number, to: number): TurnName {
  const left = turnOf(asteroid, from, through, to);
  const name = nameOfTurn(left);
  const sharper = (asteroid.neighbours[through] ?? []).some((way) => {
    const turn = way === from ? 0 : turnOf(asteroid, from, through, way);
    return Math.abs(turn) > Math.abs(left) && nameOfTurn(turn) === name;
  });
  return sharper && (name === 'left' || name === 'right') ? `bear ${name}` : name;
}

/** The ways on for a pilot that has come from one space to another, from the leftmost to the rightmost. */
export function fromLeft(asteroid: Asteroid, from: number, at: number, ways: readonly number[]): readonly number[] {
  return ways.toSorted((a, b) => turnOf(asteroid, from, at, b) - turnOf(asteroid, from, at, a));
}

function nameOfTurn(left: number): Exclude<TurnName, `bear ${Side}`> {
  if (Math.abs(left) < STRAIGHT) return 'straight on';
  const side = left > 0 ? 'left' : 'right';
  return Math.abs(left) > SHARP ? `sharp ${side}` : side;
}

/** In radians, to the left. */
function turnOf(asteroid: Asteroid, from: number, through: number, to: number): number {
  const turn = bearing(asteroid, through, to) - bearing(asteroid, from, through);
  return Math.atan2(Math.sin(turn), Math.cos(turn));
}

/** Anticlockwise from the east. */
function bearing({ at }: Asteroid, from: number, to: number): number {
  const [a, b] = [spotAt(at[from] ?? [0, 0]), spotAt(at[to] ?? [0, 0])];
  return Math.atan2(b.y - a.y, b.x - a.x);
}
