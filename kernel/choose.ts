import { cloneMatch } from './clone.ts';
import type {
  Answer,
  Choice,
  Decision,
  GameTypes,
  Kind,
  Match,
  Observer,
  Reason,
  Rules,
  Seat,
  Tell,
} from './game-types.ts';
import { type Json, same } from './json.ts';
import { settle } from './settle.ts';

/** What somebody does at the table. `question` is the one they had before them when they did it. */
export type Move =
  | { readonly seat: Seat; readonly question: number; readonly choice: Json }
  | { readonly seat: Seat; readonly question: number; readonly takeBack: true };

/** Why a move was not taken, and what to tell the one who made it. */
export interface Refused {
  readonly ok: false;
  readonly code:
    | 'over'
    | 'stale'
    | 'no-seat'
    | 'not-asked'
    | 'answered'
    | 'unknown'
    | 'forbidden'
    | 'nothing-to-take-back';
  readonly fact: string;
  readonly rule?: string;
}

export interface Played<G extends GameTypes> {
  readonly ok: true;
  readonly match: Match<G>;
  readonly events: readonly G['event'][];
}

export interface Refusal<G extends GameTypes> extends Reason {
  readonly choice: Choice<G>;
}

const NO_ANSWERS: readonly never[] = [];

export function askOf<G extends GameTypes>(match: Match<G>, seat: Seat): G['ask'] | undefined {
  for (const ask of match.asks) if (ask.seat === seat) return ask;
  return undefined;
}

/** A seat's own sealed answers to the present question. */
export function answersOf<G extends GameTypes>(match: Match<G>, seat: Seat): readonly Answer<G>[] {
  if (match.sealed.length === 0) return NO_ANSWERS;
  return match.sealed.filter((answer) => answer.ask.seat === seat);
}

/** The decision on an ask's kind: that ask and choice belong to it the compiler cannot follow. */
function decisionOn<G extends GameTypes>(rules: Rules<G>, ask: G['ask']): Decision<G> {
  return rules.decisions[ask.kind as Kind<G>];
}

/** All that may be answered to an open ask. */
export function options<G extends GameTypes>(rules: Rules<G>, match: Match<G>, ask: G['ask']): readonly Choice<G>[] {
  const decision = decisionOn(rules, ask);
  const earlier = answersOf(match, ask.seat);
  if (decision.options !== undefined) return decision.options(match.board, ask, earlier);
  return permitted(rules, match, ask);
}

/** The long way: every candidate that nothing forbids. */
export function permitted<G extends GameTypes>(rules: Rules<G>, match: Match<G>, ask: G['ask']): readonly Choice<G>[] {
  const decision = decisionOn(rules, ask);
  const earlier = answersOf(match, ask.seat);
  return decision
    .candidates(match.board, ask, earlier)
    .filter((choice) => decision.forbids?.(match.board, ask, choice, earlier) === undefined);
}

/** What one might try and may not, each with its reason. */
export function refusals<G extends GameTypes>(rules: Rules<G>, match: Match<G>, ask: G['ask']): readonly Refusal<G>[] {
  const decision = decisionOn(rules, ask);
  if (decision.forbids === undefined) return NO_ANSWERS;
  const earlier = answersOf(match, ask.seat);
  const found: Refusal<G>[] = [];
  for (const choice of decision.candidates(match.board, ask, earlier)) {
    const reason = decision.forbids(match.board, ask, choice, earlier);
    if (reason !== undefined) found.push({ choice, ...reason });
  }
  return found;
}

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
  const decision = decisionOn(rules, ask);
  const further = decision.followUp?.(match.board, ask, choice, answersOf(match, ask.seat));
  if (further === undefined && match.asks.length === 1 && match.sealed.length === 0) {
    match.asks = NO_ANSWERS;
    decision.apply(match, ask, choice, tell);
    settle(rules, match, tell);
    return;
  }
  seal(match, ask, choice, further);
  if (match.asks.length === 0) reveal(rules, match, tell);
}

