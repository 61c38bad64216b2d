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
import { choiceFrom, type Thought } from '../thought.ts';
import type { Judge } from './judge.ts';

/** The answers of a seat to a question so far, those that the kernel gave by itself among them. */
export type Plan<G extends GameTypes> = readonly Choice<G>[];

/** How the judge would answer a question in the place of a seat, from what that seat sees. */
export interface Reference<G extends GameTypes> {
  readonly seat: Seat;
  /** What the judge's mixture answers next, drawn. */
  next(plan: Plan<G>, dice: Dice): Choice<G>;
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
  const at = (plan: Plan<G>): ReturnType<typeof answerTo> => {
    const key = JSON.stringify(plan);
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = answerTo(plan.length === sealed.length ? seen : furtherView(judge, match, seen, seat, plan), key);
    known.set(key, found);
    return found;
  };
  const sealed = answersOf(match, seat).map(({ choice }) => choice as Choice<G>);
  const first = at(sealed);
  return {
    seat,
    first: 'only' in first ? null : first,
    next(plan, dice) {
      const found = at(plan);
      return 'only' in found ? found.only : choiceFrom(found, dice);
    },
  };
}

/** What a seat sees after the first answers of its plan, while all others still choose. */
function furtherView<G extends GameTypes>(
  { rules }: Judge<G>,
  match: Match<G>,
  { memory }: View<G>,
  seat: Seat,
  plan: Plan<G>,
): View<G> {
  const further = cloneMatch(rules, match);
  for (;;) {
    const ask = askOf(further, seat);
    if (ask === undefined) throw new Error('a plan goes on after its last answer');
    const choice = plan[answersOf(further, seat).length];
    if (choice === undefined) return view(rules, further, seat, memory);
    choose(rules, further, ask, choice);
  }
}
