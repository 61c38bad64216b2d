import {
  askOf,
  branch,
  choose,
  cloneMatch,
  type Dice,
  diceFromSeed,
  type GameTypes,
  imagine,
  keyFromSeed,
  type Match,
  options,
  type Seat,
  same,
  view,
} from '@starboard/kernel';
import { bot, JUDGE, type MinedGame } from './mining.ts';

/** A moment, as the judge needs it. */
export interface Judged {
  readonly match: Match<GameTypes>;
  readonly seat: Seat;
  /** The turns that are played out before the rest is estimated. */
  readonly turns: number;
}

/**
 * What came of an option, time and again. The results of two options at the same place come from the same luck: the same
 * dice, the same hidden things, and rivals who make up their minds in the same way.
 */
export interface Trials {
  /** The place shares of an option in the first `count` trials. */
  of(option: number, count: number): readonly number[];
}

/** Plays the options of a moment out, with the judge in all seats; each trial is worked out once. */
export function trialsOf(game: MinedGame, judged: Judged, seed: string): Trials {
  const known: number[][] = [];
  const worlds: Match<GameTypes>[] = [];
  const world = (trial: number): Match<GameTypes> => {
    const found = worlds[trial] ?? possibleWorld(game, judged, `${seed}/${trial}`);
    worlds[trial] = found;
    return found;
  };
  return {
    of(option, count) {
      const results = known[option] ?? [];
      known[option] = results;
      for (let trial = results.length; trial < count; trial++) {
        results.push(playOut(game, { ...judged, match: world(trial) }, option, `${seed}/${trial}`));
      }
      return results.slice(0, count);
    },
  };
}

/** How often something hidden is imagined again, if it wouldn't leave the seat the options that it has. */
const MOST_GUESSES = 20;

/** A match in which the seat might be: what it can't see is imagined, and what comes is drawn afresh. */
function possibleWorld({ rules }: MinedGame, { match, seat }: Judged, seed: string): Match<GameTypes> {
  const fresh = branch(rules, match, keyFromSeed(seed));
  if (rules.isOpen?.(match.board) === true) return fresh;
  const seen = view(rules, match, seat);
  const hidden = diceFromSeed(`${seed}/hidden`);
  for (let guess = 0; guess < MOST_GUESSES; guess++) {
    const world = { ...imagine(rules, seen, hidden), dice: fresh.dice };
    const ask = askOf(world, seat);
    if (ask !== undefined && same(options(rules, world, ask), seen.mine?.options)) return world;
  }
  throw new Unimaginable('what the seat sees fits no world that was imagined');
}

/** A moment that can't be judged, because no imagined world has its options. */
export class Unimaginable extends Error {}

function playOut(
  { rules, heuristics }: MinedGame,
  { match: world, seat, turns }: Judged,
  option: number,
  seed: string,
): number {
  const match = cloneMatch(rules, world);
  const judge = bot(JUDGE);
  const players: Dice[] = [];
  const own = askOf(match, seat);
  if (own === undefined) throw new Error('the seat is not asked');
  const last = rules.turn(match.board) + turns;
  const choice = options(rules, match, own)[option];
  if (choice === undefined) throw new Error(`there is no option ${option}`);
  choose(rules, match, own, choice);
  while (match.result === null && rules.turn(match.board) < last) {
    const [ask] = match.asks;
    if (ask === undefined) throw new Error(`${rules.id}: nothing is asked`);
    const dice = players[ask.seat] ?? diceFromSeed(`${seed}/${ask.seat}`);
    players[ask.seat] = dice;
    choose(rules, match, ask, judge.choose(rules, heuristics, view(rules, match, ask.seat), dice));
  }
  return worthTo({ rules, heuristics }, match, seat);
}

/** What a seat can expect where the play-out ends: from the game's solution, if it has one, or else its value. */
function worthTo({ rules, heuristics }: MinedGame, match: Match<GameTypes>, seat: Seat): number {
  const ask = askOf(match, seat);
  const solved = ask && heuristics.solution?.optionsOf(match.board, ask, options(rules, match, ask));
  return solved?.reduce((sum, { share, worth }) => sum + share * worth, 0) ?? heuristics.value(match, seat);
}
