import { type Call, end, type Seat } from '@starboard/kernel';
import { isFighting } from './01-ships/ships.ts';
import { seatsOf, sideOf } from './02-setup/fleets.ts';
import {
  type Board,
  type FrameAt,
  type Match,
  named,
  other,
  type Ship,
  SIDES,
  type Side,
  shipAt,
  type Tell,
} from './model.ts';

/** 7.1 The side with the last ship on the map has won. 8.8 A ship that has left the map counts as destroyed. */
export function seeWhoIsLeft(match: Match, _frame: FrameAt<'point' | 'fire'>, tell: Tell): void {
  const { board } = match;
  let a = false;
  let b = false;
  for (let id = 0; id < board.ships.length && !(a && b); id++) {
    const ship = shipAt(board, id);
    if (!isFighting(ship)) continue;
    if (ship.side === 0) a = true;
    else b = true;
  }
  if (!a || !b) finish(match, a ? 0 : 1, '7.1', tell);
}

/** 7.2, 8.10 A battle that reaches the turn limit is a draw. */
export function callTheTurnLimit(match: Match, _frame: FrameAt<'turn'>, tell: Tell): void {
  const { board } = match;
  if (board.turn >= board.setup.turnLimit) finish(match, null, '7.2', tell);
}

/**
 * 7.4 A player who gives up, stays away or runs out of time hands their ships to the others of their side; a side
 * without players has lost, and if neither has any it is a draw. 7.5 It is also a draw if all agree, or the battle is
 * called off.
 */
export function takeCall(match: Match, call: Call, tell: Tell): void {
  const { board } = match;
  if (!('seats' in call)) {
    tell?.({ type: 'called-off', rule: '7.5', how: call.call });
    finish(match, null, '7.5', tell);
    return;
  }
  for (const seat of call.seats) tell?.({ type: 'gave-up', rule: '7.4', seat, how: call.call });
  const left = SIDES.map((side) =>
    seatsOf(side, board.seats).filter((seat) => !call.seats.includes(seat) && !isOut(board, seat)),
  );
  const deserted = SIDES.filter((side) => left[side]?.length === 0);
  if (deserted.length === 0) for (const seat of call.seats) handShipsOver(board, seat, left[sideOf(seat)] ?? [], tell);
  else finish(match, deserted.length === 1 && deserted[0] !== undefined ? other(deserted[0]) : null, '7.4', tell);
}

function handShipsOver(board: Board, seat: Seat, others: readonly Seat[], tell: Tell): void {
  const ships = board.ships.filter((ship) => ship.seat === seat && isLeft(ship));
  for (const [i, ship] of ships.entries()) {
    ship.seat = others[i % others.length] ?? seat;
    tell?.({ type: 'command', rule: '7.4', ship: named(board, board.ships.indexOf(ship)), seat: ship.seat });
  }
}

/** 7.4 A player without ships is out of the battle. */
export function isOut({ ships }: Board, seat: Seat): boolean {
  return !ships.some((ship) => ship.seat === seat && isLeft(ship));
}

const isLeft = ({ fate }: Ship): boolean => fate === 'fighting' || fate === 'waiting';

/** 7.3 Players of a side win or lose together. */
function finish(match: Match, winner: Side | null, rule: string, tell: Tell): void {
  const { board } = match;
  const last = winner === null ? 1 : 1 + seatsOf(winner, board.seats).length;
  const places = Array.from({ length: board.seats }, (_, seat) => (sideOf(seat) === winner ? 1 : last));
  end(match, { places, scores: [], turns: board.turn, rule });
  tell?.({ type: 'over', rule, winner, turns: board.turn });
}
