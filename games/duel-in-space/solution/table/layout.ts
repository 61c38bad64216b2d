import { CLASSES, SWAPPED } from '../model/positions.ts';
import type { Fleet } from '../model/ships.ts';

/** A pair of ships has a value for each class of positions, and the proven limit of their error. */
export const BLOCK = CLASSES.length + 1;
export const ERROR_AT = CLASSES.length;

/** Two hulls, the lower number first, and the first block of their ships. */
export interface HullPair {
  readonly first: number;
  readonly second: number;
  readonly block: number;
}

/** Pairs with the same protection in all: they need only the layers before. */
export interface Layer {
  readonly protection: number;
  readonly pairs: readonly HullPair[];
  readonly from: number;
  readonly to: number;
}

/** Where each pair of ships is in the table. */
export interface Layout {
  readonly layers: readonly Layer[];
  readonly blocks: number;
  /** By two hulls, the lower first: the first block. */
  readonly starts: Int32Array;
}

export function layoutOf({ hulls }: Fleet): Layout {
  const starts = new Int32Array(hulls.length * hulls.length).fill(-1);
  const layers: Layer[] = [];
  const most = Math.max(...hulls.map(({ protection }) => protection));
  let block = 0;
  for (let protection = 2; protection <= 2 * most; protection++) {
    const pairs: HullPair[] = [];
    const from = block;
    for (const [first, one] of hulls.entries()) {
      for (let second = first; second < hulls.length; second++) {
        const other = hulls[second];
        if (other === undefined || one.protection + other.protection !== protection) continue;
        pairs.push({ first, second, block });
        starts[first * hulls.length + second] = block;
        block += one.ships.length * other.ships.length;
      }
    }
    layers.push({ protection, pairs, from, to: block });
  }
  return { layers, blocks: block, starts };
}

/** The values of every pair; the enemy's side follows by swapping the ships. */
export interface Values {
  readonly fleet: Fleet;
  readonly layout: Layout;
  readonly table: Float64Array;
  /** Where to look up pairs in the other order, if the two players are not alike. */
  readonly turned?: Float64Array;
}

/** The block of two ships, if the first one's hull has the lower number; otherwise swap them first. */
export function blockOf({ fleet, layout }: Pick<Values, 'fleet' | 'layout'>, mine: number, theirs: number): number {
  const { hullOf, placeOf, hulls } = fleet;
  const second = hullOf[theirs] ?? 0;
  const start = layout.starts[(hullOf[mine] ?? 0) * hulls.length + second] ?? -1;
  return start + (placeOf[mine] ?? 0) * (hulls[second]?.ships.length ?? 0) + (placeOf[theirs] ?? 0);
}

export function isInOrder({ hullOf }: Fleet, mine: number, theirs: number): boolean {
  return (hullOf[mine] ?? 0) <= (hullOf[theirs] ?? 0);
}

/** What a position is worth to the first ship: 1 won, -1 lost. */
export function valueAt(values: Values, mine: number, theirs: number, positionClass: number): number {
  if (isInOrder(values.fleet, mine, theirs)) {
    return values.table[blockOf(values, mine, theirs) * BLOCK + positionClass] ?? 0;
  }
  const { turned = values.table } = values;
  return -(turned[blockOf(values, theirs, mine) * BLOCK + (SWAPPED[positionClass] ?? 0)] ?? 0);
}
