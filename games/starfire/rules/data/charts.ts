import type { Weapon } from './systems.ts';

/**
 * 5.9, 5.11 By range from 0: the highest roll that hits, and what a hit destroys. A weapon cannot fire beyond its row.
 */
interface Row {
  readonly toHit: readonly number[];
  readonly damage: readonly number[];
}

export type Chart = { readonly [W in Weapon]: Row };

/** Rows from pairs of a value and the number of ranges it holds for. */
const runs = (...parts: readonly (readonly [value: number, ranges: number])[]): readonly number[] =>
  parts.flatMap(([value, ranges]) => Array.from({ length: ranges }, () => value));

const R: Row = { toHit: runs([6, 10], [5, 2], [4, 2], [3, 2]), damage: runs([1, 16]) };

const Pt: Row = {
  toHit: runs([3, 4], [4, 3], [5, 2], [4, 1], [3, 3], [2, 2], [1, 3]),
  damage: runs([2, 17], [1, 1]),
};

const FORCE_BEAM = runs([3, 1], [2, 3], [1, 5]);
const LASER = runs([2, 3], [1, 5]);

export const CHART_NAMES = ['literal', 'mended'] as const;
export type ChartName = (typeof CHART_NAMES)[number];

/** 8.1 The chart as the text has it, with one lost cell restored in each row of the beams. */
export const CHARTS: { readonly [N in ChartName]: Chart } = {
  literal: {
    R,
    Pt,
    F: { toHit: runs([8, 3], [7, 4], [6, 1]), damage: FORCE_BEAM },
    L: { toHit: runs([8, 3], [7, 4]), damage: LASER },
  },
  mended: {
    R,
    Pt,
    F: { toHit: runs([8, 4], [7, 4], [6, 1]), damage: FORCE_BEAM },
    L: { toHit: runs([8, 4], [7, 4]), damage: LASER },
  },
};
