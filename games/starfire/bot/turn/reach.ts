import { type Direction, distance, type Hex, inWedge, opposite } from '@starboard/geometry';
import { type Position, turnModeDone } from '../../rules/04-movement.ts';
import { LONGEST_RANGE } from '../../rules/05-combat/gunnery.ts';
import type { Design } from '../../rules/model.ts';
import { layersOf } from './courses.ts';

/** The ranges at which a ship may fire at a hex after its next movement, a bit for each. */
export type ReachNext = (from: Position, hex: Hex) => number;

const OPEN_SPACE = { width: 400, height: 400 };
const START = { q: 100, r: 200, facing: 0, straight: 0 } as const;
const UNKNOWN = -1;
const MOST_KEPT = 200;
const kept = new Map<string, ReachNext>();

/** Depends on the turn mode alone, on the points spent on it and on those to come, so each is worked out once. */
export function reachOf(design: Design, straight: number, points: number): ReachNext {
  const done = turnModeDone(straight, design);
  const key = `${design.turnMode} ${done} ${points}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  if (kept.size >= MOST_KEPT) kept.clear();
  const reach = workOut(design, done, points);
  kept.set(key, reach);
  return reach;
}

/** Each hex is worked out when it is first asked for, in the ship's own frame, where it faces 0. */
function workOut(design: Design, straight: number, points: number): ReachNext {
  const ends = aimsOf(
    (layersOf(OPEN_SPACE, design, { ...START, straight }, points).at(-1) ?? []).map((stop) => stop.position),
  );
  const radius = points + LONGEST_RANGE;
  const width = 2 * radius + 1;
  const found = new Int32Array(width * width).fill(UNKNOWN);
  return (from, hex) => {
    let [q, r] = [hex.q - from.q, hex.r - from.r];
    for (let turns = from.facing; turns > 0; turns--) {
      const before = q;
      q += r;
      r = -before;
    }
    if (q < -radius || q > radius || r < -radius || r > radius) return 0;
    const at = (q + radius) * width + r + radius;
    const known = found[at] ?? UNKNOWN;
    if (known !== UNKNOWN) return known;
    const ranges = rangesTo(ends, { q: START.q + q, r: START.r + r });
    found[at] = ranges;
    return ranges;
  };
}

function rangesTo(ends: readonly Position[], target: Hex): number {
  let ranges = 0;
  for (const end of ends) if (bearsOn(end, target)) ranges |= 1 << distance(end, target);
  return ranges;
}

/** 5.6 Whether a ship in a position could fire at a hex with a weapon of the longest range. */
export const bearsOn = (from: Readonly<Position>, hex: Hex): boolean =>
  distance(from, hex) < LONGEST_RANGE && !inWedge(from, opposite(from.facing), hex);

/** One position for each hex and facing. */
export function aimsOf<P extends Hex & { readonly facing: Direction }>(positions: readonly P[]): readonly P[] {
  const known = new Set<number>();
  return positions.filter(({ q, r, facing }) => {
    const key = ((q + 500) * 1000 + (r + 500)) * 6 + facing;
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
}
