import {
  type Answer,
  type Choice,
  type GameTypes,
  INTERRUPTED,
  type Match,
  type Seat,
  type Tell,
} from './game-types.ts';
import { answersOf, askingFrame, askOf, decisionOn, NONE, options, seatOf } from './options.ts';
import type { Next, Rules } from './rules.ts';
import { follow, put, settle } from './settle.ts';

/**
 * Answers an ask in place, with one of its options: the caller vouches for that.
 * The answer is sealed; with the last one in, all are applied in seat order and play goes on.
 */
export function choose<G extends GameTypes>(
  rules: Rules<G>,
  match: Match<G>,
  ask: G['ask'],
  choice: Choice<G>,
  tell?: Tell<G>,
): void {
  const { followUp } = decisionOn(rules, ask);
  const further = followUp?.(match.board, ask, choice, askingFrame(match), answersOf(match, ask.seat), match.stack);
  if (further === undefined && match.asks.length === 1) {
    match.asks = NONE;
    if (!applyAll(rules, match, ask, choice, tell)) settle(rules, match, tell);
    return;
  }
  seal(match, ask, choice, further);
  if (further !== undefined && sealSingles(rules, match) && match.asks.length === 0) reveal(rules, match, tell);
}

/** Answers everything that the present question asks of everybody, in place and at once. */
export function chooseAll<G extends GameTypes>(
  rules: Rules<G>,
  match: Match<G>,
  decide: (ask: G['ask'], options: readonly Choice<G>[]) => Choice<G>,
  tell?: Tell<G>,
): void {
  const { asks } = match;
  const [only] = asks;
  if (only !== undefined && asks.length === 1) {
    choose(rules, match, only, decide(only, options(rules, match, only)), tell);
    return;
  }
  const sealed = match.sealed.slice();
  match.sealed = sealed;
  for (let i = 0; i < asks.length; i++) {
    for (let ask = asks[i]; ask !== undefined; ) {
      const choice = decide(ask, options(rules, match, ask));
      const { followUp } = decisionOn(rules, ask);
      const further: G['ask'] | undefined = followUp?.(
        match.board,
        ask,
        choice,
        askingFrame(match),
        answersOf(match, ask.seat),
        match.stack,
      );
      sealed.splice(placeFor(sealed, ask.seat), 0, { ask, choice });
      ask = further;
    }
  }
  match.asks = NONE;
  reveal(rules, match, tell);
}

/** Answers all that the present question asks of a seat, by `decide`, without revealing anything. */
export function sealAll<G extends GameTypes>(
  rules: Rules<G>,
  match: Match<G>,
  seat: Seat,
  decide: (options: readonly Choice<G>[]) => Choice<G>,
): void {
  for (let ask = askOf(match, seat); ask !== undefined; ask = askOf(match, seat)) {
    const choice = decide(options(rules, match, ask));
    const { followUp } = decisionOn(rules, ask);
    const further = followUp?.(match.board, ask, choice, askingFrame(match), answersOf(match, seat), match.stack);
    seal(match, ask, choice, further);
  }
}

/** Puts an answer by, face down, and the further ask it brings in its place. */
function seal<G extends GameTypes>(
  match: Match<G>,
  ask: G['ask'],
  choice: Choice<G>,
  further: G['ask'] | undefined,
): void {
  const { sealed, asks } = match;
  match.sealed = sealed.toSpliced(placeFor(sealed, ask.seat), 0, { ask, choice });
  if (further !== undefined) match.asks = asks.map((open) => (open === ask ? further : open));
  else match.asks = asks.length === 1 ? NONE : asks.filter((open) => open !== ask);
}

/** Where a seat's next answer lies among the sealed ones: they are in the order of seats. */
function placeFor<G extends GameTypes>(sealed: readonly Answer<G>[], seat: Seat): number {
  let place = sealed.length;
  while (place > 0 && seatOf(sealed, place - 1) > seat) place--;
  return place;
}

