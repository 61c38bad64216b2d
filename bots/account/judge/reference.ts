import {
  answersOf,
  askOf,
  type Choice,
  choose,
  cloneMatch,
  type Dice,
  diceFromSeed,
  type GameTypes,
  type Match,
  type Seat,
  type View,
  view,
} from '@starboard/kernel';
import { choiceFrom, type Thought } from '../../thought.ts';
import type { Judge } from './judge.ts';

/** The answers of a seat to a question so far, those that the kernel gave by itself among them. */
export type GivenAnswers<G extends GameTypes> = readonly Choice<G>[];

/** How the judge would answer a question in the place of a seat, from what that seat sees. */
export interface Reference<G extends GameTypes> {
  readonly seat: Seat;
  /** What the judge's mixture answers next, drawn. */
  next(given: GivenAnswers<G>, dice: Dice): Choice<G>;
  /** What the judge thinks at the seat's first ask; null if that has one option. */
  readonly first: Thought<G> | null;
}

/** The same view and seed give the same mixtures, whatever the truth behind the view is. */
export function referenceOf<G extends GameTypes>(
  judge: Judge<G>,
  match: Match<G>,
  seen: View<G>,
  seat: Seat,
  seed: string,
): Reference<G> {
  const { rules, heuristics, bot } = judge;
  const answerTo = (view: View<G>, key: string): Thought<G> | { readonly only: Choice<G> } => {
    const [only, ...others] = view.mine?.options ?? [];
    if (view.mine === null || only === undefined) throw new Error('a seat that is asked nothing was to answer');
    if (others.length === 0) return { only };
    return bot.think(rules, heuristics, view, diceFromSeed(`${seed}/${key}`), false);
  };
  const known = new Map<string, ReturnType<typeof answerTo>>();
  const at = (given: GivenAnswers<G>): ReturnType<typeof answerTo> => {
    const key = JSON.stringify(given);
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = answerTo(given.length === sealed.length ? seen : furtherView(judge, match, seen, seat, given), key);
    known.set(key, found);
    return found;
  };
  const sealed = answersOf(match, seat).map(({ choice }) => choice as Choice<G>);
  const first = at(sealed);
  return {
    seat,
    first: 'only' in first ? null : first,
    next(given, dice) {
      const found = at(given);
      return 'only' in found ? found.only : choiceFrom(found, dice);
    },
  };
}

/** What a seat sees after the first answers of its given, while all others still choose. */
function furtherView<G extends GameTypes>(
  { rules }: Judge<G>,
  match: Match<G>,
  { memory }: View<G>,
  seat: Seat,
  given: GivenAnswers<G>,
): View<G> {
  const further = cloneMatch(rules, match);
  for (;;) {
    const ask = askOf(further, seat);
    if (ask === undefined) throw new Error('answers go on after the last one');
    const choice = given[answersOf(further, seat).length];
    if (choice === undefined) return view(rules, further, seat, memory);
    choose(rules, further, ask, choice);
  }
}
