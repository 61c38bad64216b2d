import {
  BY_PURPOSE,
  diceFromSeed,
  draw,
  type GameTypes,
  type Heuristics,
  hex,
  keyFromSeed,
  type Match,
  type Move,
  type Rules,
  verify,
  writeRecord,
} from '@starboard/kernel';
import { atEveryQuestion } from './at-every-question.ts';
import { type FuzzCase, randomCase } from './fuzz-case.ts';
import { LAWS, QUICK_LAWS, type Situation } from './laws/index.ts';
import { differ } from './laws/law.ts';
import { thoughtsKeepSecrets } from './laws/thoughts.ts';
import type { PublicPaths } from './secrets/public-paths.ts';

/** A broken law, and how to reproduce it. */
export interface Breach {
  readonly law: string;
  readonly detail: string;
  readonly seed: string;
  readonly fuzzCase: FuzzCase;
  readonly moves: number;
}

/** A match with this many moves and no result counts as endless. */
const ENDLESS = 20_000;
/** One question in this many is checked against all laws, unless every one is. */
const SAMPLE = 24;

/** Plays one match at random and checks the laws: at every question if thorough, else at some. */
export function checkMatch(
  rules: Rules<GameTypes>,
  paths: PublicPaths,
  fuzzCase: FuzzCase,
  seed: string,
  thorough: boolean,
  longest = ENDLESS,
): Breach | null {
  let moves: readonly Move[] = [];
  const breach = (law: string, detail: string): Breach => ({ law, detail, seed, fuzzCase, moves: moves.length });
  try {
    const { match, found } = atEveryQuestion(rules, paths, fuzzCase, seed, (situation, made) => {
      moves = made;
      if (moves.length >= longest) return ['everyMatchEnds', `no result after ${longest} moves`] as const;
      return brokenLaw(situation, thorough || draw(situation.dice, SAMPLE) === 0);
    });
    if (found !== undefined) return breach(...found);
    const different = replayedDifferently(rules, fuzzCase, seed, moves, match);
    return different === undefined ? null : breach('replayIsEqual', different);
  } catch (error) {
    return breach('nothingThrows', error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

function brokenLaw(situation: Situation, all: boolean): readonly [law: string, detail: string] | undefined {
  for (const [name, law] of Object.entries(all ? LAWS : QUICK_LAWS)) {
    const detail = law(situation);
    if (detail !== undefined) return [name, detail];
  }
  return undefined;
}

/** The record, written, read and replayed, must lead to exactly the same end. */
function replayedDifferently(
  rules: Rules<GameTypes>,
  { setup, seating }: FuzzCase,
  seed: string,
  moves: readonly Move[],
  match: Match<GameTypes>,
): string | undefined {
  const header = {
    game: rules.id,
    rules: rules.version,
    setup,
    seating,
    players: seating.map((occupant) => occupant ?? 'random'),
    key: hex(keyFromSeed(seed)),
    dice: BY_PURPOSE,
  };
  const replayed = verify(rules, writeRecord({ header, inputs: moves, result: match.result }));
  if (!replayed.ok) return `line ${replayed.line}: ${replayed.fact}`;
  return differ('the replayed match and the played one', replayed.match, match);
}

export interface Check {
  readonly games: number;
  readonly seed: string;
  readonly longest?: number;
}

/** Checks all laws at every question of random matches of random cases. */
export function checkGame(rules: Rules<GameTypes>, paths: PublicPaths, { games, seed, longest }: Check): Breach | null {
  for (let i = 0; i < games; i++) {
    const fuzzCase = randomCase(rules, diceFromSeed(`${seed}/${i}/case`));
    const breach = checkMatch(rules, paths, fuzzCase, `${seed}/${i}`, true, longest);
    if (breach !== null) return breach;
  }
  return null;
}

/** Checks what bots think in random matches of random cases, each up to a number of moves. */
export function checkThoughts(
  rules: Rules<GameTypes>,
  heuristics: Heuristics<GameTypes>,
  paths: PublicPaths,
  { games, seed, longest = ENDLESS }: Check,
): string | undefined {
  for (let i = 0; i < games; i++) {
    const fuzzCase = randomCase(rules, diceFromSeed(`${seed}/${i}/case`));
    const look = (situation: Situation, moves: readonly Move[]) =>
      moves.length >= longest ? '' : thoughtsKeepSecrets(situation);
    const { found } = atEveryQuestion(rules, paths, fuzzCase, `${seed}/${i}`, look, heuristics);
    if (found) return found;
  }
  return undefined;
}
