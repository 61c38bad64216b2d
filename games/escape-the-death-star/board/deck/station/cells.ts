import type { Point } from '@starboard/geometry';
import { isSquareAt, type StationPlan } from '../../../rules/01-station/plan.ts';
import { SQUARE, spotOf } from '../plane.ts';

/** The cells round a square, those beside and below it first. */
const AROUND: readonly (readonly [column: number, row: number])[] = [
  [0, 1],
  [-1, 0],
  [-1, 1],
  [1, 0],
  [0, -1],
  [1, 1],
  [-1, -1],
  [1, -1],
];

/** 1.6 The first prisoner is drawn in the Detention Block, others in the hull beside it at the same size. */
export function cellsOf(plan: StationPlan): readonly Point[] {
  const { columns, cellOf, detention } = plan;
  const { x, y } = spotOf(plan, detention);
  const cell = cellOf[detention] ?? 0;
  const [column, row] = [cell % columns, Math.floor(cell / columns)];
  const hull = AROUND.filter(([c, r]) => !isSquareAt(plan, column + c, row + r));
  return [{ x, y }, ...hull.map(([c, r]) => ({ x: x + c * SQUARE, y: y + r * SQUARE }))];
}
