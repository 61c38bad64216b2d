import type { Point } from '@starboard/geometry';
import type { Box } from '@starboard/ui';
import type { StationPlan } from '../../rules/01-station/plan.ts';

/** A square of the deck is so many units wide. */
export const SQUARE = 40;
/** Round the deck there is hull, of so many squares. */
const RIM = 1.1;

type Grid = Pick<StationPlan, 'columns' | 'rows'>;

/** The middle of a cell, which may be hull. */
function cellSpot({ columns }: Grid, cell: number): Point {
  return { x: ((cell % columns) + 0.5) * SQUARE, y: (Math.floor(cell / columns) + 0.5) * SQUARE };
}

/** The middle of a square. */
export function spotOf(plan: Pick<StationPlan, 'columns' | 'rows' | 'cellOf'>, square: number): Point {
  return cellSpot(plan, plan.cellOf[square] ?? 0);
}

/** All of the deck with the hull round it. */
export function deckBox({ columns, rows }: Grid): Box {
  const margin = RIM * SQUARE;
  return { left: -margin, top: -margin, right: columns * SQUARE + margin, bottom: rows * SQUARE + margin };
}

export const viewBoxOf = ({ left, top, right, bottom }: Box): string =>
  `${left} ${top} ${right - left} ${bottom - top}`;

export const middleOfDeck = ({ columns, rows }: Grid): Point => ({ x: (columns * SQUARE) / 2, y: (rows * SQUARE) / 2 });

/** Where a drawing is moved to. */
export const movedTo = ({ x, y }: Point) => ({ transform: `translate(${x}px, ${y}px)` });
