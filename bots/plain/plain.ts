import {
  askingFrame,
  askOf,
  type Choice,
  cloneDice,
  type Dice,
  type GameTypes,
  type Heuristics,
  listShares,
  options,
  partsOf,
  sharesOf,
  type View,
} from '@starboard/kernel';
import { botThat } from '../bot.ts';
import { type ConsideredOption, likeliest, type RivalMixture, type Thought } from '../thought.ts';
import { type BotGame, byPolicy, possible } from './lookahead.ts';
import { weighedUp } from './weighed-up.ts';
import { jointDecision } from './weighing.ts';

/** The yardstick for all other bots: it is never improved (decision 39). */
export const plain = botThat({
  id: 'plain',
  version: 1,
  name: 'Plain bot',
  about: 'Thinks one turn ahead and varies its moves: a fair opponent.',
  think(rules, heuristics, view, dice, reasons = true) {
    const { mine } = view;
    if (mine === null) throw new Error('a bot was to answer where nothing is asked of it');
    const game = { rules, instincts: heuristics.plain };
    if (heuristics.plain.policyOnly.includes(mine.ask.kind))
      return byInstinct(game, heuristics, view, mine.ask, dice, reasons);
    const before = reasons ? cloneDice(dice) : dice;
    const weighed = weighedUp(game, view, jointDecision(game, view, mine.ask, dice), dice);
    return reasons ? explained(game, heuristics, view, weighed, before) : weighed;
  },
});

/** Leaves the answer to the policy in one possible match. */
function byInstinct<G extends GameTypes>(
  game: BotGame<G>,
  heuristics: Heuristics<G>,
  view: View<G>,
  ask: G['ask'],
  dice: Dice,
  reasons: boolean,
): Thought<G> {
  const { rules, instincts } = game;
  const match = possible(game, view, dice);
  const before = reasons ? cloneDice(dice) : dice;
  const mixture = byPolicy(game, match, ask, dice);
  const considered = listShares(mixture, notWeighed<G>);
  const thought = { seat: ask.seat, options: considered, parts: partsOf(mixture), rivals: [], reason: [] };
  if (!reasons) return thought;
  const { board, stack } = match;
  const rivals = view.asked.flatMap((asked): readonly RivalMixture<G>[] => {
    const theirs = asked.seat === ask.seat ? undefined : askOf(match, asked.seat);
    const mixture = theirs && instincts.assumes?.(board, theirs, options(rules, match, theirs));
    return mixture ? [{ seat: asked.seat, answers: sharesOf(mixture) }] : [];
  });
  const reason = heuristics.facts(board, ask, likeliest(thought).choice, askingFrame(match), before, stack);
  return { ...thought, rivals, reason };
}

const notWeighed = <G extends GameTypes>(choice: Choice<G>, share: number): ConsideredOption<G> => ({
  choice,
  share,
  worth: null,
});

/** Adds the facts that speak for the likeliest option, and what is assumed of several rivals. */
function explained<G extends GameTypes>(
  game: BotGame<G>,
  heuristics: Heuristics<G>,
  view: View<G>,
  thought: Thought<G>,
  dice: Dice,
): Thought<G> {
  const match = possible(game, view, dice);
  const ask = askOf(match, thought.seat);
  if (ask === undefined) throw new Error('an ask is missing in a possible match');
  const { choice } = likeliest(thought);
  const reason = heuristics.facts(match.board, ask, choice, askingFrame(match), dice, match.stack);
  const others = view.asked.filter(({ seat }) => seat !== thought.seat);
  if (others.length < 2) return { ...thought, reason };
  const rivals = others.flatMap(({ seat }): readonly RivalMixture<G>[] => {
    const theirs = askOf(match, seat);
    return theirs === undefined ? [] : [{ seat, answers: sharesOf(byPolicy(game, match, theirs, dice)) }];
  });
  return { ...thought, rivals, reason };
}
