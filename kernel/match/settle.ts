import {
  type Choice,
  type GameTypes,
  INTERRUPTED,
  type Interrupted,
  type Match,
  type Result,
  type Stack,
  type Tell,
} from '../game/game-types.ts';
import type { Next, Rules, Step } from '../game/rules.ts';
import type { Json } from '../values/json.ts';
import { askingFrame, decisionOn, NONE } from './options.ts';
import { hasSingles, placeFor, sealSingles } from './sealing.ts';
import { keepTurn } from './turn.ts';

/** No rulebook takes this many steps, or enters this many procedures, without asking anybody anything. */
const MOST = 10_000_000;

/** Remembers the last look-up at each depth of the stack, because a match often comes back to a frame. */
const lately: { procedures: object; at: string; procedure: unknown }[] = [];

function procedureOf<G extends GameTypes>(
  { procedures }: Rules<G>,
  at: string,
  depth: number,
): readonly Step<G>[] | undefined {
  let known = lately[depth];
  if (known?.at !== at || known.procedures !== procedures) {
    known = { procedures, at, procedure: procedures[at as G['frame']['at']] };
    lately[depth] = known;
  }
  return known.procedure as readonly Step<G>[] | undefined;
}

/**
 * Runs a match to its next question. Frames note the step that they have come to before anybody else may look at them:
 * whoever is told of an event, a called procedure, a player who is asked.
 */
export function settle<G extends GameTypes>(rules: Rules<G>, match: Match<G>, tell?: Tell<G>): void {
  const { stack } = match;
  for (let steps = 0; match.result === null; ) {
    const depth = stack.length - 1;
    const frame = stack[depth];
    if (frame === undefined) throw new Error(`${rules.id}: the procedures ran out without a result`);
    const procedure = procedureOf(rules, frame.at, depth);
    if (procedure === undefined) {
      if (putAgain(rules, match, frame, tell)) return;
      continue;
    }
    for (let at = frame.step; ; steps++) {
      if (steps > MOST) throw new Error(`${rules.id}: the procedures run in circles`);
      const step = procedure[at];
      if (step === undefined) {
        stack.pop();
        break;
      }
      if (tell !== undefined) frame.step = at;
      const next = step(match, frame, tell);
      if (next === undefined || (typeof next === 'object' && next.ask?.length === 0)) {
        at++;
        if (match.result === null) continue;
        frame.step = at;
        return;
      }
      frame.step = step.repeats === undefined ? at + 1 : at;
      if (follow(rules, match, frame, next, tell) || match.result !== null) return;
      if (stack[stack.length - 1] !== frame) break;
      at = frame.step;
    }
  }
}

/** Carries out the continuation of a step or an answer; returns whether a question is open now. */
export function follow<G extends GameTypes>(
  rules: Rules<G>,
  match: Match<G>,
  frame: G['frame'],
  next: Exclude<Next<G>, undefined>,
  tell: Tell<G>,
): boolean {
  const { stack } = match;
  if (typeof next === 'string') {
    stack.pop();
    return false;
  }
  if (next.call !== undefined) {
    if (frame.returned !== undefined) frame.returned = null;
    stack.push(next.call);
    keepTurn(rules, match);
    return false;
  }
  if (next.goTo !== undefined) {
    frame.step = next.goTo;
    return false;
  }
  if (next.done === undefined) return put(rules, match, next.ask ?? NONE, tell);
  stack.pop();
  handBack(rules, match, next.done);
  return false;
}

/** Hands a value to the calling frame, which is on top again. */
function handBack<G extends GameTypes>(rules: Rules<G>, { stack }: Match<G>, value: Json): void {
  const caller = stack[stack.length - 1];
  if (caller === undefined || isInterrupted<G>(caller) || caller.returned === undefined) {
    throw new Error(`${rules.id}: a value was handed back to nobody who takes one`);
  }
  caller.returned = value;
}

/** Asks a question, unless it answers itself; returns whether a question is open now. */
export function put<G extends GameTypes>(
  rules: Rules<G>,
  match: Match<G>,
  asks: readonly G['ask'][],
  tell: Tell<G>,
): boolean {
  match.asks = asks;
  keepTurn(rules, match);
  if (hasSingles(rules) && sealSingles(rules, match) && match.asks.length === 0) {
    return applyAll(rules, match, undefined, undefined, tell);
  }
  match.question++;
  return true;
}

function isInterrupted<G extends GameTypes>(frame: Stack<G>[number]): frame is Interrupted<G> {
  return frame.at === INTERRUPTED;
}

/** Asks an interrupted question again, to the seats that are still in; returns whether a question is open now. */
function putAgain<G extends GameTypes>(
  rules: Rules<G>,
  match: Match<G>,
  frame: Stack<G>[number],
  tell: Tell<G>,
): boolean {
  if (!isInterrupted<G>(frame)) throw new Error(`${rules.id}: there is no procedure called ${frame.at}`);
  match.stack.pop();
  const still = frame.asks.filter(({ seat }) => rules.isOut?.(match.board, seat) !== true);
  return still.length > 0 && put(rules, match, still, tell);
}

export function end<G extends GameTypes>(match: Match<G>, result: Result): void {
  match.result = result;
  match.asks = NONE;
  match.sealed = NONE;
}

export function reveal<G extends GameTypes>(rules: Rules<G>, match: Match<G>, tell: Tell<G>): void {
  if (!applyAll(rules, match, undefined, undefined, tell)) settle(rules, match, tell);
}

/**
 * Applies the sealed answers in seat order, together with the last answer, which need not be sealed for that. Returns
 * whether a question is open now or the match is over.
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

type Going<G extends GameTypes> = Exclude<Next<G>, undefined>;

function withNext<G extends GameTypes>(nexts: Going<G>[] | undefined, next: Going<G>): Going<G>[] {
  if (nexts === undefined) return [next];
  nexts.push(next);
  return nexts;
}

/** Continues several answers: calls run in seat order, then their asks become one question, then the frame ends. */
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
  if (nexts.some((next) => next !== 'done' && (next.done !== undefined || next.goTo !== undefined))) {
    throw new Error(`${rules.id}: of several answers none can hand a value back or go to another step`);
  }
  if (nexts.includes('done')) frame.step = rules.procedures[frame.at as G['frame']['at']].length;
  if (calls.length === 0) return asks.length > 0 && put(rules, match, asks, tell);
  if (frame.returned !== undefined) frame.returned = null;
  if (asks.length > 0) match.stack.push({ at: INTERRUPTED, step: 0, asks });
  match.stack.push(...calls.reverse());
  keepTurn(rules, match);
  return false;
}
