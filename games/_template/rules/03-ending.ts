import { type Call, end, type Seat } from '@starboard/kernel';
import { isDestroyed } from './01-ships.ts';
import { type FrameAt, type Match, other, type Tell } from './model.ts';

/** 3.1 The last ship wins. 3.2 Both destroyed at once is a draw. */
export function seeWhoIsLeft(match: Match): void {
  const [first, second] = match.board.ships.map(isDestroyed);
  if (first && second) finish(match, null, '3.2');
  else if (first || second) finish(match, first ? 1 : 0, '3.1');
}

/** 3.3 The turn limit ends the match in a draw. */
export function callTheTurnLimit(match: Match, _frame: FrameAt<'turn'>): void {
  if (match.board.turn >= match.board.setup.turnLimit) finish(match, null, '3.3');
}

/** 3.4 A captain who leaves loses. 3.5 A match that is called off is a draw. */
export function takeCall(match: Match, call: Call, tell: Tell): void {
  if (!('seats' in call)) {
    tell?.({ type: 'called-off', rule: '3.5', how: call.call });
    finish(match, null, '3.5');
    return;
  }
  const { seats } = call;
  for (const seat of seats) tell?.({ type: 'gave-up', rule: '3.4', seat, how: call.call });
  const [first] = seats;
  finish(match, seats.length > 1 || first === undefined ? null : other(first), '3.4');
}

function finish(match: Match, winner: Seat | null, rule: string): void {
  const places = [0, 1].map((seat) => (winner === null || winner === seat ? 1 : 2));
  end(match, { places, scores: [], turns: match.board.turn, rule });
}
