import {
  canonical,
  diceFromSeed,
  type GameTypes,
  type Heuristics,
  type Rules,
  sha256,
  type View,
} from '@starboard/kernel';
import { heuristics as template } from '../../../games/_template/bot/index.ts';
import { rules as templateRules } from '../../../games/_template/rules/index.ts';
import { heuristics as duel } from '../../../games/duel-in-space/bot/index.ts';
import { rules as duelRules } from '../../../games/duel-in-space/rules/index.ts';
import { heuristics as deathStar } from '../../../games/escape-the-death-star/bot/index.ts';
import { rules as deathStarRules } from '../../../games/escape-the-death-star/rules/index.ts';
import { heuristics as furball } from '../../../games/furball/bot/index.ts';
import { rules as furballRules } from '../../../games/furball/rules/index.ts';
import { heuristics as starfire } from '../../../games/starfire/bot/index.ts';
import { rules as starfireRules } from '../../../games/starfire/rules/index.ts';
import { heuristics as chase } from '../../../games/tunnel-chase/bot/index.ts';
import { rules as chaseRules } from '../../../games/tunnel-chase/rules/index.ts';
import { positionsIn } from '../../../testkit/golden/positions.ts';
import { plain } from '../../plain/plain.ts';
import { choiceFrom, type Thought } from '../../thought.ts';

/** What the plain bot thinks in positions of golden records. This runs in Node and in a browser. */

interface ThoughtGame {
  readonly rules: Rules<GameTypes>;
  readonly heuristics: Heuristics<GameTypes>;
}

export const GAMES: { readonly [folder: string]: ThoughtGame } = {
  _template: { rules: templateRules, heuristics: template },
  'duel-in-space': { rules: duelRules, heuristics: duel },
  'escape-the-death-star': { rules: deathStarRules, heuristics: deathStar },
  furball: { rules: furballRules, heuristics: furball },
  starfire: { rules: starfireRules, heuristics: starfire },
  'tunnel-chase': { rules: chaseRules, heuristics: chase },
};

const POSITIONS = 200;

export interface ThoughtAt {
  readonly view: View<GameTypes>;
  readonly thought: Thought<GameTypes>;
  readonly choice: GameTypes['choice'];
}

export function thoughtsAt(game: string, records: readonly string[]): readonly ThoughtAt[] {
  const { rules, heuristics } = GAMES[game] ?? missing(game);
  return positionsIn(rules, records, POSITIONS).map((view, i) => {
    const dice = diceFromSeed(`plain ${i}`);
    const thought = plain.think(rules, heuristics, view, dice);
    return { view, thought, choice: choiceFrom(thought, dice) };
  });
}

function missing(game: string): never {
  throw new Error(`there is no game ${game}`);
}

/** All thoughts with their reasons, as one hash. */
export function hashedThoughts(game: string, records: readonly string[]): string {
  return sha256(
    thoughtsAt(game, records)
      .map(({ thought, choice }) => canonical([thought, choice]))
      .join('\n'),
  );
}

const DIGITS = 8;
const short = (value: unknown): string => sha256(canonical(value)).slice(0, DIGITS);

/** A line for each position: a hash of the view, a hash of the shares and estimates, and the choice. */
export function frozenLines(game: string, records: readonly string[]): readonly string[] {
  return thoughtsAt(game, records).map(({ view, thought: { reason: _, ...weighed }, choice }) =>
    [short(view), short(weighed), canonical(choice)].join(' '),
  );
}
