import { type Mixture, type Seat, weighted } from '@starboard/kernel';
import { clicksAllowed } from '../../rules/01-starfighters.ts';
import { wouldBeFlyBy } from '../../rules/04-movement/movement.ts';
import { flown, turned } from '../../rules/04-movement/wheel.ts';
import { type Board, other, type Ship, shipOf } from '../../rules/model.ts';
import { fictitiousPlay, indexOfMost, type StrategyCounts } from './guessing.ts';
import { expected, gunnery } from './gunnery.ts';
import { situation } from './situation.ts';

/** With more clicks one only ends where fewer the other way would have brought one, and shoots worse. */
const SHORT_WAYS = [0, 1, -1, 2, -2, 3, -3, 4] as const;
const WITH_AT_MOST: readonly (readonly number[])[] = [0, 1, 2, 3, 4, 5, 6].map((most) =>
  SHORT_WAYS.filter((clicks) => Math.abs(clicks) <= most),
);

/** Every heading that brings a ship wherever it can get, the short way round. */
export function shortWays(ship: Ship): readonly number[] {
  return WITH_AT_MOST[clicksAllowed(ship)] ?? SHORT_WAYS;
}

/** A mixture for a seat in which damage given and taken balance over what the other may do. */
export function mixedHeadings(board: Board, seat: Seat): Mixture<number> {
  return shipOf(mixturesOf(board), seat);
}

/** The last answer: a turn is looked at many times over before the next. */
const memo: { situation: string; mixtures: readonly [Mixture<number>, Mixture<number>] } = {
  situation: '',
  mixtures: [weighted([], []), weighted([], [])],
};

/** How often each seat should take each of its headings. */
function mixturesOf(board: Board): readonly [Mixture<number>, Mixture<number>] {
  const now = situation(board);
  if (memo.situation !== now) {
    const counts = board.ships[0].drone || board.ships[1].drone ? againstTheDrone(board) : againstEachOther(board);
    memo.mixtures = [byCount(board.ships[0], counts[0]), byCount(board.ships[1], counts[1])];
    memo.situation = now;
  }
  return memo.mixtures;
}

function byCount(ship: Ship, counts: readonly number[]): Mixture<number> {
  return weighted(
    shortWays(ship),
    counts,
    counts.reduce((sum, count) => sum + count, 0),
  );
}

function againstEachOther(board: Board): StrategyCounts {
  const own = shortWays(board.ships[0]);
  const theirs = shortWays(board.ships[1]);
  return fictitiousPlay(exchange(board, 0, own, theirs), own.length, theirs.length);
}

/** A drone cannot be out-guessed nor can it guess: one answer is best. */
function againstTheDrone(board: Board): StrategyCounts {
  const seat = board.ships[0].drone ? 1 : 0;
  const own = shortWays(shipOf(board.ships, seat));
  const theirs = droneHeadings(shipOf(board.ships, other(seat)));
  const table = exchange(board, seat, own, theirs);
  const hopes = own.map((_, i) => theirs.reduce((sum, _clicks, j) => sum + (table[i * theirs.length + j] ?? 0), 0));
  const best = indexOfMost(hopes);
  const weights = own.map((_, i) => (i === best ? 1 : 0));
  return [weights, weights];
}

/** 8.2 A drone's heading for each throw of its two dice. */
export function droneHeadings(drone: Ship): readonly number[] {
  const allowed = clicksAllowed(drone);
  return [1, 2, 3, 4, 5, 6].flatMap((little) => (little > allowed ? [0, 0] : [little, -little]));
}

/** What each pair of headings is worth to the seat: enemy taken less own ship lost. */
function exchange(board: Board, seat: Seat, own: readonly number[], theirs: readonly number[]): Float64Array {
  const ship = shipOf(board.ships, seat);
  const enemy = shipOf(board.ships, other(seat));
  const given = gunnery(ship, enemy);
  const taken = gunnery(enemy, ship);
  const table = new Float64Array(own.length * theirs.length);
  let at = 0;
  for (const mine of own) {
    const port = turned(shipOf(board.ports, seat), mine);
    for (const clicks of theirs) {
      const view = turned(shipOf(board.ports, other(seat)), clicks);
      const portAfter = flown(port, view);
      const viewAfter = flown(view, port);
      const passing = wouldBeFlyBy(board, portAfter, viewAfter);
      table[at++] = passing ? 0 : expected(given, mine, portAfter) - expected(taken, clicks, viewAfter);
    }
  }
  return table;
}

/** The damage that both ships may expect from one pair of headings, as shares of what each can still take. */
export function exchangeOf(
  board: Board,
  seat: Seat,
  mine: number,
  clicks: number,
): Readonly<Record<'given' | 'taken', number>> {
  const ship = shipOf(board.ships, seat);
  const enemy = shipOf(board.ships, other(seat));
  const port = turned(shipOf(board.ports, seat), mine);
  const view = turned(shipOf(board.ports, other(seat)), clicks);
  const [portAfter, viewAfter] = [flown(port, view), flown(view, port)];
  if (wouldBeFlyBy(board, portAfter, viewAfter)) return { given: 0, taken: 0 };
  return {
    given: expected(gunnery(ship, enemy), mine, portAfter),
    taken: expected(gunnery(enemy, ship), clicks, viewAfter),
  };
}
