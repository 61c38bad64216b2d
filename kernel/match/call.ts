import { type Call, type GameTypes, INTERRUPTED, type Match, type Seat, type Tell } from '../game/game-types.ts';
import type { Rules } from '../game/rules.ts';
import { forgetOffer } from './offers.ts';
import { firstAsks, NONE } from './options.ts';
import { put, reveal, settle } from './settle.ts';

/**
 * Applies a call in place. It drops the asks and sealed answers of seats that are out as a result; the others stand. If
 * the rules continue with a procedure, the interrupted question is asked again afterwards, to all seats that are still
 * in. If the rules ask another question, it replaces the open one, and answers to that one no longer count.
 */
export function applyCall<G extends GameTypes>(rules: Rules<G>, match: Match<G>, call: Call, tell?: Tell<G>): void {
  const interrupted = firstAsks(match);
  forgetOffer();
  const next = rules.call(match, call, tell);
  if (match.result !== null) return;
  if (typeof next !== 'object') {
    dropThoseOut(rules, match, tell);
    return;
  }
  match.asks = NONE;
  match.sealed = NONE;
  if ('ask' in next) {
    if (next.ask.length === 0 || !put(rules, match, next.ask, tell)) settle(rules, match, tell);
    return;
  }
  match.stack.push({ at: INTERRUPTED, step: 0, asks: interrupted }, next.call);
  settle(rules, match, tell);
}

function dropThoseOut<G extends GameTypes>(rules: Rules<G>, match: Match<G>, tell: Tell<G>): void {
  const isOut = (seat: Seat): boolean => rules.isOut?.(match.board, seat) === true;
  if (!firstAsks(match).some(({ seat }) => isOut(seat))) return;
  match.asks = match.asks.filter(({ seat }) => !isOut(seat));
  match.sealed = match.sealed.filter(({ ask }) => !isOut(ask.seat));
  if (match.asks.length === 0) reveal(rules, match, tell);
}

/** Why a call can't be made, if so. The caller checks that its seats exist. */
export function callProblem<G extends GameTypes>(rules: Rules<G>, match: Match<G>, call: Call): string | undefined {
  if (match.result !== null) return 'This match is over.';
  if (call.call === 'draw-agreed' && !rules.draws) return 'You can’t agree a draw in this game.';
  if (call.call === 'time-is-up' && rules.timeLimit && rules.timeLimit.state(match.board) !== 'running') {
    return 'No time limit is running in this match.';
  }
  if (!('seats' in call)) return undefined;
  const { seats } = call;
  const fits = (seat: Seat, i: number): boolean =>
    Number.isSafeInteger(seat) && seat >= 0 && seat < rules.seats.max && seats.indexOf(seat) === i;
  if (seats.length === 0 || !seats.every(fits)) return 'There is no such seat.';
  return seats.some((seat) => rules.isOut?.(match.board, seat)) ? 'This seat is already out of the match.' : undefined;
}
