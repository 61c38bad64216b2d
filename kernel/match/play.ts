import type { Call, GameTypes, Match, Observer, Seat } from '../game/game-types.ts';
import type { Rules } from '../game/rules.ts';
import { type Json, same } from '../values/json.ts';
import { applyCall, callProblem } from './call.ts';
import { choose } from './choose.ts';
import { cloneMatch } from './clone.ts';
import { answersOf, askOf, options, reasonAgainst } from './options.ts';

/** `question` is the question that the player saw when making the move. */
export type Move =
  | { readonly seat: Seat; readonly question: number; readonly choice: Json }
  | { readonly seat: Seat; readonly question: number; readonly takeBack: true };

/** Everything that a match follows from after its beginning; each input is a line of the record. */
export type Input = Move | Call;

/** Why a move was refused, and the sentence for the player who made it. */
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
    | 'nothing-to-take-back'
    | 'no-call';
  readonly fact: string;
  readonly rule?: string;
}

export interface Played<G extends GameTypes> {
  readonly ok: true;
  readonly match: Match<G>;
  readonly events: readonly G['event'][];
}

/**
 * Applies an input to a copy: returns the match after it and the events, or the refusal. A player's input never makes
 * it throw.
 */
export function play<G extends GameTypes>(
  rules: Rules<G>,
  match: Match<G>,
  input: Input,
  observer?: Observer<G>,
): Played<G> | Refused {
  if ('call' in input) return called(rules, match, input, observer);
  const refused = refusedOutright(match, input);
  if (refused !== undefined) return refused;
  return 'takeBack' in input
    ? takeBack(rules, match, input.seat)
    : answer(rules, match, input.seat, input.choice, observer);
}

function refusedOutright<G extends GameTypes>(match: Match<G>, move: Move): Refused | undefined {
  if (match.result !== null) return { ok: false, code: 'over', fact: 'This match is over.' };
  if (!Number.isSafeInteger(move.seat) || move.seat < 0) {
    return { ok: false, code: 'no-seat', fact: 'There is no such seat.' };
  }
  if (move.question !== match.question) {
    return { ok: false, code: 'stale', fact: 'The match has gone on since then. Look again before you choose.' };
  }
  return undefined;
}

function answer<G extends GameTypes>(
  rules: Rules<G>,
  match: Match<G>,
  seat: Seat,
  choice: Json,
  observer: Observer<G> | undefined,
): Played<G> | Refused {
  const ask = askOf(match, seat);
  if (ask === undefined) {
    return answersOf(match, seat).length > 0
      ? { ok: false, code: 'answered', fact: 'Your answer is already sealed. The others are still choosing.' }
      : { ok: false, code: 'not-asked', fact: 'This seat has nothing to answer right now.' };
  }
  const option = options(rules, match, ask).find((candidate) => same(candidate, choice));
  if (option === undefined) {
    const reason = reasonAgainst(rules, match, ask, choice);
    return reason === undefined
      ? { ok: false, code: 'unknown', fact: 'That is not an answer to this question.' }
      : { ok: false, code: 'forbidden', fact: reason.fact, rule: reason.rule };
  }
  return onACopy(rules, match, observer, (after, tell) => choose(rules, after, ask, option, tell));
}

function called<G extends GameTypes>(
  rules: Rules<G>,
  match: Match<G>,
  call: Call,
  observer: Observer<G> | undefined,
): Played<G> | Refused {
  const problem = callProblem(rules, match, call);
  if (problem !== undefined) return { ok: false, code: match.result === null ? 'no-call' : 'over', fact: problem };
  const { at: _, ...made } = call;
  return onACopy(rules, match, observer, (after, tell) => applyCall(rules, after, made, tell));
}

function onACopy<G extends GameTypes>(
  rules: Rules<G>,
  match: Match<G>,
  observer: Observer<G> | undefined,
  change: (after: Match<G>, tell: (event: G['event']) => void) => void,
): Played<G> {
  const after = cloneMatch(rules, match);
  const events: G['event'][] = [];
  change(after, (event) => {
    events.push(event);
    observer?.(event, after);
  });
  return { ok: true, match: after, events };
}

/** A player can take back a sealed answer while others are still choosing, because nobody has seen it. */
function takeBack<G extends GameTypes>(rules: Rules<G>, match: Match<G>, seat: Seat): Played<G> | Refused {
  const last = answersOf(match, seat).at(-1);
  if (last === undefined) {
    return { ok: false, code: 'nothing-to-take-back', fact: 'You have no sealed answer to take back.' };
  }
  const after = cloneMatch(rules, match);
  after.sealed = match.sealed.filter((sealed) => sealed !== last);
  after.asks = [...match.asks.filter((ask) => ask.seat !== seat), last.ask].sort((a, b) => a.seat - b.seat);
  return { ok: true, match: after, events: [] };
}
