import { type Call, type DecisionOn, end, type Seat } from '@starboard/kernel';
import { isDestroyed, isPilotDead } from './06-damage.ts';
import { showDesigns } from './09-designs.ts';
import { revealing } from './09-secrecy.ts';
import { asking } from './asks.ts';
import { BOTH, type Duel, type FrameAt, type Match, other, type Tell } from './model.ts';

const YES_OR_NO = [true, false] as const;
const APART_FOR_GOOD = 3;

/** 7.1 The last ship flying wins. 7.2 Both gone together: a draw. */
export function blowUp(match: Match, _frame: FrameAt<'turn'>, tell: Tell): void {
  const { ships } = match.board;
  settleLosses(match, isDestroyed(ships[0]), isDestroyed(ships[1]), '6.2', tell);
}

function settleLosses(match: Match, firstLost: boolean, secondLost: boolean, how: string, tell: Tell): void {
  if (!firstLost && !secondLost) return;
  const { board } = match;
  if (firstLost) tell?.({ type: 'destroyed', rule: how, seat: 0, ...revealing(board, 0) });
  if (secondLost) tell?.({ type: 'destroyed', rule: how, seat: 1, ...revealing(board, 1) });
  if (firstLost && secondLost) finish(match, null, '7.2', tell);
  else finish(match, firstLost ? 1 : 0, '7.1', tell);
}

/** 7.3 The third position in a row in which both fly away: out of range, unless both will fight on. 8.6 A drone always will. */
export function askToFightOn(match: Match) {
  if (match.board.movingApart < APART_FOR_GOOD) return undefined;
  const { ships } = match.board;
  return asking('fight-on', !ships[0].drone, !ships[1].drone);
}

export const fightOn: DecisionOn<Duel, 'fight-on', 'turn'> = {
  candidates: () => YES_OR_NO,
  apply(_match, { seat }, yes, frame, tell) {
    tell?.({ type: 'asked-to-fight-on', rule: '7.3', seat, yes });
    if (!yes) frame.brokenOff = true;
  },
};

/** 7.3 One no is enough for a draw. 7.4 Two yes: nose to nose, and the count starts again. */
export function partOrReEngage(match: Match, { brokenOff }: FrameAt<'turn'>, tell: Tell): void {
  const { board } = match;
  if (board.movingApart < APART_FOR_GOOD) return;
  if (brokenOff) {
    finish(match, null, '7.3', tell);
    return;
  }
  board.ports = [1, 1];
  board.movingApart = 0;
  board.noseToNose = 0;
  tell?.({ type: 're-engaged', rule: '7.4' });
}

/** 6.8 A pilot whose life support has run out is dead. */
export function buryPilots(match: Match, _frame: FrameAt<'turn'>, tell: Tell): void {
  const { ships } = match.board;
  settleLosses(match, isPilotDead(ships[0]), isPilotDead(ships[1]), '6.8', tell);
}

/** 7.5 So many turns without a hit are a draw. */
export function callItQuiet(match: Match, _frame: FrameAt<'turn'>, tell: Tell): void {
  const { board } = match;
  board.quiet++;
  if (board.quiet >= board.setup.quietLimit) finish(match, null, '7.5', tell);
}

/** 7.6 Whoever gives up, stays away or runs out of time has lost; both at once, it is a draw. 7.7 So it is when all agree, or the match is called off. */
export function takeCall(match: Match, call: Call, tell: Tell): void {
  if (!('seats' in call)) {
    tell?.({ type: 'called-off', rule: '7.7', how: call.call });
    finish(match, null, '7.7', tell);
    return;
  }
  const { seats, call: how } = call;
  for (const seat of seats) tell?.({ type: 'gave-up', rule: '7.6', seat, how });
  const [loser] = seats;
  finish(match, seats.length > 1 || loser === undefined ? null : other(loser), '7.6', tell);
}

/** 8.5 The turns it took are the score of a target practice. */
function finish(match: Match, winner: Seat | null, rule: string, tell: Tell): void {
  const places = BOTH.map((seat) => (winner === null || winner === seat ? 1 : 2));
  match.board.over = true;
  end(match, { places, scores: [], turns: match.board.turn, rule });
  tell?.({ type: 'over', rule, winner, turns: match.board.turn });
  if (match.board.setup.designs === 'secret') showDesigns(match, tell);
}