/** Seals the answers to asks that answer themselves; whether there were any. */
export function sealSingles<G extends GameTypes>(rules: Rules<G>, match: Match<G>): boolean {
  let found = false;
  const { asks } = match;
  for (let i = 0; i < asks.length; i++) {
    for (let ask = asks[i]; ask !== undefined && decisionOn(rules, ask).answersItself === true; ) {
      const offered = options(rules, match, ask);
      const [only] = offered;
      if (only === undefined || offered.length > 1) break;
      const { followUp } = decisionOn(rules, ask);
      const further: G['ask'] | undefined = followUp?.(
        match.board,
        ask,
        only,
        askingFrame(match),
        answersOf(match, ask.seat),
        match.stack,
      );
      seal(match, ask, only, further);
      found = true;
      ask = further;
    }
  }
  return found;
}

/** All have answered: what is sealed is applied, and play goes on. */
export function reveal<G extends GameTypes>(rules: Rules<G>, match: Match<G>, tell: Tell<G>): void {
  if (!applyAll(rules, match, undefined, undefined, tell)) settle(rules, match, tell);
}

/**
 * Applies what is sealed, in the order of seats, and with it the last answer, which need not be sealed for that.
 * Whether somebody is asked now, or all is over.
 */
export function applyAll<G extends GameTypes>(
  rules: Rules<G>,
  match: Match<G>,
  lastAsk: G['ask'] | undefined,
  lastChoice: Choice<G> | undefined,
  tell: Tell<G>,
): boolean {
  const frame = askingFrame(match);
  const answers = match.sealed;
  match.sealed = NONE;
  const place = lastAsk === undefined ? -1 : placeFor(answers, lastAsk.seat);
  let nexts: Going<G>[] | undefined;
  for (let i = 0; i <= answers.length; i++) {
    if (i === place && lastAsk !== undefined && lastChoice !== undefined) {
      const next = decisionOn(rules, lastAsk).apply(match, lastAsk, lastChoice, frame, tell);
      if (next !== undefined) nexts = withNext(nexts, next);
    }
    const answer = answers[i];
    if (answer === undefined) continue;
    const { ask, choice } = answer;
    const next = decisionOn(rules, ask).apply(match, ask, choice as Choice<G>, frame, tell);
    if (next !== undefined) nexts = withNext(nexts, next);
  }
  if (match.result !== null) return true;
  return nexts !== undefined && followAll(rules, match, frame, nexts, tell);
}

/** What one answer goes on with, if it does. */
type Going<G extends GameTypes> = Exclude<Next<G>, undefined>;

function withNext<G extends GameTypes>(nexts: Going<G>[] | undefined, next: Going<G>): Going<G>[] {
  if (nexts === undefined) return [next];
  nexts.push(next);
  return nexts;
}

/** What several answers go on with: calls run in seat order, then what they ask is asked at once, then the frame is left. */
function followAll<G extends GameTypes>(
  rules: Rules<G>,
  match: Match<G>,
  frame: G['frame'],
  nexts: readonly Going<G>[],
  tell: Tell<G>,
): boolean {
  const [only] = nexts;
  if (only !== undefined && nexts.length === 1) return follow(rules, match, frame, only, tell);
  const calls = nexts.flatMap((next) => (next === 'done' || next.call === undefined ? [] : [next.call]));
  const asks = nexts.flatMap((next) => (next === 'done' ? [] : (next.ask ?? []))).sort((a, b) => a.seat - b.seat);
  if (nexts.some((next) => next !== 'done' && next.done !== undefined)) {
    throw new Error(`${rules.id}: of several answers none can hand a value back`);
  }
  if (nexts.includes('done')) frame.step = rules.procedures[frame.at as G['frame']['at']].length;
  if (calls.length === 0) return asks.length > 0 && put(rules, match, asks, tell);
  if (frame.returned !== undefined) frame.returned = null;
  if (asks.length > 0) match.stack.push({ at: INTERRUPTED, step: 0, asks });
  match.stack.push(...calls.reverse());
  return false;
}
