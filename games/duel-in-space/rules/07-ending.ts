import { type Call, type DecisionOn, end, type Seat } from '@starboard/kernel';
import { isBrokenUp, isPilotDead } from './06-damage.ts';
import { showDesigns } from './09-designs/designs.ts';
import { revealing } from './09-designs/secrecy.ts';
import { asking } from './asks.ts';
import { BOTH, type Duel, type FrameAt, type Match, other, type Sector, type Ship, type Tell } from './model.ts';

const YES_OR_NO = [true, false] as const;
const APART_FOR_GOOD = 3;

/** How a ship is lost, by the rule; null while it flies. */
type Loss = '6.2' | '6.8' | '6.9' | null;

/** 7.1 Whoever does not outlive the beginning of a turn has lost (6.8, 6.9). 10.9 That turn has not been played. */
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

/** 7.1 Whoever is without protection after the fire has lost (6.2). 10.4 That decides before the rest of the turn is looked at. */
export function breakUp(match: Match, _frame: FrameAt<'turn'>, tell: Tell): void {
  const { ships } = match.board;
  settleLosses(match, isBrokenUp(ships[0]) ? '6.2' : null, isBrokenUp(ships[1]) ? '6.2' : null, tell);
}

/** 7.1 The last ship flying wins. 7.2 Both gone together: a draw. */
function settleLosses(match: Match, first: Loss, second: Loss, tell: Tell): void {
  if (first === null && second === null) return;
  tellLoss(match, 0, first, tell);
  tellLoss(match, 1, second, tell);
  if (first !== null && second !== null) finish(match, null, '7.2', tell);
  else finish(match, first !== null ? 1 : 0, '7.1', tell);
}

/** That no protection is left tells how much there was (9.5); other losses give no design away. */
function tellLoss({ board }: Match, seat: Seat, loss: Loss, tell: Tell): void {
  if (loss !== null) tell?.({ type: 'destroyed', rule: loss, seat, ...(loss === '6.2' && revealing(board, seat)) });
}

/** 7.3 Both have the other behind them: ports 4, 5 and 6. */
export function movingApart(port: Sector, view: Sector): boolean {
  return port >= 4 && port <= 6 && view >= 4 && view <= 6;
}

/**
 * 7.3 The third position in a row in which both fly away: out of range, unless both will fight on. 10.10 A drone always
 * will. 10.5 Air and special damage are looked at after this.
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

/** 7.3 One no is enough for a draw. 7.4 Two yes: nose to nose, and the count starts again. 10.2 That position does not count. */
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

/** 7.1 Whoever runs out of air at the end of a turn has lost (6.8). */
export function buryPilots(match: Match, _frame: FrameAt<'turn'>, tell: Tell): void {
  const { ships } = match.board;
  settleLosses(match, isPilotDead(ships[0]) ? '6.8' : null, isPilotDead(ships[1]) ? '6.8' : null, tell);
}

/** 7.5 So many full turns without a hit are a draw. 10.7 The turn of a hit counts as none. */
export function callItQuiet(match: Match, _frame: FrameAt<'turn'>, tell: Tell): void {
  const { turn, lastHit, setup } = match.board;
  if (turn - lastHit >= setup.quietLimit) finish(match, null, '7.5', tell);
}

/**
 * 7.6 Whoever gives up, stays away or runs out of time has lost; both at once, it is a draw. 7.7 So it is when all agree,
 * or the match is called off. 10.11 None of this is in the source.
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

/** The turns it took are the score of a target practice (8.5). 10.16 Secret designs are shown however the duel ended. */
function finish(match: Match, winner: Seat | null, rule: string, tell: Tell): void {
  const places = BOTH.map((seat) => (winner === null || winner === seat ? 1 : 2));
  match.board.over = true;
  end(match, { places, scores: [], turns: match.board.turn, rule });
  tell?.({ type: 'over', rule, winner, turns: match.board.turn });
  if (match.board.setup.designs === 'secret' && match.board.turn > 0) showDesigns(match, tell);
}
