import type { Choice, Dice, Spec, View } from '@starboard/kernel';
import type { Bot } from './bot.ts';
import { byHabit, type Lore, possible } from './lookahead.ts';
import { drawFrom, greatest, mixtures } from './mixture.ts';
import { type Dilemma, dilemma, narrowed, weigh } from './weighing.ts';

/** How many turns are played out: in a first look at everything, in a second at what is likely, and where nobody else chooses. */
const FIRST_LOOK = 640;
const SECOND_LOOK = 768;
const ONLY_LOOK = 768;
/** What the first look would take less often than this gets no second. */
const HARDLY = 0.04;
/** The share of the time in which the other is taken to choose without a plan. */
const CARELESS = 0.1;

export const plain: Bot = {
  id: 'plain',
  name: 'Plain bot',
  about: 'Looks a turn ahead, weighs all you may answer, and keeps you guessing.',
  choose(rules, knowledge, view, dice) {
    const { mine } = view;
    if (mine === null) throw new Error('a bot was to answer where nothing is asked of it');
    const lore = { rules, knowledge };
    if (knowledge.leftToHabit.includes(mine.ask.kind)) return byHabit(lore, possible(lore, view, dice), mine.ask, dice);
    const question = dilemma(lore, view, mine.ask, dice);
    const [only, ...more] = question.own;
    if (only !== undefined && more.length === 0) return only;
    return question.rival === null ? best(lore, view, question, dice) : mixed(lore, view, question, dice);
  },
};

/** What does best on average, where there is nobody to out-guess. */
function best<G extends Spec>(lore: Lore<G>, view: View<G>, question: Dilemma<G>, dice: Dice): Choice<G> {
  const { mine } = weigh(lore, view, question, ONLY_LOOK, dice);
  return greatest(
    question.own,
    mine.map(([sum = 0]) => sum),
  );
}

/** An answer that nobody can foresee, from those that do well against all that the rival may answer. */
function mixed<G extends Spec>(lore: Lore<G>, view: View<G>, question: Dilemma<G>, dice: Dice): Choice<G> {
  const first = weigh(lore, view, question, FIRST_LOOK, dice);
  const likely = narrowed(question, mixtures(first.mine, first.theirs, CARELESS), HARDLY);
  const [only, ...more] = likely.own;
  if (only !== undefined && more.length === 0) return only;
  const second = weigh(lore, view, likely, SECOND_LOOK, dice);
  return drawFrom(dice, likely.own, mixtures(second.mine, second.theirs, CARELESS).mine);
}
