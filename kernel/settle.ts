import type { Key } from './chacha.ts';
import { applyAll, sealSingles } from './choose.ts';
import { type Dice, diceFromKey } from './dice.ts';
import {
  type GameTypes,
  INTERRUPTED,
  type Interrupted,
  type Match,
  type Observer,
  type Result,
  type Seating,
  type Tell,
} from './game-types.ts';
import type { Json } from './json.ts';
import { NONE } from './options.ts';
import type { Next, Rules, Step } from './rules.ts';

/** A match from its beginning to its first question. */
export function begin<G extends GameTypes>(
  rules: Rules<G>,
  setup: G['setup'],
  seating: Seating,
  dice: Dice | Key,
  observer?: Observer<G>,
): Match<G> {
  const own = 'key' in dice ? dice : diceFromKey(dice);
  const { board, first } = rules.start(setup, seating, own);
  const match: Match<G> = {
    board,
    dice: own,
    stack: [first],
    question: 0,
    asks: NONE,
    sealed: NONE,
    result: null,
  };
  settle(rules, match, observer && ((event) => observer(event, match)));
  return match;
}

/** No rulebook takes so many steps, or enters so many procedures, without asking anybody anything. */
const MOST = 10_000_000;

/** Runs steps until somebody is asked or the match has a result. */
export function settle<G extends GameTypes>(rules: Rules<G>, match: Match<G>, tell?: Tell<G>): void {
  const { stack } = match;
  for (let frames = 0; match.result === null; frames++) {
    if (frames > MOST) throw new Error(`${rules.id}: the procedures run in circles`);
    const frame = stack[stack.length - 1];
    if (frame === undefined) throw new Error(`${rules.id}: the procedures ran out without a result`);
    if (isInterrupted<G>(frame) ? putAgain(rules, match, frame, tell) : runFrame(rules, match, frame, tell)) return;
  }
}

/** Runs the steps of the frame on top until another is on top (false), or somebody is asked (true). */
function runFrame<G extends GameTypes>(rules: Rules<G>, match: Match<G>, frame: G['frame'], tell: Tell<G>): boolean {
  const procedure: readonly Step<G>[] = rules.procedures[frame.at as G['frame']['at']];
  for (let steps = 0; match.result === null; steps++) {
    if (steps > MOST) throw new Error(`${rules.id}: a procedure runs in circles`);
    const step = procedure[frame.step];
    if (step === undefined) {
      match.stack.pop();
      return false;
    }
    const next = step(match, frame, tell);
    if (next === undefined || (typeof next === 'object' && next.ask?.length === 0)) {
      frame.step++;
      continue;
    }
    if (next !== 'done' && next.done === undefined && step.repeats === undefined) frame.step++;
    if (follow(rules, match, frame, next, tell)) return true;
    if (next === 'done' || next.ask === undefined || match.stack[match.stack.length - 1] !== frame) return false;
  }
  return true;
}

/** Carries out what a step or an answer goes on with; whether somebody is asked now. */
export function follow<G extends GameTypes>(
  rules: Rules<G>,
  match: Match<G>,
  frame: G['frame'],
  next: Exclude<Next<G>, undefined>,
  tell: Tell<G>,
): boolean {
  const { stack } = match;
  if (next === 'done') {
    stack.pop();
    return false;
  }
  if (next.call !== undefined) {
    if (frame.returned !== undefined) frame.returned = null;
    stack.push(next.call);
    return false;
  }
  if (next.done === undefined) return put(rules, match, next.ask ?? NONE, tell);
  stack.pop();
  handBack(rules, match, next.done);
  return false;
}

/** To the frame that called, which is on top again. */
function handBack<G extends GameTypes>(rules: Rules<G>, { stack }: Match<G>, value: Json): void {
  const caller = stack[stack.length - 1];
  if (caller === undefined || isInterrupted<G>(caller) || caller.returned === undefined) {
    throw new Error(`${rules.id}: a value was handed back to nobody who takes one`);
  }
  caller.returned = value;
}

/** Puts a question, unless it answers itself; whether somebody is asked now. */
export function put<G extends GameTypes>(
  rules: Rules<G>,
  match: Match<G>,
  asks: readonly G['ask'][],
  tell: Tell<G>,
): boolean {
  match.asks = asks;
  if (sealSingles(rules, match) && match.asks.length === 0) {
    return applyAll(rules, match, undefined, undefined, tell);
  }
  match.question++;
  return true;
}

function isInterrupted<G extends GameTypes>(frame: G['frame'] | Interrupted<G>): frame is Interrupted<G> {
  return frame.at === INTERRUPTED;
}

/** An interrupted question, put afresh to those who are still in; whether somebody is asked now. */
function putAgain<G extends GameTypes>(
  rules: Rules<G>,
  match: Match<G>,
  { asks }: Interrupted<G>,
  tell: Tell<G>,
): boolean {
  match.stack.pop();
  const still = asks.filter(({ seat }) => rules.isOut?.(match.board, seat) !== true);
  return still.length > 0 && put(rules, match, still, tell);
}

/** Ends the match: nothing is asked any more. */
export function end<G extends GameTypes>(match: Match<G>, result: Result): void {
  match.result = result;
  match.asks = NONE;
  match.sealed = NONE;
}
