import {
  begin,
  blankMemory,
  choose,
  diceFromSeed,
  type GameTypes,
  type Heuristics,
  keyFromSeed,
  learnt,
  type Match,
  type Move,
  options,
  pick,
  type Rules,
  type Viewer,
} from '@starboard/kernel';
import type { FuzzCase } from './fuzz-case.ts';
import type { Situation } from './laws/index.ts';
import type { PublicPaths } from './secrets/public-paths.ts';
import { secrecyOf } from './secrets/twin.ts';

/** A case, and a change to its match before the first question. */
export interface LaidCase<G extends GameTypes = GameTypes> extends FuzzCase {
  lay?(match: Match<G>): void;
}

interface Played<Found> {
  readonly match: Match<GameTypes>;
  readonly moves: readonly Move[];
  readonly found: Found | undefined;
}

/** Plays a match at random until `look` finds something at one of its questions. */
export function atEveryQuestion<Found>(
  rules: Rules<GameTypes>,
  paths: PublicPaths,
  { setup, seating, lay }: LaidCase,
  seed: string,
  look: (situation: Situation, moves: readonly Move[]) => Found | undefined,
  heuristics?: Heuristics<GameTypes>,
): Played<Found> {
  const dice = diceFromSeed(`${seed}/choices`);
  const viewers = [null, ...seating.keys()];
  const learning = viewers.map((viewer) => ({ viewer, memory: blankMemory(rules) }));
  const tell = (event: GameTypes['event']): void => {
    for (const one of learning) one.memory = learnt(rules, one.memory, [event], one.viewer);
  };
  const memory = (viewer: Viewer) => learning.find((one) => one.viewer === viewer)?.memory ?? null;
  const listens = rules.memory === undefined ? undefined : tell;
  const match = begin(rules, setup, seating, keyFromSeed(seed), listens);
  lay?.(match);
  const situation = { rules, match, dice, viewers, secrecy: secrecyOf(paths), heuristics, memory };
  const moves: Move[] = [];
  while (match.result === null) {
    const found = look(situation, moves);
    if (found !== undefined) return { match, moves, found };
    const ask = pick(dice, match.asks);
    const choice = pick(dice, options(rules, match, ask));
    moves.push({ seat: ask.seat, question: match.question, choice });
    choose(rules, match, ask, choice, listens);
  }
  return { match, moves, found: undefined };
}