/** Puts an answer by, face down, and the further ask it brings in its place. */
function seal<G extends GameTypes>(
  match: Match<G>,
  ask: G['ask'],
  choice: Choice<G>,
  further: G['ask'] | undefined,
): void {
  match.sealed = [...match.sealed, { ask, choice }];
  match.asks =
    further === undefined ? without(match.asks, ask) : match.asks.map((open) => (open === ask ? further : open));
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
    seal(match, ask, choice, decisionOn(rules, ask).followUp?.(match.board, ask, choice, answersOf(match, seat)));
  }
}

function without<T>(list: readonly T[], item: T): readonly T[] {
  return list.length === 1 ? NO_ANSWERS : list.filter((other) => other !== item);
}

function reveal<G extends GameTypes>(rules: Rules<G>, match: Match<G>, tell: Tell<G>): void {
  const answers = inSeatOrder(match.sealed);
  match.sealed = NO_ANSWERS;
  for (const { ask, choice } of answers) decisionOn(rules, ask).apply(match, ask, choice as Choice<G>, tell);
  settle(rules, match, tell);
}

/** By seat, each seat's own answers as it gave them; mostly they came that way. */
function inSeatOrder<G extends GameTypes>(answers: readonly Answer<G>[]): readonly Answer<G>[] {
  for (let i = 1; i < answers.length; i++) {
    if ((answers[i - 1]?.ask.seat ?? 0) > (answers[i]?.ask.seat ?? 0)) {
      return [...answers].sort((a, b) => a.ask.seat - b.ask.seat);
    }
  }
  return answers;
}

/** Makes a move on a copy: the match after it and what happened, or why it was refused. Never throws at a player. */
export function play<G extends GameTypes>(
  rules: Rules<G>,
  match: Match<G>,
  move: Move,
  observer?: Observer<G>,
): Played<G> | Refused {
  const refused = refusedOutright(match, move);
  if (refused !== undefined) return refused;
  return 'takeBack' in move
    ? takeBack(rules, match, move.seat)
    : answer(rules, match, move.seat, move.choice, observer);
}

function refusedOutright<G extends GameTypes>(match: Match<G>, move: Move): Refused | undefined {
  if (match.result !== null) return { ok: false, code: 'over', fact: 'This match is over.' };
  if (!Number.isSafeInteger(move.seat) || move.seat < 0) {
    return { ok: false, code: 'no-seat', fact: 'There is no such seat.' };
  }
  if (move.question !== match.question) {
    return { ok: false, code: 'stale', fact: 'The match has gone on since; look again before you choose.' };
  }
  return undefined;
}

function answer<G extends GameTypes>(
  rules: Rules<G>,
  match: Match<G>,
  seat: Seat,
  choice: Json,
  observer?: Observer<G>,
): Played<G> | Refused {
  const ask = askOf(match, seat);
  if (ask === undefined) {
    return answersOf(match, seat).length > 0
      ? { ok: false, code: 'answered', fact: 'Your answer is sealed already; the others are still choosing.' }
      : { ok: false, code: 'not-asked', fact: 'Nothing is asked of this seat now.' };
  }
  const option = options(rules, match, ask).find((candidate) => same(candidate, choice));
  if (option === undefined) {
    const refusal = refusals(rules, match, ask).find((candidate) => same(candidate.choice, choice));
    return refusal === undefined
      ? { ok: false, code: 'unknown', fact: 'That is not an answer to this question.' }
      : { ok: false, code: 'forbidden', fact: refusal.fact, rule: refusal.rule };
  }
  const after = cloneMatch(rules, match);
  const events: G['event'][] = [];
  choose(rules, after, ask, option, (event) => {
    events.push(event);
    observer?.(event, after);
  });
  return { ok: true, match: after, events };
}

/** A sealed answer can be had back while others are still choosing: nobody has seen it. */
function takeBack<G extends GameTypes>(rules: Rules<G>, match: Match<G>, seat: Seat): Played<G> | Refused {
  const last = answersOf(match, seat).at(-1);
  if (last === undefined) {
    return { ok: false, code: 'nothing-to-take-back', fact: 'There is no sealed answer of yours to take back.' };
  }
  const after = cloneMatch(rules, match);
  after.sealed = match.sealed.filter((sealed) => sealed !== last);
  after.asks = [...match.asks.filter((ask) => ask.seat !== seat), last.ask].sort((a, b) => a.seat - b.seat);
  return { ok: true, match: after, events: [] };
}
