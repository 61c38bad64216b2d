import type { Point } from '@starboard/geometry';
import type { Box } from '@starboard/ui';
import type { StationPlan } from '../../rules/01-station/plan.ts';

/** The width of a square of the deck, in drawing units. */
export const SQUARE = 40;
/** The width of the hull round the deck, in squares. */
const RIM = 1.1;

type Grid = Pick<StationPlan, 'columns' | 'rows'>;

/** The middle of a cell, which may be part of the hull. */
function cellSpot({ columns }: Grid, cell: number): Point {
  return { x: ((cell % columns) + 0.5) * SQUARE, y: (Math.floor(cell / columns) + 0.5) * SQUARE };
}

export function spotOf(plan: Pick<StationPlan, 'columns' | 'rows' | 'cellOf'>, square: number): Point {
  return cellSpot(plan, plan.cellOf[square] ?? 0);
}

/** The whole deck with the hull round it. */
export function deckBox({ columns, rows }: Grid): Box {
  const margin = RIM * SQUARE;
  return { left: -margin, top: -margin, right: columns * SQUARE + margin, bottom: rows * SQUARE + margin };
}

export const viewBoxOf = ({ left, top, right, bottom }: Box): string =>
  `${left} ${top} ${right - left} ${bottom - top}`;

export const middleOfDeck = ({ columns, rows }: Grid): Point => ({ x: (columns * SQUARE) / 2, y: (rows * SQUARE) / 2 });

export const movedTo = ({ x, y }: Point) => ({ transform: `translate(${x}px, ${y}px)` });

export function squarePath(plan: Pick<StationPlan, 'columns' | 'rows' | 'cellOf'>, square: number): string {
  const { x, y } = spotOf(plan, square);
  return `M${x - SQUARE / 2} ${y - SQUARE / 2}h${SQUARE}v${SQUARE}h${-SQUARE}Z`;
}
