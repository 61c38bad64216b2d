import type { Seat } from '@starboard/kernel';
import { shipOf as kindOf, type PrintedArc } from '../catalogue/index.ts';
import { QUERY } from './13-cards/book.ts';
import { ask, isModifiedFor } from './13-cards/query.ts';
import { isInArc, lineMeetsToken, measure, type Pose, type Spot, squaredReach } from './geometry/index.ts';
import { CLEAR, type Lines, measuredInArc, measuredLines, measuredRange, standsOnRock } from './memos/measured.ts';
import { type Board, isFlying, type Ship, shipOf } from './model.ts';

/** Measurements between ships on the present board. Ranges are 1 to 3, and 0 beyond. */

/** Where everybody stands; null for ships that are not on the mat. The same list for as long as nobody has moved. */
export function basesOf({ ships }: Board): readonly (Pose | null)[] {
  let isSame = lately.length === ships.length;
  for (let seat = 0; isSame && seat < ships.length; seat++) isSame = lately[seat] === baseOf(ships[seat] as Ship);
  if (!isSame) {
    const bases: (Pose | null)[] = [];
    for (let seat = 0; seat < ships.length; seat++) bases.push(baseOf(ships[seat] as Ship));
    lately = bases;
  }
  return lately;
}
let lately: readonly (Pose | null)[] = [];

const baseOf = (ship: Ship): Pose | null => (isFlying(ship) ? ship.pose : null);

/** A ship is at range 1 of itself. A removed ship is measured from its last position. */
export function rangeOf(board: Board, one: Seat, other: Seat): number {
  if (one === other) return 1;
  return measuredRange(one, other, shipOf(board, one).pose, shipOf(board, other).pose);
}

export function rangeIn(board: Board, shooter: Seat, target: Seat, arc: PrintedArc): number {
  return measuredInArc(shooter, target, shipOf(board, shooter).pose, shipOf(board, target).pose, arc);
}

export function isIn(board: Board, shooter: Seat, target: Seat, arc: PrintedArc): boolean {
  return isInArc(shipOf(board, shooter).pose, shipOf(board, target).pose, arc);
}

/** 6.2 The firing arcs of a ship: all that are printed, auxiliary ones too; a turret that aims freely has none. */
export function firingArcs(board: Board, seat: Seat): readonly PrintedArc[] {
  return kindOf(shipOf(board, seat).kind).arcs.filter((arc) => arc !== 'all');
}

export function isInFiringArc(board: Board, shooter: Seat, target: Seat): boolean {
  return firingArcs(board, shooter).some((arc) => isIn(board, shooter, target, arc));
}

/** Other ships on the mat, near enough to a ship; all of them are enemies. */
export function others(board: Board, near: Seat, least: number, most: number, besides?: Seat): readonly Seat[] {
  const found: Seat[] = [];
  for (let seat = 0; seat < board.ships.length; seat++) {
    if (seat === near || seat === besides || !isFlying(shipOf(board, seat))) continue;
    const range = rangeOf(board, near, seat);
    if (range >= least && range <= most) found.push(seat);
  }
  return found;
}

/** Other ships in an arc of a ship, near enough. */
export function othersIn(board: Board, shooter: Seat, arc: PrintedArc, least: number, most: number): readonly Seat[] {
  const found: Seat[] = [];
  for (let seat = 0; seat < board.ships.length; seat++) {
    if (seat === shooter || !isFlying(shipOf(board, seat))) continue;
    const range = rangeIn(board, shooter, seat, arc);
    if (range >= least && range <= most) found.push(seat);
  }
  return found;
}

/** Other ships in any firing arc of a ship, near enough. */
export function othersInFiringArc(board: Board, shooter: Seat, least: number, most: number): readonly Seat[] {
  const seen = firingArcs(board, shooter).flatMap((arc) => othersIn(board, shooter, arc, least, most));
  return board.ships.flatMap((_, seat) => (seen.includes(seat) ? [seat] : []));
}

/** Whether a target is nearer in one arc than in another, by what is measured and not by bands. */
export function isNearerIn(board: Board, shooter: Seat, target: Seat, one: PrintedArc, other: PrintedArc): boolean {
  const [from, to] = [shipOf(board, shooter).pose, shipOf(board, target).pose];
  return squaredReach(from, to, one) < squaredReach(from, to, other);
}

/** Whether a ship overlaps an asteroid, whatever it may do there. */
export function overlapsRock(board: Board, seat: Seat): boolean {
  return standsOnRock(seat, shipOf(board, seat).pose, board.asteroids);
}

/** Whether an asteroid under a ship keeps it from shooting. */
export function isOnRock(board: Board, seat: Seat): boolean {
  return overlapsRock(board, seat) && !ignores(board, seat, 'shooting');
}

export function ignores(
  board: Board,
  seat: Seat,
  when: 'flying' | 'shifting' | 'damage-roll' | 'line' | 'shooting',
): boolean {
  return (
    isModifiedFor(board, QUERY['obstacles.ignored'], seat) &&
    ask(board, QUERY['obstacles.ignored'], seat, { ship: seat, when }, false)
  );
}

/** 6.8 Whether shortest lines to a target are clear of asteroids, obstructed, or some of either. */
export function linesTo(board: Board, shooter: Seat, target: Seat, arc: PrintedArc): Lines {
  if (ignores(board, shooter, 'line')) return CLEAR;
  const from = shipOf(board, shooter).pose;
  return measuredLines(shooter, target, from, shipOf(board, target).pose, arc, board.asteroids);
}

/** Whether every shortest line to a target crosses a token. */
export function isMeasuredThrough(board: Board, shooter: Seat, target: Seat, arc: PrintedArc, token: Spot): boolean {
  const measured = measure(shipOf(board, shooter).pose, shipOf(board, target).pose, arc);
  return measured?.lines.every((line) => lineMeetsToken(line, token)) === true;
}
