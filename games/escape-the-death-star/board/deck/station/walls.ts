import { cellAt, isSquareAt, type StationPlan } from '../../../rules/01-station/plan.ts';
import { SQUARE } from '../plane.ts';

/** The sides of the deck as lines to draw. */
export interface Walls {
  /** The walls of squares, with long walls in one piece. */
  readonly walls: string;
  /** The posts at both ends of a doorway. */
  readonly jambs: string;
  /** The sill between the posts. */
  readonly sills: string;
  /** The lines between squares of one floor. */
  readonly grid: string;
}

/** The length of a jamb, as a share of a side. */
export const JAMB = 0.22;

type Kind = 'wall' | 'doorway' | 'open' | 'none';

/** Lines across and along the deck, side by side. */
export function wallsOf(plan: StationPlan): Walls {
  const { columns, rows } = plan;
  const lines = { walls: '', jambs: '', sills: '', grid: '' };
  const draw = (kinds: readonly Kind[], at: (share: number) => string): void => {
    let from = -1;
    for (const [i, kind] of [...kinds, 'none' as const].entries()) {
      if (kind === 'wall' && from < 0) from = i;
      if (kind !== 'wall' && from >= 0) {
        lines.walls += `M${at(from)}L${at(i)}`;
        from = -1;
      }
      if (kind === 'open') lines.grid += `M${at(i)}L${at(i + 1)}`;
      if (kind !== 'doorway') continue;
      lines.jambs += `M${at(i)}L${at(i + JAMB)}M${at(i + 1 - JAMB)}L${at(i + 1)}`;
      lines.sills += `M${at(i + JAMB)}L${at(i + 1 - JAMB)}`;
    }
  };
  for (let row = -1; row < rows; row++) {
    const kinds = Array.from({ length: columns }, (_, column) => sideBelow(plan, column, row));
    draw(kinds, (share) => `${share * SQUARE} ${(row + 1) * SQUARE}`);
  }
  for (let column = -1; column < columns; column++) {
    const kinds = Array.from({ length: rows }, (_, row) => sideRight(plan, column, row));
    draw(kinds, (share) => `${(column + 1) * SQUARE} ${share * SQUARE}`);
  }
  return lines;
}

function sideBelow(plan: StationPlan, column: number, row: number): Kind {
  return kindOf(
    isSquareAt(plan, column, row),
    isSquareAt(plan, column, row + 1),
    plan.south[cellAt(plan, column, row)],
  );
}

function sideRight(plan: StationPlan, column: number, row: number): Kind {
  const side = column < 0 ? undefined : plan.east[cellAt(plan, column, row)];
  return kindOf(isSquareAt(plan, column, row), isSquareAt(plan, column + 1, row), side);
}

/** Nothing is drawn between hull and hull, and always a wall between a square and hull. */
function kindOf(one: boolean, other: boolean, side: Kind | undefined): Kind {
  if (!one && !other) return 'none';
  return one && other ? (side ?? 'wall') : 'wall';
}
