import { end } from '@starboard/kernel';
import { seatsOf, sideOf } from './fleets.ts';
import { type FrameAt, type Match, other, SIDES, type Side, type Tell } from './model.ts';
import { isFighting } from './ship.ts';

/** 7.1 The side with the last ship on the map has won. */
export function seeWhoIsLeft(match: Match, _frame: FrameAt<'point' | 'fire'>, tell: Tell): void {
  const { ships } = match.board;
  for (const side of SIDES) {
    if (ships.some((ship) => ship.side === side && isFighting(ship))) continue;
    finish(match, other(side), '7.1', tell);
    return;
  }
}

/** 7.2 A battle that takes so many turns is a draw. */
export function callTheTurnLimit(match: Match, _frame: FrameAt<'turn'>, tell: Tell): void {
  const { board } = match;
  if (board.turn >= board.setup.turnLimit) finish(match, null, '7.2', tell);
}

/** 7.3 Players of a side win or lose together. */
function finish(match: Match, winner: Side | null, rule: string, tell: Tell): void {
  const { board } = match;
  const last = winner === null ? 1 : 1 + seatsOf(winner, board.seats).length;
  const places = Array.from({ length: board.seats }, (_, seat) => (sideOf(seat) === winner ? 1 : last));
  end(match, { places, scores: [], turns: board.turn, rule });
  tell?.({ type: 'over', rule, winner, turns: board.turn });
}
