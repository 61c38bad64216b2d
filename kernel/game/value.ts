import type { GameTypes, Match, Result, Seat } from './game-types.ts';

/**
 * What a result is worth to each seat, its place share: the mean over all other seats of 1 for one left behind, ½ for
 * one that shares the place, 0 for one ahead. That is (seats − place) / (seats − 1), with shared places averaged. The
 * shares of all seats add up to half their number: to 1 for two seats.
 */
export function placeShares({ places }: Pick<Result, 'places'>): readonly number[] {
  return places.map((mine, seat) => meanOver(places.length, seat, (other) => beaten(mine, places[other] ?? mine)));
}

const beaten = (mine: number, theirs: number): number => (mine === theirs ? 0.5 : Number(mine < theirs));

/** How a game foresees which of two seats will finish ahead of the other. */
export interface ValueModel<G extends GameTypes> {
  seats(board: G['board']): number;
  /** What is certain already about two seats: 1 if the first finishes ahead, 0 if behind, ½ if both share a place. */
  settled?(board: G['board'], one: Seat, other: Seat): number | undefined;
  /** Figures in which the first seat is ahead of the other; with the seats exchanged, their signs must change. */
  lead(match: Match<G>, one: Seat, other: Seat): readonly number[];
  /** What each figure counts; fitted by `npm run calibrate`. */
  readonly weights: readonly number[];
}

/**
 * A seat's expected place share at any question, from 0 to 1: with two seats, its chance to win, a draw counting half.
 * The values of all seats add up to half their number. A finished match gives exactly its result.
 */
export function valueBy<G extends GameTypes>(valueModel: ValueModel<G>, match: Match<G>, seat: Seat): number {
  if (match.result !== null) return placeShares(match.result)[seat] ?? 0;
  return meanOver(valueModel.seats(match.board), seat, (other) => chanceAhead(valueModel, match, seat, other));
}

/** Worked out for the lower seat, so that the two chances of a pair add up to 1. */
function chanceAhead<G extends GameTypes>(valueModel: ValueModel<G>, match: Match<G>, one: Seat, other: Seat): number {
  if (one > other) return 1 - chanceAhead(valueModel, match, other, one);
  const settled = valueModel.settled?.(match.board, one, other);
  if (settled !== undefined) return settled;
  let sum = 0;
  const figures = valueModel.lead(match, one, other);
  for (let i = 0; i < figures.length; i++) sum += (figures[i] ?? 0) * (valueModel.weights[i] ?? 0);
  return logistic(sum);
}

/** The logistic curve at 0, ¼, ½ … 8, in millionths: a table, because Math.exp differs between engines. */
const CURVE: readonly number[] = [
  500000, 562177, 622459, 679179, 731059, 777300, 817574, 851953, 880797, 904651, 924142, 939913, 952574, 962673,
  970688, 977023, 982014, 985936, 989013, 991423, 993307, 994780, 995930, 996827, 997527, 998073, 998499, 998830,
  999089, 999290, 999447, 999569, 999665,
];
const STEPS = 4;

/** Between the entries of the table the curve is a straight line; beyond its end it stays there. */
export function logistic(x: number): number {
  if (x < 0) return 1 - logistic(-x);
  const at = Math.min(x * STEPS, CURVE.length - 1);
  const below = Math.min(Math.floor(at), CURVE.length - 2);
  const [low, high] = [CURVE[below] ?? 0, CURVE[below + 1] ?? 0];
  return (low + (high - low) * (at - below)) / 1_000_000;
}

/** The mean over all seats but one. */
function meanOver(seats: number, seat: Seat, of: (other: Seat) => number): number {
  let sum = 0;
  for (let other = 0; other < seats; other++) if (other !== seat) sum += of(other);
  return sum / (seats - 1);
}
