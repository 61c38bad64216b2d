import { distance } from '@starboard/geometry';
import { movementPoints } from '../../../rules/01-ships/ships.ts';
import type { Board, Ship } from '../../../rules/model.ts';
import type { CourseStop } from '../courses.ts';
import { bestWithin } from '../fleet/stations.ts';
import { bearsOn, reachOf } from '../reach.ts';
import { awayFrom, type Style } from '../style.ts';
import { exchangeBetween } from './exchange.ts';

/** How much of what might be won or lost in the next turn counts. */
const NEXT_TURN = 0.6;

/**
 * What it is worth to me if the movement ends like this: a row for each of my ends, a column for each of theirs. The fire
 * of this turn is exact; of the next, it counts the best salvo that each might bring to bear.
 */
export function worthsOfEnds(
  board: Board,
  mine: Ship,
  theirs: Ship,
  rows: readonly CourseStop[],
  columns: readonly CourseStop[],
  lastNext: number,
  style: Style,
): Float64Array {
  const {
    none,
    both,
    mine: iOnly,
    theirs: theyOnly,
  } = exchangeBetween(board, mine, theirs, board.winner === mine.side, style);
  const gain = bestWithin(iOnly.map((chance) => lastNext * NEXT_TURN * (chance - none)));
  const loss = bestWithin(theyOnly.map((chance) => (1 - lastNext) * NEXT_TURN * (none - chance)));
  const [myPoints, theirPoints] = [movementPoints(mine), movementPoints(theirs)];
  const myReach = rows.map(({ position }) => reachOf(mine.design, position.straight, myPoints));
  const theirReach = columns.map(({ position }) => reachOf(theirs.design, position.straight, theirPoints));
  const worths = new Float64Array(rows.length * columns.length);
  for (const [i, { position: me }] of rows.entries()) {
    for (const [j, { position: them }] of columns.entries()) {
      const range = distance(me, them);
      const [iBear, theyBear] = [bearsOn(me, them), bearsOn(them, me)];
      const fire = iBear ? (theyBear ? both : iOnly) : theyBear ? theyOnly : null;
      const next = gain(myReach[i]?.(me, them) ?? 0) - loss(theirReach[j]?.(them, me) ?? 0);
      worths[i * columns.length + j] = (fire?.[range] ?? none) + next - awayFrom(style, range);
    }
  }
  return worths;
}
