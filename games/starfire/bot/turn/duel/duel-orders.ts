import type { Board, Order, Ship } from '../../../rules/model.ts';
import { type CourseStop, type Layers, layersOf } from '../courses.ts';
import type { Style } from '../style.ts';
import { worthsOfEnds } from './ends.ts';

/** No more pairs of ends are compared than this. */
const MOST_PAIRS = 20_000;

/**
 * What each order for my next point is worth in a battle of two ships, if both play the movement out as well as they can.
 * 4.1 They move in turn and see each other move, so this is worked out from the end of the movement backwards.
 */
export function duelOrders(
  board: Board,
  mine: Ship,
  theirs: Ship,
  lastNext: number,
  style: Style,
): ReadonlyMap<Order, number> {
  const myLayers = layersOf(board.setup, mine.design, mine, mine.points);
  const theirLayers = layersOf(board.setup, theirs.design, theirs, theirs.points);
  const points = pointsPlanned(myLayers, theirLayers);
  let [a, b] = [count(points, true), count(points, false)];
  let worths = worthsOfEnds(board, mine, theirs, myLayers[a] ?? [], theirLayers[b] ?? [], lastNext, style);
  for (const isMine of points.slice(1).reverse()) {
    const width = theirLayers[b]?.length ?? 0;
    if (isMine) worths = bestRows(myLayers[--a] ?? [], width, worths);
    else worths = worstColumns(theirLayers[--b] ?? [], myLayers[a]?.length ?? 0, width, worths);
  }
  const [now] = myLayers[0] ?? [];
  return new Map(now?.orders.map((order, i) => [order, worths[now.next[i] ?? 0] ?? 0]));
}

/** Whose points are planned, in turn, mine first: as many as the work allows. */
function pointsPlanned(mine: Layers, theirs: Layers): readonly boolean[] {
  const planned: boolean[] = [];
  for (let [a, b] = [0, 0]; a + 1 < mine.length || b + 1 < theirs.length; ) {
    for (const isMine of [true, false]) {
      if (isMine ? a + 1 >= mine.length : b + 1 >= theirs.length) continue;
      const [rows, columns] = isMine ? [mine[a + 1], theirs[b]] : [mine[a], theirs[b + 1]];
      if ((rows?.length ?? 0) * (columns?.length ?? 0) > MOST_PAIRS) return planned;
      planned.push(isMine);
      if (isMine) a++;
      else b++;
    }
  }
  return planned;
}

const count = (points: readonly boolean[], mine: boolean): number => points.filter((isMine) => isMine === mine).length;

/** A point earlier, I take the order that is best for me. */
function bestRows(stops: readonly CourseStop[], width: number, later: Float64Array): Float64Array {
  const worths = new Float64Array(stops.length * width).fill(Number.NEGATIVE_INFINITY);
  for (const [i, { next }] of stops.entries()) {
    for (const row of next) {
      for (let j = 0; j < width; j++) {
        const worth = later[row * width + j] ?? 0;
        if (worth > (worths[i * width + j] ?? 0)) worths[i * width + j] = worth;
      }
    }
  }
  return worths;
}

/** A point earlier, they take the order that is worst for me. */
function worstColumns(
  stops: readonly CourseStop[],
  height: number,
  laterWidth: number,
  later: Float64Array,
): Float64Array {
  const width = stops.length;
  const worths = new Float64Array(height * width).fill(Number.POSITIVE_INFINITY);
  for (const [j, { next }] of stops.entries()) {
    for (const column of next) {
      for (let i = 0; i < height; i++) {
        const worth = later[i * laterWidth + column] ?? 0;
        if (worth < (worths[i * width + j] ?? 0)) worths[i * width + j] = worth;
      }
    }
  }
  return worths;
}
