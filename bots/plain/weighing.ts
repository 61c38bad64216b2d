import {
  askingFrame,
  askOf,
  type Choice,
  type Dice,
  type GameTypes,
  type Match,
  options,
  type Seat,
  same,
  shuffle,
  type View,
} from '@starboard/kernel';
import { type BotGame, type PlannedChoice, playOn, possible, worth } from './lookahead.ts';
import type { MixedStrategies, Payoffs } from './regret-matching.ts';

/** Of more options than this a bot thinks about so many, drawn at random. */
const MOST_OPTIONS = 16;
/** From so many possible matches a bot gathers what a rival may answer. */
const GLIMPSES = 4;
/** How often each pair of choices is played out, whatever the budget. */
const FEWEST_TIMES = 4;
const MOST_TIMES = 128;

/** A question as the asked seat weighs it. */
export interface JointDecision<G extends GameTypes> {
  readonly seat: Seat;
  readonly own: readonly Choice<G>[];
  /** The one other who is asked at the same time; where there are several, each answers by its policy. */
  readonly rival: KnownRival<G> | null;
}

export interface KnownRival<G extends GameTypes> {
  readonly seat: Seat;
  readonly answers: readonly Choice<G>[];
}

/** What the seat gets for each of its options and each answer; and what the rival gets, seen from there. */
export interface Weighed {
  readonly mine: Payoffs;
  readonly theirs: Payoffs;
  /** What each pair of choices was worth to the seat in each possible match: option by option, answer by answer. */
  readonly samples: Float64Array;
  /** The number of possible matches. */
  readonly times: number;
}

export function jointDecision<G extends GameTypes>(
  game: BotGame<G>,
  view: View<G>,
  ask: G['ask'],
  dice: Dice,
): JointDecision<G> {
  const matches = Array.from({ length: GLIMPSES }, () => possible(game, view, dice));
  const gathered = (seat: Seat): readonly Choice<G>[] =>
    someOf(distinct(matches.flatMap((match) => worthwhile(game, match, seat))), dice);
  const [rival, ...more] = view.asked.filter(({ seat }) => seat !== ask.seat);
  return {
    seat: ask.seat,
    own: gathered(ask.seat),
    rival: rival === undefined || more.length > 0 ? null : { seat: rival.seat, answers: gathered(rival.seat) },
  };
}

function worthwhile<G extends GameTypes>(
  { rules, instincts }: BotGame<G>,
  match: Match<G>,
  seat: Seat,
): readonly Choice<G>[] {
  const ask = askOf(match, seat);
  if (ask === undefined) return [];
  const all = options(rules, match, ask);
  return instincts.worthwhile?.(match.board, ask, all, askingFrame(match)) ?? all;
}

function distinct<T>(items: readonly T[]): readonly T[] {
  return items.filter((item, i) => items.findIndex((other) => same(other, item)) === i);
}

function someOf<T>(items: readonly T[], dice: Dice): readonly T[] {
  if (items.length <= MOST_OPTIONS) return items;
  const drawn = [...items];
  shuffle(dice, drawn);
  return drawn.slice(0, MOST_OPTIONS);
}

/** Plays the turn out for every pair of choices, each time in the same possible matches, so that luck is the same for all. */
export function weigh<G extends GameTypes>(
  game: BotGame<G>,
  view: View<G>,
  { seat, own, rival }: JointDecision<G>,
  playouts: number,
  dice: Dice,
): Weighed {
  const width = rival === null ? 1 : rival.answers.length;
  const times = Math.max(FEWEST_TIMES, Math.min(MOST_TIMES, Math.floor(playouts / (own.length * width))));
  const worlds = Array.from({ length: times }, () => {
    const match = possible(game, view, dice);
    return { match, answers: rival === null ? [] : plansIn(game, match, rival) };
  });
  const mine = own.map(() => new Array<number>(width).fill(0));
  const theirs = Array.from({ length: width }, () => own.map(() => 0));
  const samples = new Float64Array(own.length * width * times);
  let at = 0;
  for (const [i, choice] of own.entries()) {
    for (let j = 0; j < width; j++) {
      for (const { match, answers } of worlds) {
        const after = playOn(game, match, { seat, choice }, answers[j] ?? null);
        const value = worth(game, after, seat);
        samples[at++] = value;
        add(mine, i, j, value);
        if (rival !== null) add(theirs, j, i, worth(game, after, rival.seat));
      }
    }
  }
  return { mine, theirs, samples, times };
}

/** The rival's answers as plans for one possible match: null for one that this match does not allow. */
function plansIn<G extends GameTypes>(
  { rules }: BotGame<G>,
  match: Match<G>,
  { seat, answers }: KnownRival<G>,
): readonly (PlannedChoice<G> | null)[] {
  const ask = askOf(match, seat);
  const allowed = ask === undefined ? [] : options(rules, match, ask);
  return answers.map((choice) => (allowed.some((option) => same(option, choice)) ? { seat, choice } : null));
}

function add(sums: readonly number[][], i: number, j: number, value: number): void {
  const row = sums[i];
  if (row !== undefined) row[j] = (row[j] ?? 0) + value;
}

/** The same question without the options and answers that are hardly ever taken. */
export function narrowed<G extends GameTypes>(
  { seat, own, rival }: JointDecision<G>,
  taken: MixedStrategies,
  hardly: number,
): JointDecision<G> {
  return {
    seat,
    own: own.filter((_, i) => (taken.mine[i] ?? 0) >= hardly),
    rival: rival && { ...rival, answers: rival.answers.filter((_, i) => (taken.theirs[i] ?? 0) >= hardly) },
  };
}
