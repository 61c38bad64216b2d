import { answersOf, askOf, options, type Refusal, refusals, sealAll } from './choose.ts';
import { cloneFrames } from './clone.ts';
import { type Dice, diceFromKey, drawKey, pick } from './dice.ts';
import type { Answer, Choice, GameTypes, Match, Result, Rules, Seat } from './game-types.ts';

/** What one seat, or an onlooker (null), may know of a match. */
export interface View<G extends GameTypes> {
  readonly seat: Seat | null;
  readonly board: G['view'];
  readonly stack: readonly G['frame'][];
  readonly question: number;
  /** What the present question asked each seat first. */
  readonly asked: readonly G['ask'][];
  /** Seats whose answer is complete and sealed. */
  readonly ready: readonly Seat[];
  /** The seat's own sealed answers. */
  readonly sealed: readonly Answer<G>[];
  /** What the seat is asked now, if anything. */
  readonly mine: OpenAsk<G> | null;
  readonly result: Result | null;
}

export interface OpenAsk<G extends GameTypes> {
  readonly ask: G['ask'];
  readonly options: readonly Choice<G>[];
  readonly refusals: readonly Refusal<G>[];
}

export function view<G extends GameTypes>(rules: Rules<G>, match: Match<G>, seat: Seat | null): View<G> {
  return {
    seat,
    board: rules.see(match.board, seat),
    stack: cloneFrames<G>(match.stack),
    question: match.question,
    asked: firstAsks(match),
    ready: readySeats(match),
    ...ownAnswers(rules, match, seat),
    result: match.result,
  };
}

/** While the answers to one question come in, of all views only this changes, and for the seat that answers its own. */
export function readySeats<G extends GameTypes>(match: Match<G>): readonly Seat[] {
  return firstAsks(match)
    .map((first) => first.seat)
    .filter((each) => askOf(match, each) === undefined);
}

export function ownAnswers<G extends GameTypes>(
  rules: Rules<G>,
  match: Match<G>,
  seat: Seat | null,
): Pick<View<G>, 'sealed' | 'mine'> {
  const ask = seat === null ? undefined : askOf(match, seat);
  return {
    sealed: seat === null ? [] : answersOf(match, seat),
    mine:
      ask === undefined ? null : { ask, options: options(rules, match, ask), refusals: refusals(rules, match, ask) },
  };
}

function firstAsks<G extends GameTypes>(match: Match<G>): readonly G['ask'][] {
  const firsts: G['ask'][] = [];
  for (const ask of [...match.sealed.map((answer) => answer.ask), ...match.asks]) {
    if (!firsts.some((first) => first.seat === ask.seat)) firsts.push(ask);
  }
  return firsts.sort((a, b) => a.seat - b.seat);
}

export function mayKnow(event: GameTypes['event'], seat: Seat | null): boolean {
  const named = (seats: readonly Seat[]): boolean => seat !== null && seats.includes(seat);
  return event.to === undefined ? event.not === undefined || !named(event.not) : named(event.to);
}

/** A whole match that fits a view. What the seat cannot know is drawn afresh: hidden things, others' sealed answers, dice to come. */
export function imagine<G extends GameTypes>(rules: Rules<G>, seen: View<G>, dice: Dice): Match<G> {
  const others = seen.asked.filter((ask) => ask.seat !== seen.seat);
  const match: Match<G> = {
    board: rules.imagine(seen.board, seen.seat, dice),
    dice: diceFromKey(drawKey(dice)),
    stack: cloneFrames<G>(seen.stack),
    question: seen.question,
    asks: (seen.mine === null ? others : [...others, seen.mine.ask]).sort((a, b) => a.seat - b.seat),
    sealed: seen.sealed,
    result: seen.result,
  };
  for (const seat of seen.ready) if (seat !== seen.seat) sealAll(rules, match, seat, (some) => pick(dice, some));
  return match;
}
