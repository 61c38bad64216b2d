import { join } from 'node:path';
import { botById, choiceFrom, type Thought } from '@starboard/bots';
import {
  askOf,
  begin,
  type ChallengeTable,
  checkSetup,
  choose,
  type Dice,
  diceFromSeed,
  draw,
  type GameTypes,
  type Heuristics,
  keyFromSeed,
  type Match,
  options,
  type Rules,
  type Seat,
  same,
  view,
} from '@starboard/kernel';

/** A game as the miner knows it. */
export interface MinedGame {
  readonly rules: Rules<GameTypes>;
  readonly heuristics: Heuristics<GameTypes>;
}

export async function openMine(game: string): Promise<MinedGame> {
  const folder = join(import.meta.dirname, '../../games', game);
  const { rules } = await import(join(folder, 'rules/index.ts'));
  const { heuristics } = await import(join(folder, 'bot/index.ts'));
  await heuristics.tactics?.prepare?.();
  return { rules, heuristics };
}

/** Whose opinion counts. */
export const JUDGE = 'legend';

export function bot(id: string) {
  return botById(id) ?? nobody(id);
}

function nobody(id: string): never {
  throw new Error(`There is no bot called ${id}.`);
}

/** A question that is open, with nobody's answer to it given, and whom it might be a challenge for. */
export interface MinedMoment {
  readonly match: Match<GameTypes>;
  readonly seat: Seat;
  /** The answers that lead there, as places among the options. */
  readonly answers: readonly number[];
  /** What the judge thinks of each option at a glance, as place shares; null for an option it has no opinion about. */
  readonly glance: readonly (number | null)[];
}

/** Those who play the mined matches: the judge, and now and then somebody weak, so that somebody gets into trouble. */
const PLAYERS = [JUDGE, JUDGE, JUDGE, 'pilot'] as const;

function beginAt<G extends GameTypes>(rules: Rules<G>, { seats, setup }: ChallengeTable, seed: string): Match<G> {
  const seating = Array.from({ length: seats }, () => null);
  const checked = checkSetup(rules, setup, seating);
  if (!checked.ok) throw new Error(`${rules.id}: ${checked.fact}`);
  return begin(rules, checked.setup, seating, keyFromSeed(seed));
}

/** Plays a match, and shows each moment at which a seat has something to choose, until enough was seen. */
export function playThrough(
  game: MinedGame,
  table: ChallengeTable,
  seed: string,
  look: (moment: MinedMoment) => 'on' | 'enough',
): void {
  const { rules, heuristics } = game;
  const match = beginAt(rules, table, seed);
  const dice = diceFromSeed(`${seed}/players`);
  const players = Array.from({ length: table.seats }, () => pickPlayer(dice));
  const answers: number[] = [];
  let seen = Number.NaN;
  let thoughts: readonly Thought<GameTypes>[] = [];
  while (match.result === null) {
    const [ask] = match.asks;
    if (ask === undefined) throw new Error(`${rules.id}: nothing is asked`);
    if (match.question !== seen) {
      seen = match.question;
      thoughts = match.sealed.length > 0 ? [] : match.asks.map(({ seat }) => glanceAt(game, match, seat, seed));
      for (const thought of thoughts) if (look(momentFor(game, match, answers, thought)) === 'enough') return;
    }
    const player = players[ask.seat] ?? JUDGE;
    const known = player === JUDGE ? thoughts.find(({ seat }) => seat === ask.seat) : undefined;
    thoughts = thoughts.filter((thought) => thought !== known);
    const choice =
      known === undefined
        ? bot(player).choose(rules, heuristics, view(rules, match, ask.seat), dice)
        : choiceFrom(known, dice);
    answers.push(options(rules, match, ask).findIndex((option) => same(option, choice)));
    choose(rules, match, ask, choice);
  }
}

function pickPlayer(dice: Dice): string {
  return PLAYERS[draw(dice, PLAYERS.length)] ?? JUDGE;
}

function glanceAt({ rules, heuristics }: MinedGame, match: Match<GameTypes>, seat: Seat, seed: string) {
  const dice = diceFromSeed(`${seed}/glance/${match.question}/${seat}`);
  return bot(JUDGE).think(rules, heuristics, view(rules, match, seat), dice, false);
}

function momentFor(
  { rules }: MinedGame,
  match: Match<GameTypes>,
  answers: readonly number[],
  { seat, options: considered }: Thought<GameTypes>,
): MinedMoment {
  const ask = askOf(match, seat);
  if (ask === undefined) throw new Error('a moment at which the seat is not asked');
  const glance = options(rules, match, ask).map((option) => {
    const worth = considered.find(({ choice }) => same(choice, option))?.worth ?? null;
    return worth === null ? null : (1 + worth.mean) / 2;
  });
  return { match, seat, answers, glance };
}
