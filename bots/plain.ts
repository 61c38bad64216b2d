import type { Choice, Dice, GameTypes, View } from '@starboard/kernel';
import type { Bot } from './bot.ts';
import { type BotGame, byPolicy, possible } from './lookahead.ts';
import { drawFrom, greatest, regretMatching } from './regret-matching.ts';
import { type JointDecision, jointDecision, narrowed, weigh } from './weighing.ts';

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
  about: 'Thinks one turn ahead and varies its moves: a fair opponent.',
  choose(rules, heuristics, view, dice) {
    const { mine } = view;
    if (mine === null) throw new Error('a bot was to answer where nothing is asked of it');
    const game = { rules, heuristics };
    if (heuristics.policyOnly.includes(mine.ask.kind))
      return byPolicy(game, possible(game, view, dice), mine.ask, dice);
    const question = jointDecision(game, view, mine.ask, dice);
    const [only, ...more] = question.own;
    if (only !== undefined && more.length === 0) return only;
    return question.rival === null ? best(game, view, question, dice) : mixed(game, view, question, dice);
  },
};

/** What does best on average, where there is nobody to out-guess. */
function best<G extends GameTypes>(game: BotGame<G>, view: View<G>, question: JointDecision<G>, dice: Dice): Choice<G> {
  const { mine } = weigh(game, view, question, ONLY_LOOK, dice);
  return greatest(
    question.own,
    mine.map(([sum = 0]) => sum),
  );
}

/** An answer that nobody can foresee, from those that do well against all that the rival may answer. */
function mixed<G extends GameTypes>(
  game: BotGame<G>,
  view: View<G>,
  question: JointDecision<G>,
  dice: Dice,
): Choice<G> {
  const first = weigh(game, view, question, FIRST_LOOK, dice);
  const likely = narrowed(question, regretMatching(first.mine, first.theirs, CARELESS), HARDLY);
  const [only, ...more] = likely.own;
  if (only !== undefined && more.length === 0) return only;
  const second = weigh(game, view, likely, SECOND_LOOK, dice);
  return drawFrom(dice, likely.own, regretMatching(second.mine, second.theirs, CARELESS).mine);
}
