import type { Answer, Choice, ChoiceOf, GameTypes, Kind, Match, Seat } from '../game/game-types.ts';
import type { Decision, Reason, Rules } from '../game/rules.ts';
import { same } from '../values/json.ts';
import { offered } from './offers.ts';

/**
 * Shared by everybody who has none. Nothing writes to it, but it is not frozen, because frozen lists are slower to
 * read.
 */
export const NONE: readonly never[] = [];

export function askOf<G extends GameTypes>(match: Match<G>, seat: Seat): G['ask'] | undefined {
  for (const ask of match.asks) if (ask.seat === seat) return ask;
  return undefined;
}

/** The first ask that the current question put to each seat, in seat order. */
export function firstAsks<G extends GameTypes>({ asks, sealed }: Match<G>): readonly G['ask'][] {
  if (sealed.length === 0) return asks;
  const firsts: G['ask'][] = [];
  for (const { ask } of sealed) if (firsts.at(-1)?.seat !== ask.seat) firsts.push(ask);
  const answered = firsts.length;
  for (const ask of asks) if (!firsts.some(({ seat }, i) => i < answered && seat === ask.seat)) firsts.push(ask);
  return firsts.sort((a, b) => a.seat - b.seat);
}

/** A seat's own sealed answers to the current question; the list is in seat order. */
export function answersOf<G extends GameTypes>({ sealed }: Match<G>, seat: Seat): readonly Answer<G>[] {
  if (sealed.length === 0) return NONE;
  let end = sealed.length;
  while (end > 0 && seatOf(sealed, end - 1) > seat) end--;
  let start = end;
  while (start > 0 && seatOf(sealed, start - 1) === seat) start--;
  if (start === end) return NONE;
  return end - start === sealed.length ? sealed : sealed.slice(start, end);
}

export function seatOf<G extends GameTypes>(answers: readonly Answer<G>[], i: number): Seat {
  const answer = answers[i];
  if (answer === undefined) throw new Error(`there is no answer ${i}`);
  return answer.ask.seat;
}

/** The answers to one kind of ask. */
export function choicesTo<G extends GameTypes, K extends Kind<G>>(
  answers: readonly Answer<G>[],
  kind: K,
): readonly ChoiceOf<G, K>[] {
  return answers.flatMap(({ ask, choice }) => (ask.kind === kind ? [choice as ChoiceOf<G, K>] : []));
}

/** Remembers the last look-up, because most questions in a row are of one kind. */
const last: { decisions: object | null; kind: string; decision: unknown } = {
  decisions: null,
  kind: '',
  decision: null,
};

/** The compiler can't follow that this ask and its choices belong to the decision. */
export function decisionOn<G extends GameTypes>({ decisions }: Rules<G>, { kind }: G['ask']): Decision<G> {
  if (last.kind !== kind || last.decisions !== decisions) {
    last.decisions = decisions;
    last.kind = kind;
    last.decision = decisions[kind as Kind<G>];
  }
  return last.decision as Decision<G>;
}

export function askingFrame<G extends GameTypes>({ stack }: Match<G>): G['frame'] {
  const frame = stack[stack.length - 1];
  if (frame === undefined) throw new Error('a question that nothing asked');
  return frame;
}

export function options<G extends GameTypes>(rules: Rules<G>, match: Match<G>, ask: G['ask']): readonly Choice<G>[] {
  const handedOver = offered(match, ask);
  if (handedOver !== undefined) return handedOver;
  const decision = decisionOn(rules, ask);
  if (decision.options === undefined) return permitted(rules, match, ask);
  return decision.options(match.board, ask, askingFrame(match), answersOf(match, ask.seat), match.stack);
}

/** The slow way: every candidate that nothing forbids. */
export function permitted<G extends GameTypes>(rules: Rules<G>, match: Match<G>, ask: G['ask']): readonly Choice<G>[] {
  const decision = decisionOn(rules, ask);
  const frame = askingFrame(match);
  const earlier = answersOf(match, ask.seat);
  const candidates = decision.candidates(match.board, ask, frame, earlier, match.stack);
  if (decision.forbids === undefined) return candidates;
  return candidates.filter(
    (choice) => decision.forbids?.(match.board, ask, choice, frame, earlier, match.stack) === undefined,
  );
}

export interface RefusedChoices<G extends GameTypes> extends Reason {
  readonly choices: readonly Choice<G>[];
}

/** Candidates that may not be chosen, grouped by reason, up to a limit that the caller sets. */
export function refusedChoices<G extends GameTypes>(
  rules: Rules<G>,
  match: Match<G>,
  ask: G['ask'],
  isEnough?: () => boolean,
): readonly RefusedChoices<G>[] {
  const decision = decisionOn(rules, ask);
  if (decision.forbids === undefined) return NONE;
  const frame = askingFrame(match);
  const earlier = answersOf(match, ask.seat);
  const found: { rule: string; fact: string; choices: Choice<G>[] }[] = [];
  for (const choice of decision.candidates(match.board, ask, frame, earlier, match.stack)) {
    if (isEnough?.()) break;
    const reason = decision.forbids(match.board, ask, choice, frame, earlier, match.stack);
    if (reason === undefined) continue;
    const { rule, fact } = reason;
    const alike = found.find((refusal) => refusal.fact === fact && refusal.rule === rule);
    if (alike === undefined) found.push({ rule, fact, choices: [choice] });
    else alike.choices.push(choice);
  }
  return found;
}

/** Why a candidate may not be chosen; undefined for an option, and for anything that is not a candidate. */
export function reasonAgainst<G extends GameTypes>(
  rules: Rules<G>,
  match: Match<G>,
  ask: G['ask'],
  choice: unknown,
): Reason | undefined {
  const decision = decisionOn(rules, ask);
  if (decision.forbids === undefined) return undefined;
  const frame = askingFrame(match);
  const earlier = answersOf(match, ask.seat);
  const candidate = decision
    .candidates(match.board, ask, frame, earlier, match.stack)
    .find((each) => same(each, choice));
  return candidate === undefined
    ? undefined
    : decision.forbids(match.board, ask, candidate, frame, earlier, match.stack);
}

/** Whether an ask leaves anything to choose: several options, or a further ask that follows from the only one. */
export function hasChoice<G extends GameTypes>(rules: Rules<G>, match: Match<G>, ask: G['ask']): boolean {
  const offered = options(rules, match, ask);
  const [only] = offered;
  if (only === undefined || offered.length > 1) return true;
  const { followUp } = decisionOn(rules, ask);
  const earlier = answersOf(match, ask.seat);
  return followUp?.(match.board, ask, only, askingFrame(match), earlier, match.stack) !== undefined;
}

/** Whether nobody has anything to choose at the open question. */
export function isForced<G extends GameTypes>(rules: Rules<G>, match: Match<G>): boolean {
  for (const ask of match.asks) if (hasChoice(rules, match, ask)) return false;
  return true;
}
