import type { GameTypes, Heuristics, MatchRecord, Seat } from '@starboard/kernel';
import type { Account } from './account.ts';
import { composed } from './composing.ts';
import type { Judge } from './judge/judge.ts';
import { momentsOf } from './moments.ts';
import { type Pass, passOver, type Reviewed } from './pass.ts';
import { shareOut } from './shares.ts';

export interface ReviewOptions {
  readonly seat: Seat;
  readonly seed: string;
  /** How many continuations may be played in all; a few more if the match is so long that each moment needs its two. */
  readonly budget: number;
}

/** How far a review is, from 0 to 1; `account` is the coarse account, once. */
export interface ReviewProgress {
  readonly done: number;
  readonly account: Account | null;
}

/** A longer record is refused. */
const MOST_INPUTS = 20_000;
/** Samples of each moment for the coarse account; they also say where more are worth the time. */
const COARSE = 12;
/** The most of the budget that the coarse account takes. */
const FIRST = 1 / 7;

/** The budget for a game that names none. */
const USUAL = 20_000;

export const budgetFor = <G extends GameTypes>({ tactics }: Heuristics<G>): number => tactics?.reviewBudget ?? USUAL;

/** The account of a record, step by step; a sentence if there can be none. */
export function* reviewOf<G extends GameTypes>(
  judge: Judge<G>,
  record: MatchRecord,
  { seat, seed, budget }: ReviewOptions,
): Generator<ReviewProgress, Account | string> {
  if (seat >= record.header.seating.length) return 'There is no such seat.';
  if (record.inputs.length > MOST_INPUTS) return `A record of more than ${MOST_INPUTS} lines is too long for a review.`;
  const found = momentsOf(judge.rules, record);
  if (typeof found === 'string') return found;
  if (found.moments.length === 0) return 'Nobody had anything to decide in this match.';
  const reviewed: Reviewed<G> = { judge, record, found, seat, seed };

  const coarse = passOver(reviewed, 'coarse');
  const each = Math.min(COARSE, Math.floor((budget * FIRST) / coarse.perRound));
  yield* sampled(coarse, () => each, 0, FIRST);
  yield { done: FIRST, account: composed(reviewed, coarse) };

  const fine = passOver(reviewed, 'fine');
  const shares = shareOut(coarse.sizes(), fine.costs, budget - coarse.work());
  yield* sampled(fine, (i) => shares[i] ?? 0, FIRST, 1);
  return composed(reviewed, fine, coarse.work());
}

function* sampled(
  { costs, sample }: Pass,
  times: (i: number) => number,
  from: number,
  to: number,
): Generator<ReviewProgress, void> {
  for (const i of costs.keys()) {
    sample(i, times(i));
    yield { done: from + ((to - from) * (i + 1)) / costs.length, account: null };
  }
}
