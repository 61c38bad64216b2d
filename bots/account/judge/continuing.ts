import {
  type Answer,
  answersOf,
  branch,
  type Choice,
  choose,
  type Dice,
  type GameTypes,
  isForced,
  type Key,
  type Match,
  options,
  type Seat,
} from '@starboard/kernel';
import type { Judge } from './judge.ts';
import type { GivenAnswers, Reference } from './reference.ts';

/** The next answer of a seat after those that it has already given to the question. */
export type Answering<G extends GameTypes> = (seat: Seat, given: GivenAnswers<G>) => Choice<G>;

/** A copy of a match in which a question is answered, with fresh dice, up to where somebody can decide again. */
export function continued<G extends GameTypes>(
  { rules }: Judge<G>,
  before: Match<G>,
  key: Key,
  answering: Answering<G>,
): Match<G> {
  const match = branch(rules, before, key);
  while (match.result === null && match.question === before.question) {
    const [ask] = match.asks;
    if (ask === undefined) throw new Error(`${rules.id}: nothing is asked, yet the match goes on`);
    const given = answersOf(match, ask.seat).map(({ choice }) => choice as Choice<G>);
    choose(rules, match, ask, answering(ask.seat, given));
  }
  return toNextChoice(rules, match);
}

/** Plays on, in place, while nobody has anything to choose. */
export function toNextChoice<G extends GameTypes>(rules: Judge<G>['rules'], match: Match<G>): Match<G> {
  while (match.result === null && isForced(rules, match)) {
    const [ask] = match.asks;
    const [only] = ask === undefined ? [] : options(rules, match, ask);
    if (ask === undefined || only === undefined) throw new Error(`${rules.id}: nothing can be answered`);
    choose(rules, match, ask, only);
  }
  return match;
}

/** Answers drawn from the references of seats; asked again, they stay the same. */
export function drawnFrom<G extends GameTypes>(references: ReadonlyMap<Seat, Reference<G>>, dice: Dice): Answering<G> {
  const drawn = new Map<string, Choice<G>>();
  return (seat, given) => {
    const key = `${seat} ${JSON.stringify(given)}`;
    const before = drawn.get(key);
    if (before !== undefined) return before;
    const reference = references.get(seat);
    if (reference === undefined) throw new Error(`nobody answers for seat ${seat}`);
    const choice = reference.next(given, dice);
    drawn.set(key, choice);
    return choice;
  };
}

/** What seats really answered, in seat order. */
export function asAnswered<G extends GameTypes>(answers: readonly Answer<G>[]): Answering<G> {
  const plans = new Map<Seat, Choice<G>[]>();
  for (const { ask, choice } of answers) plans.set(ask.seat, [...(plans.get(ask.seat) ?? []), choice as Choice<G>]);
  return (seat, given) => {
    const choice = plans.get(seat)?.[given.length];
    if (choice === undefined) throw new Error(`seat ${seat} answered less than it was asked`);
    return choice;
  };
}

/** One seat as the first says, all others as the second. */
export const butFor =
  <G extends GameTypes>(one: Seat, own: Answering<G>, others: Answering<G>): Answering<G> =>
  (seat, given) =>
    seat === one ? own(seat, given) : others(seat, given);
