import {
  askOf,
  type Choice,
  type Dice,
  type Match,
  options,
  type Seat,
  type Spec,
  same,
  shuffle,
  type View,
} from '@starboard/kernel';
import { type Lore, type Plan, playOn, possible, worth } from './lookahead.ts';
import type { Mixtures, Payoffs } from './mixture.ts';

/** Of more options than this a bot thinks about so many, drawn at random. */
const MOST_OPTIONS = 16;
/** From so many possible matches a bot gathers what a rival may answer. */
const GLIMPSES = 4;
/** How often each pair of choices is played out, whatever the budget. */
const FEWEST_TIMES = 4;
const MOST_TIMES = 128;

/** A question as the asked seat weighs it. */
export interface Dilemma<G extends Spec> {
  readonly seat: Seat;
  readonly own: readonly Choice<G>[];
  /** The one other who is asked at the same time; where there are several, each answers by habit. */
  readonly rival: Rival<G> | null;
}

interface Rival<G extends Spec> {
  readonly seat: Seat;
  readonly answers: readonly Choice<G>[];
}

/** What the seat gets for each of its options and each answer; and what the rival gets, seen from there. */
export interface Weighed {
  readonly mine: Payoffs;
  readonly theirs: Payoffs;
}

export function dilemma<G extends Spec>(lore: Lore<G>, view: View<G>, ask: G['ask'], dice: Dice): Dilemma<G> {
  const matches = Array.from({ length: GLIMPSES }, () => possible(lore, view, dice));
  const gathered = (seat: Seat): readonly Choice<G>[] =>
    someOf(distinct(matches.flatMap((match) => worthwhile(lore, match, seat))), dice);
  const [rival, ...more] = view.asked.filter(({ seat }) => seat !== ask.seat);
  return {
    seat: ask.seat,
    own: gathered(ask.seat),
    rival: rival === undefined || more.length > 0 ? null : { seat: rival.seat, answers: gathered(rival.seat) },
  };
}

function worthwhile<G extends Spec>({ rules, knowledge }: Lore<G>, match: Match<G>, seat: Seat): readonly Choice<G>[] {
  const ask = askOf(match, seat);
  if (ask === undefined) return [];
  const all = options(rules, match, ask);
  return knowledge.worthwhile?.(match.board, ask, all) ?? all;
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
export function weigh<G extends Spec>(
  lore: Lore<G>,
  view: View<G>,
  { seat, own, rival }: Dilemma<G>,
  playouts: number,
  dice: Dice,
): Weighed {
  const width = rival === null ? 1 : rival.answers.length;
  const times = Math.max(FEWEST_TIMES, Math.min(MOST_TIMES, Math.floor(playouts / (own.length * width))));
  const worlds = Array.from({ length: times }, () => {
    const match = possible(lore, view, dice);
    return { match, answers: rival === null ? [] : plansIn(lore, match, rival) };
  });
  const mine = own.map(() => new Array<number>(width).fill(0));
  const theirs = Array.from({ length: width }, () => own.map(() => 0));
  for (const [i, choice] of own.entries()) {
    for (let j = 0; j < width; j++) {
      for (const { match, answers } of worlds) {
        const after = playOn(lore, match, { seat, choice }, answers[j] ?? null);
        add(mine, i, j, worth(lore, after, seat));
        if (rival !== null) add(theirs, j, i, worth(lore, after, rival.seat));
      }
    }
  }
  return { mine, theirs };
}

/** The rival's answers as plans for one possible match: null for one that this match does not allow. */
function plansIn<G extends Spec>(
  { rules }: Lore<G>,
  match: Match<G>,
  { seat, answers }: Rival<G>,
): readonly (Plan<G> | null)[] {
  const ask = askOf(match, seat);
  const allowed = ask === undefined ? [] : options(rules, match, ask);
  return answers.map((choice) => (allowed.some((option) => same(option, choice)) ? { seat, choice } : null));
}

function add(table: readonly number[][], i: number, j: number, value: number): void {
  const row = table[i];
  if (row !== undefined) row[j] = (row[j] ?? 0) + value;
}

/** The same question without the options and answers that are hardly ever taken. */
export function narrowed<G extends Spec>(
  { seat, own, rival }: Dilemma<G>,
  taken: Mixtures,
  hardly: number,
): Dilemma<G> {
  return {
    seat,
    own: own.filter((_, i) => (taken.mine[i] ?? 0) >= hardly),
    rival: rival && { ...rival, answers: rival.answers.filter((_, i) => (taken.theirs[i] ?? 0) >= hardly) },
  };
}
