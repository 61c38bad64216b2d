import { type DecisionOn, end, type Seat } from '@starboard/kernel';
import { isDestroyed, isPilotDead } from './05-damage.ts';
import { showDesigns } from './07-designs.ts';
import { askThose } from './asks.ts';
import { BOTH, type Duel, type FrameAt, type Match, type Ship, type Tell } from './model.ts';

const YES_OR_NO = [true, false] as const;
const APART_FOR_GOOD = 3;

/** 7.1 The last ship flying wins. 7.2 Both gone together: a draw. */
export function blowUp(match: Match, _frame: FrameAt<'turn'>, tell: Tell): void {
  settleLosses(match, isDestroyed, '6.2', tell);
}

function settleLosses(match: Match, isLost: (ship: Ship) => boolean, how: string, tell: Tell): void {
  const [first, second] = match.board.ships;
  const [firstLost, secondLost] = [isLost(first), isLost(second)];
  if (firstLost) tell?.({ type: 'destroyed', rule: how, seat: 0 });
  if (secondLost) tell?.({ type: 'destroyed', rule: how, seat: 1 });
  if (firstLost && secondLost) finish(match, null, '7.2', tell);
  else if (firstLost || secondLost) finish(match, firstLost ? 1 : 0, '7.1', tell);
}

/** 7.3 The third position in a row in which both fly away: out of range, unless both will fight on. 8.6 A drone always will. */
export function askToFightOn(match: Match) {
  if (match.board.movingApart < APART_FOR_GOOD) return undefined;
  return askThose(match.board, 'fight-on', (ship) => !ship.drone);
}

export const fightOn: DecisionOn<Duel, 'fight-on'> = {
  candidates: () => YES_OR_NO,
  apply(match, { seat }, yes, tell) {
    tell?.({ type: 'asked-to-fight-on', rule: '7.3', seat, yes });
    if (!yes) match.board.brokenOff = true;
  },
};

/** 7.3 One no is enough for a draw. 7.4 Two yes: nose to nose, and the count starts again. */
export function partOrReEngage(match: Match, _frame: FrameAt<'turn'>, tell: Tell): void {
  const { board } = match;
  if (board.movingApart < APART_FOR_GOOD) return;
  if (board.brokenOff) {
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
  settleLosses(match, isPilotDead, '6.8', tell);
}

/** 7.5 So many turns without a hit are a draw. */
export function callItQuiet(match: Match, _frame: FrameAt<'turn'>, tell: Tell): void {
  const { board } = match;
  board.quiet++;
  if (board.quiet >= board.setup.quietLimit) finish(match, null, '7.5', tell);
}

/** 8.5 The turns it took are the score of a target practice. */
function finish(match: Match, winner: Seat | null, rule: string, tell: Tell): void {
  const places = BOTH.map((seat) => (winner === null || winner === seat ? 1 : 2));
  match.board.over = true;
  end(match, { places, scores: [], turns: match.board.turn, rule });
  tell?.({ type: 'over', rule, winner, turns: match.board.turn });
  if (match.board.setup.designs === 'secret') showDesigns(match, tell);
}
