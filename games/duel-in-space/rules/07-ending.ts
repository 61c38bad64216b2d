import { type Call, type DecisionOn, end, type Seat } from '@starboard/kernel';
import { isBrokenUp, isPilotDead } from './06-damage.ts';
import { showDesigns } from './09-designs/designs.ts';
import { revealing } from './09-designs/secrecy.ts';
import { asking } from './asks.ts';
import {
  BOTH,
  type Board,
  type Duel,
  type FrameAt,
  type Match,
  other,
  type Sector,
  type Ship,
  type Tell,
} from './model.ts';

const YES_OR_NO = [true, false] as const;
export const APART_FOR_GOOD = 3;

/** The rule by which a ship was lost; null while it flies. */
type Loss = '6.2' | '6.8' | '6.9' | null;

/** 7.1 A player whose ship dies at the beginning of a turn has lost (6.8, 6.9). 10.9 That turn has not been played. */
export function fallToSpecialDamage(match: Match, _frame: FrameAt<'turn'>, tell: Tell): void {
  const { board } = match;
  const first = lossAtBeginning(board.ships[0]);
  const second = lossAtBeginning(board.ships[1]);
  if (first === null && second === null) return;
  board.turn--;
  settleLosses(match, first, second, tell);
}

function lossAtBeginning(ship: Ship): Loss {
  return ship.blownUp ? '6.9' : isPilotDead(ship) ? '6.8' : null;
}

/** 7.1 A player without protection after the fire has lost (6.2). 10.4 This is decided before the rest of the turn. */
export function breakUp(match: Match, _frame: FrameAt<'turn'>, tell: Tell): void {
  const { ships } = match.board;
  settleLosses(match, isBrokenUp(ships[0]) ? '6.2' : null, isBrokenUp(ships[1]) ? '6.2' : null, tell);
}

/** 7.1 The last ship flying wins. 7.2 If both are lost together, the duel is a draw. */
function settleLosses(match: Match, first: Loss, second: Loss, tell: Tell): void {
  if (first === null && second === null) return;
  tellLoss(match, 0, first, tell);
  tellLoss(match, 1, second, tell);
  if (first !== null && second !== null) finish(match, null, '7.2', tell);
  else finish(match, first !== null ? 1 : 0, '7.1', tell);
}

/** Losing the last protection reveals how much there was (9.5); other losses give no design away. */
function tellLoss({ board }: Match, seat: Seat, loss: Loss, tell: Tell): void {
  if (loss !== null) tell?.({ type: 'destroyed', rule: loss, seat, ...(loss === '6.2' && revealing(board, seat)) });
}

/** 7.3 Both ships have the other behind them, in port 4, 5 or 6. */
export function movingApart(port: Sector, view: Sector): boolean {
  return port >= 4 && port <= 6 && view >= 4 && view <= 6;
}

/**
 * 7.3 At the third position in a row in which both fly away, they are out of range unless both want to fight on. 10.10
 * A drone always does. 10.5 Air and special damage are checked after this.
 */
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

/**
 * 7.3 One refusal makes a draw. 7.4 If both agree, they are nose to nose and the count starts again. 10.2 That position
 * does not count.
 */
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

/** 7.1 A player who runs out of air at the end of a turn has lost (6.8). */
export function buryPilots(match: Match, _frame: FrameAt<'turn'>, tell: Tell): void {
  const { ships } = match.board;
  settleLosses(match, isPilotDead(ships[0]) ? '6.8' : null, isPilotDead(ships[1]) ? '6.8' : null, tell);
}

/** 7.5 The agreed number of full turns without a hit makes a draw. 10.7 The turn of a hit does not count. */
export function callItQuiet(match: Match, _frame: FrameAt<'turn'>, tell: Tell): void {
  if (isQuiet(match.board)) finish(match, null, '7.5', tell);
}

/** 7.5 Whether the turn that ends is the last quiet one. */
export function isQuiet({ turn, lastHit, setup }: Board): boolean {
  return turn - lastHit >= setup.quietLimit;
}

/**
 * 7.6 A player who gives up, stays away or runs out of time has lost; if both do so at once, it is a draw. 7.7 It is
 * also a draw if all agree or the match is called off. 10.11 None of this is in the source.
 */
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

/** The number of turns is the score of target practice (8.5). 10.16 Any ending shows the secret designs. */
function finish(match: Match, winner: Seat | null, rule: string, tell: Tell): void {
  const places = BOTH.map((seat) => (winner === null || winner === seat ? 1 : 2));
  match.board.over = true;
  end(match, { places, scores: [], turns: match.board.turn, rule });
  tell?.({ type: 'over', rule, winner, turns: match.board.turn });
  if (match.board.setup.designs === 'secret' && match.board.turn > 0) showDesigns(match, tell);
}
