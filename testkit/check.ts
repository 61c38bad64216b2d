import {
  begin,
  blankMemory,
  canonical,
  choose,
  diceFromSeed,
  draw,
  type GameTypes,
  hex,
  keyFromSeed,
  learnt,
  type Match,
  type Move,
  options,
  pick,
  type Rules,
  type Viewer,
  verify,
  writeRecord,
} from '@starboard/kernel';
import { type FuzzCase, randomCase } from './fuzz-case.ts';
import { LAWS, QUICK_LAWS, type Situation } from './laws/index.ts';

/** A law that did not hold, and how to see it again. */
export interface Breach {
  readonly law: string;
  readonly detail: string;
  readonly seed: string;
  readonly fuzzCase: FuzzCase;
  /** How many moves had been made. */
  readonly moves: number;
}

/** A match with so many moves and no result is taken to have none. */
const ENDLESS = 20_000;
/** One question in so many is held to all the laws where not every one is. */
const SAMPLE = 24;

/** Plays one match at random and holds it to the laws: at every question if thorough, else at some. */
export function checkMatch(
  rules: Rules<GameTypes>,
  fuzzCase: FuzzCase,
  seed: string,
  thorough: boolean,
  longest = ENDLESS,
): Breach | null {
  const moves: Move[] = [];
  const breach = (law: string, detail: string): Breach => ({ law, detail, seed, fuzzCase, moves: moves.length });
  try {
    const dice = diceFromSeed(`${seed}/choices`);
    const viewers = [null, ...fuzzCase.seating.keys()];
    const learning = viewers.map((viewer) => ({ viewer, memory: blankMemory(rules) }));
    const tell = (event: GameTypes['event']): void => {
      for (const one of learning) one.memory = learnt(rules, one.memory, [event], one.viewer);
    };
    const memory = (viewer: Viewer) => learning.find((one) => one.viewer === viewer)?.memory ?? null;
    const listens = rules.memory === undefined ? undefined : tell;
    const match = begin(rules, fuzzCase.setup, fuzzCase.seating, keyFromSeed(seed), listens);
    while (match.result === null) {
      if (moves.length >= longest) return breach('everyMatchEnds', `no result after ${longest} moves`);
      const broken = brokenLaw({ rules, match, dice, viewers, memory }, thorough || draw(dice, SAMPLE) === 0);
      if (broken !== undefined) return breach(...broken);
      const ask = pick(dice, match.asks);
      const choice = pick(dice, options(rules, match, ask));
      moves.push({ seat: ask.seat, question: match.question, choice });
      choose(rules, match, ask, choice, listens);
    }
    const different = replayedDifferently(rules, fuzzCase, seed, moves, match);
    return different === undefined ? null : breach('replayIsEqual', different);
  } catch (error) {
    return breach('nothingThrows', error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

function brokenLaw(situation: Situation, all: boolean): [string, string] | undefined {
  for (const [name, law] of Object.entries(all ? LAWS : QUICK_LAWS)) {
    const detail = law(situation);
    if (detail !== undefined) return [name, detail];
  }
  return undefined;
}

/** The record of the match, written, read and played again, must come to the very same end. */
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
  };
  const replayed = verify(rules, writeRecord({ header, inputs: moves, result: match.result }));
  if (!replayed.ok) return `line ${replayed.line}: ${replayed.fact}`;
  return canonical(replayed.match) === canonical(match) ? undefined : 'the replayed match differs from the played one';
}

export interface Check {
  readonly games: number;
  readonly seed: string;
  /** How many moves a match may take. */
  readonly longest?: number;
}

/** All the laws, at every question of so many random matches of random cases. */
export function checkGame(rules: Rules<GameTypes>, { games, seed, longest }: Check): Breach | null {
  for (let i = 0; i < games; i++) {
    const fuzzCase = randomCase(rules, diceFromSeed(`${seed}/${i}/case`));
    const breach = checkMatch(rules, fuzzCase, `${seed}/${i}`, true, longest);
    if (breach !== null) return breach;
  }
  return null;
}
