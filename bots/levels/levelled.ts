import {
  askingFrame,
  type Choice,
  cloneDice,
  type Dice,
  FINE,
  type GameTypes,
  type Heuristics,
  type Level,
  type Rules,
  type Skill,
  same,
  type TurnGame,
  type TurnPlayer,
  type View,
} from '@starboard/kernel';
import { type Bot, botThat } from '../bot.ts';
import { possible } from '../plain/lookahead.ts';
import { plain } from '../plain/plain.ts';
import { type ConsideredOption, likeliest, type RivalMixture, type Thought } from '../thought.ts';
import { type PlayedTurn, playTurn } from './playing-a-turn.ts';

const NAMES: { readonly [L in Level]: string } = {
  cadet: 'Cadet',
  pilot: 'Pilot',
  veteran: 'Veteran',
  ace: 'Ace',
  legend: 'Legend',
};

const ABOUT: { readonly [L in Level]: string } = {
  cadet: 'Looks only at the current turn, and hardly considers what you might do. A good first opponent.',
  pilot: 'Knows the basics and often settles for the second-best move.',
  veteran: 'Thinks about what you will do, and makes few mistakes.',
  ace: 'Looks further ahead and is hard to surprise.',
  legend: 'Plays as well as we know how, and can’t be outguessed.',
};

/** A bot with a level that plays as one of a game's characters. */
export function levelled(level: Level, character: string | null): Bot {
  return botThat({
    id: character === null ? level : `${level}:${character}`,
    version: 1,
    level,
    name: NAMES[level],
    about: ABOUT[level],
    async prepare(heuristics) {
      await heuristics.tactics?.prepare?.();
    },
    think(rules, heuristics, view, dice, reasons = true) {
      const { tactics } = heuristics;
      const before = reasons ? cloneDice(dice) : dice;
      const skill = tactics?.skills[level];
      const mind = { character: character ?? '', foresight: skill?.foresight ?? 0 };
      const game = tactics?.turnGame(view, mind, dice);
      if (!game || skill === undefined) return plain.think(rules, heuristics, view, dice, reasons);
      const thought = thoughtOf(view, game, skill);
      return reasons ? { ...thought, reason: reasonFor(rules, heuristics, view, thought, before) } : thought;
    },
  });
}

function thoughtOf<G extends GameTypes>({ mine }: View<G>, game: TurnGame<G>, skill: Skill): Thought<G> {
  if (mine === null) throw new Error('a bot was to answer where nothing is asked of it');
  const [me, ...others] = game.players;
  const played = playTurn(game, skill);
  const options = opened(me, mine.options, played);
  return { seat: me.seat, options, parts: FINE, rivals: rivalsOf(others, played), reason: [] };
}

/** The options that begin a plan: each is worth as much as the best plan that it begins. */
function opened<G extends GameTypes>(
  { opens }: TurnPlayer<G>,
  options: readonly Choice<G>[],
  { shares, worths }: PlayedTurn,
): readonly ConsideredOption<G>[] {
  if (opens === null) throw new Error('the first player of a turn is not asked');
  return options.flatMap((choice): readonly ConsideredOption<G>[] => {
    let [share, mean] = [0, Number.NEGATIVE_INFINITY];
    for (const [i, first] of opens.entries()) {
      if (!same(first, choice)) continue;
      share += shares[i] ?? 0;
      mean = Math.max(mean, worths[i] ?? mean);
    }
    return Number.isFinite(mean) ? [{ choice, share, worth: { mean: clamp(2 * mean - 1), error: 0 } }] : [];
  });
}

const clamp = (worth: number): number => Math.max(-1, Math.min(1, worth));

/** How the bot expects those to answer who are asked at the same time. */
function rivalsOf<G extends GameTypes>(
  others: readonly TurnPlayer<G>[],
  { expected }: PlayedTurn,
): readonly RivalMixture<G>[] {
  const mixtures = new Map<number, { choice: Choice<G>; share: number }[]>();
  for (const [i, { seat, weight, opens }] of others.entries()) {
    if (opens === null) continue;
    const answers = mixtures.get(seat) ?? [];
    mixtures.set(seat, answers);
    for (const [plan, choice] of opens.entries()) {
      const share = (expected[i + 1]?.[plan] ?? 0) * weight;
      const known = answers.find((answer) => same(answer.choice, choice));
      if (known === undefined) answers.push({ choice, share });
      else known.share += share;
    }
  }
  return [...mixtures].map(([seat, answers]) => ({ seat, answers }));
}

function reasonFor<G extends GameTypes>(
  rules: Rules<G>,
  heuristics: Heuristics<G>,
  view: View<G>,
  thought: Thought<G>,
  dice: Dice,
): readonly G['fact'][] {
  const match = possible({ rules, instincts: heuristics.plain }, view, dice);
  const { mine } = view;
  if (mine === null) return [];
  return heuristics.facts(match.board, mine.ask, likeliest(thought).choice, askingFrame(match), dice, match.stack);
}
