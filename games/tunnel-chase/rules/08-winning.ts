import { type Call, end, type Seat } from '@starboard/kernel';
import { flying, leave } from './02-starfighters.ts';
import { showDesigns } from './09-designs/designs.ts';
import { type Board, type FrameAt, isFlying, type Match, type Pilot, pilotOf, type Tell } from './model.ts';

/** 8.1 The last pilot alive has won. 8.2 If the last ones die together, they draw. */
export function lookForWinner(match: Match, _frame: unknown, tell: Tell): void {
  const alive = flying(match.board).length;
  if (alive <= 1) finish(match, alive === 1 ? '8.1' : '8.2', tell);
}

/** 8.3 The agreed number of turns in a row without damage is a draw among the pilots alive. */
export function callItQuiet(match: Match, _frame: FrameAt<'turn'>, tell: Tell): void {
  const { turn, hurtIn, setup } = match.board;
  if (turn - hurtIn >= setup.quietLimit) finish(match, '8.3', tell);
}

/**
 * 8.4 A pilot who gives up, stays away or runs out of time leaves the chase. 8.5 If all agree, or it is called off,
 * those alive share it.
 */
export function takeCall(match: Match, call: Call, tell: Tell): void {
  const { board } = match;
  if (!('seats' in call)) {
    tell?.({ type: 'called-off', rule: '8.5', how: call.call });
    finish(match, '8.5', tell);
    return;
  }
  board.left++;
  for (const seat of call.seats) {
    const pilot = pilotOf(board, seat);
    if (!isFlying(pilot)) continue;
    leave(pilot, board.left);
    tell?.({ type: 'gave-up', rule: '8.4', seat, how: call.call });
  }
  const alive = flying(board).length;
  if (alive <= 1) finish(match, '8.4', tell);
}

function finish(match: Match, rule: string, tell: Tell): void {
  const { board } = match;
  const places = placesIn(board);
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  board.over = true;
  end(match, { places, scores: [], turns: board.turn, rule });
  tell?.({ type: 'over', rule, winners, turns: board.turn });
  if (board.setup.designs === 'own') showDesigns(match, tell);
}

/** 8.6 Pilots alive come first, then those who left later. */
function placesIn({ pilots }: Board): readonly number[] {
  const rank = ({ out }: Pilot): number => (out === 0 ? Number.POSITIVE_INFINITY : out);
  return pilots.map((pilot) => 1 + pilots.filter((other) => rank(other) > rank(pilot)).length);
}

export function isOut(board: Board, seat: Seat): boolean {
  return !isFlying(pilotOf(board, seat));
}
