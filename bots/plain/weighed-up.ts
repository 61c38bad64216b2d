import { type Choice, type Dice, FINE, type GameTypes, type View } from '@starboard/kernel';
import type { ConsideredOption, RivalMixture, Thought } from '../thought.ts';
import { estimatesOf } from './estimates.ts';
import type { BotGame } from './lookahead.ts';
import { greatest, regretMatching } from './regret-matching.ts';
import { type JointDecision, type KnownRival, narrowed, weigh } from './weighing.ts';

/** How many turns are played out: in a first look at everything, in a second at what is likely, and where nobody else chooses. */
const FIRST_LOOK = 640;
const SECOND_LOOK = 768;
const ONLY_LOOK = 768;
/** What the first look would take less often than this gets no second. */
const HARDLY = 0.04;
/** The share of the time in which the other is taken to choose without a plan. */
const CARELESS = 0.1;

/** Plays turns out, unless there is only one option. */
export function weighedUp<G extends GameTypes>(
  game: BotGame<G>,
  view: View<G>,
  question: JointDecision<G>,
  dice: Dice,
): Thought<G> {
  const { seat, own, rival } = question;
  const [only, ...more] = own;
  if (only !== undefined && more.length === 0)
    return { seat, options: [{ choice: only, share: 1, worth: null }], parts: 0, rivals: [], reason: [] };
  return rival === null ? best(game, view, question, dice) : mixed(game, view, question, rival, dice);
}

/** What does best on average, where there is nobody to out-guess. */
function best<G extends GameTypes>(
  game: BotGame<G>,
  view: View<G>,
  question: JointDecision<G>,
  dice: Dice,
): Thought<G> {
  const { seat, own } = question;
  const weighed = weigh(game, view, question, ONLY_LOOK, dice);
  const taken = greatest(
    own,
    weighed.mine.map(([sum = 0]) => sum),
  );
  const worths = estimatesOf(weighed, [1]);
  const considered = own.map((choice, i) => ({ choice, share: choice === taken ? 1 : 0, worth: worths[i] ?? null }));
  return { seat, options: considered, parts: 0, rivals: [], reason: [] };
}

/** An answer that nobody can foresee, from those that do well against all that the rival may answer. */
function mixed<G extends GameTypes>(
  game: BotGame<G>,
  view: View<G>,
  question: JointDecision<G>,
  rival: KnownRival<G>,
  dice: Dice,
): Thought<G> {
  const { seat, own } = question;
  const first = weigh(game, view, question, FIRST_LOOK, dice);
  const glance = regretMatching(first.mine, first.theirs, CARELESS);
  const feared = assumed(glance.theirs);
  const worths = estimatesOf(first, feared);
  const likely = narrowed(question, glance, HARDLY);
  const considered = (choice: Choice<G>, share: number, i: number): ConsideredOption<G> => ({
    choice,
    share,
    worth: worths[i] ?? null,
  });
  const [only, ...more] = likely.own;
  if (only !== undefined && more.length === 0) {
    const certainly = own.map((choice, i) => considered(choice, choice === only ? 1 : 0, i));
    return { seat, options: certainly, parts: 0, rivals: [mixtureOf(rival, feared)], reason: [] };
  }
  const second = weigh(game, view, likely, SECOND_LOOK, dice);
  const { mine, theirs } = regretMatching(second.mine, second.theirs, CARELESS);
  const better = estimatesOf(second, assumed(theirs));
  const all = own.map((choice, i) => {
    const place = likely.own.indexOf(choice);
    return place < 0 ? considered(choice, 0, i) : { choice, share: mine[place] ?? 0, worth: better[place] ?? null };
  });
  return { seat, options: all, parts: FINE, rivals: [mixtureOf(likely.rival ?? rival, assumed(theirs))], reason: [] };
}

/** A rival's mixture, with its share of careless answers. */
function assumed(shares: readonly number[]): readonly number[] {
  return shares.map((share) => CARELESS / shares.length + (1 - CARELESS) * share);
}

function mixtureOf<G extends GameTypes>({ seat, answers }: KnownRival<G>, shares: readonly number[]): RivalMixture<G> {
  return { seat, answers: answers.map((choice, i) => ({ choice, share: shares[i] ?? 0 })) };
}
