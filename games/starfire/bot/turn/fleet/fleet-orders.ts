import { distance } from '@starboard/geometry';
import { type Board, ORDERS, type Order, type Ship } from '../../../rules/model.ts';
import { chanceAfter, fireOn, fresh } from '../fight.ts';
import { ANSWERS, awayFrom, NEXT_TURN, type Style } from '../style.ts';
import { unitsOf } from '../units.ts';
import { encountersOf, type Shares } from './encounters.ts';
import { byPromise, type ScoredStation } from './shortlist.ts';
import { type EndPlace, nearestOf, sightsOf, stationsOf } from './stations.ts';

/** How many stations of a ship are examined, and how many of the best are kept; more for the ship that is moving. */
const LOOKED_AT = 70;
const LOOKED_AT_MOVING = 200;
const KEPT = 10;
const KEPT_MOVING = 36;
/** So often, every ship in turn changes its plan to the best answer to all others. */
const ROUNDS = 5;
/**
 * What each order for a ship's next point is worth, if all ships plan together: each in turn finds its best end of
 * the turn against what is expected of the others, and is expected there a little more.
 */
export function fleetOrders(
  board: Board,
  ships: readonly Ship[],
  moving: Ship,
  lastNext: number,
  foresight: number,
  style: Style,
): ReadonlyMap<Order, number> {
  const { side } = moving;
  const units = unitsOf(board, ships, side);
  const me = ships.indexOf(moving);
  const sights = sightsOf(units, foresight >= NEXT_TURN);
  const all = units.map((unit) => stationsOf(board, unit));
  const stations = units.map((_, i) => {
    const promising = byPromise(units, all, i, sights, style, i === me ? LOOKED_AT_MOVING : LOOKED_AT);
    return i === me ? varied(promising, KEPT_MOVING) : promising.slice(0, KEPT).map(({ station }) => station);
  });
  const shares: Shares = stations.map(({ length }) => new Float64Array(length).fill(1 / length));
  const { prospect, place, expect } = encountersOf(units, stations, shares, sights);
  const friends = ships.filter((ship) => ship.side === side && ship !== moving);
  const chanceOf = (): number => {
    const standing = fresh(units);
    fireOn(units, prospect, standing, board.winner === side);
    return chanceAfter(units, prospect, standing, lastNext, style);
  };
  const apart = (one: number, { position }: EndPlace): number => {
    let near = Number.POSITIVE_INFINITY;
    for (const [j, theirs] of stations.entries()) {
      const [first] = theirs;
      if (first !== undefined && units[j]?.mine !== units[one]?.mine)
        near = Math.min(near, distance(first.position, position));
    }
    const alone = one === me && friends.length > 0 ? nearestOf(friends, position) : 0;
    return awayFrom(style, near) + style.cohesion * alone;
  };
  const worths = (one: number): readonly number[] => {
    const sign = units[one]?.mine ? 1 : -1;
    return (stations[one] ?? []).map((station, i) => {
      place(one, i);
      return sign * chanceOf() - apart(one, station);
    });
  };
  for (let i = 0; i < units.length; i++) expect(i);
  for (let round = 0; round < (foresight >= ANSWERS ? ROUNDS : 0); round++) {
    for (let i = 0; i < units.length; i++) {
      lean(shares[i], worths(i), 2 / (round + 3));
      expect(i);
    }
  }
  return byOrder(stations[me] ?? [], worths(me));
}

/** Moves some of the shares to the best. */
function lean(shares: Float64Array | undefined, worths: readonly number[], rate: number): void {
  if (shares === undefined || shares.length < 2) return;
  const best = worths.indexOf(Math.max(...worths));
  for (let i = 0; i < shares.length; i++) shares[i] = (shares[i] ?? 0) * (1 - rate) + (i === best ? rate : 0);
}

/** The best stations, and with every first order at least one. */
function varied(promising: readonly ScoredStation[], most: number): readonly EndPlace[] {
  let missing = promising.reduce((orders, { station }) => orders | station.firstOrders, 0);
  return promising.flatMap(({ station }, i) => {
    const needed = i < most || (station.firstOrders & missing) !== 0;
    missing &= ~station.firstOrders;
    return needed ? [station] : [];
  });
}

function byOrder(stations: readonly EndPlace[], worths: readonly number[]): ReadonlyMap<Order, number> {
  const best = new Map<Order, number>();
  for (const [i, { firstOrders }] of stations.entries()) {
    for (const [bit, order] of ORDERS.entries()) {
      if (((firstOrders >> bit) & 1) === 0) continue;
      best.set(order, Math.max(best.get(order) ?? Number.NEGATIVE_INFINITY, worths[i] ?? 0));
    }
  }
  return best;
}
