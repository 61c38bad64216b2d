import { ELO_PER_LOG_ODDS, type Estimate } from './elo.ts';
import { inverse, type NumberMatrix, product } from './linear.ts';
import { ordersOf, type Ranking, type WeightedOrder } from './orders.ts';
import { t95 } from './quantiles.ts';

/**
 * The strength of each bot in Elo, from the places of many matches, with 95 % intervals; all of them together are 0 on
 * average. By Plackett and Luce, whoever is first is drawn in proportion to strength, then the second from the rest,
 * and so on.
 *
 * One imagined draw between every two bots keeps the strength of a bot finite that always wins or always loses.
 * Matches of one block share their luck, so the intervals come from how much whole blocks differ (the sandwich
 * estimate), not from the number of matches.
 */
export function strengths(bots: number, blocks: readonly (readonly Ranking[])[]): readonly Estimate[] {
  const patterns = new Map<string, readonly WeightedOrder[]>();
  const keyed = blocks.map((block) =>
    block.map((ranking) => {
      const key = JSON.stringify(ranking);
      if (!patterns.has(key)) patterns.set(key, ordersOf(ranking));
      return key;
    }),
  );
  const times = new Map<string, number>();
  for (const key of keyed.flat()) times.set(key, (times.get(key) ?? 0) + 1);
  const seen = [...times].flatMap(([key, often]) =>
    (patterns.get(key) ?? []).map((order) => ({ ...order, weight: order.weight * often })),
  );
  const all = [...seen, ...imaginedDraws(bots)];
  const strength = mostLikely(bots, all);
  const slopeOf = new Map([...patterns].map(([key, orders]) => [key, slope(strength, orders)]));
  const byBlock = keyed.map((keys) =>
    sumOf(
      bots,
      keys.map((key) => slopeOf.get(key) ?? []),
    ),
  );
  const covariance = sandwich(curvature(strength, all), byBlock);
  const reach = t95(blocks.length - 1);
  return strength.map((gamma, i) => {
    const value = ELO_PER_LOG_ODDS * Math.log(gamma);
    const error = ELO_PER_LOG_ODDS * Math.sqrt(covariance[i]?.[i] ?? 0);
    return { value, low: value - reach * error, high: value + reach * error };
  });
}

function imaginedDraws(bots: number): readonly WeightedOrder[] {
  const draws: WeightedOrder[] = [];
  for (let a = 0; a < bots; a++)
    for (let b = 0; b < bots; b++) if (a !== b) draws.push({ bots: [a, b], places: 1, weight: 0.5 });
  return draws;
}

const MOST_ROUNDS = 100_000;
const CLOSE_ENOUGH = 1e-10;

/** The strengths that make these orders most likely, by minorisation and maximisation (Hunter 2004); their product is 1. */
function mostLikely(bots: number, orders: readonly WeightedOrder[]): readonly number[] {
  const chosen = Array.from({ length: bots }, () => 0);
  for (const { bots: order, places, weight } of orders)
    for (const bot of order.slice(0, places)) chosen[bot] = (chosen[bot] ?? 0) + weight;
  let strength: readonly number[] = chosen.map(() => 1);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const exposed = chosen.map(() => 0);
    for (const { bots: order, places, weight } of orders) {
      let rest = order.reduce((sum, bot) => sum + (strength[bot] ?? 0), 0);
      let inverseSum = 0;
      for (const [i, bot] of order.entries()) {
        if (i < places) inverseSum += weight / rest;
        exposed[bot] = (exposed[bot] ?? 0) + inverseSum;
        rest -= strength[bot] ?? 0;
      }
    }
    const next = scaled(chosen.map((times, bot) => times / (exposed[bot] ?? 1)));
    const moved = Math.max(...next.map((value, i) => Math.abs(Math.log(value / (strength[i] ?? 1)))));
    strength = next;
    if (moved < CLOSE_ENOUGH) break;
  }
  return strength;
}

function scaled(strength: readonly number[]): readonly number[] {
  const mean = Math.exp(strength.reduce((sum, value) => sum + Math.log(value), 0) / strength.length);
  return strength.map((value) => value / mean);
}

/** Each choice of these orders: how likely each bot was to be the one, and how much the choice counts. */
function* choices(strength: readonly number[], orders: readonly WeightedOrder[]) {
  for (const { bots: order, places, weight } of orders) {
    for (let i = 0; i < places; i++) {
      const likely = strength.map(() => 0);
      const left = order.slice(i);
      const sum = left.reduce((total, bot) => total + (strength[bot] ?? 0), 0);
      for (const bot of left) likely[bot] = (likely[bot] ?? 0) + (strength[bot] ?? 0) / sum;
      yield { bot: order[i] ?? 0, likely, weight };
    }
  }
}

/** How the log-likelihood grows with the logarithm of each strength. */
function slope(strength: readonly number[], orders: readonly WeightedOrder[]): readonly number[] {
  const sum = strength.map(() => 0);
  for (const { bot, likely, weight } of choices(strength, orders)) {
    for (const [i, share] of likely.entries()) sum[i] = (sum[i] ?? 0) + weight * ((i === bot ? 1 : 0) - share);
  }
  return sum;
}

/** How sharply the log-likelihood bends down, by pairs of bots. */
function curvature(strength: readonly number[], orders: readonly WeightedOrder[]): NumberMatrix {
  const sum = strength.map(() => strength.map(() => 0));
  for (const { likely, weight } of choices(strength, orders)) {
    for (const [i, row] of sum.entries()) {
      const own = likely[i] ?? 0;
      for (const [j, other] of likely.entries()) row[j] = (row[j] ?? 0) + weight * ((i === j ? own : 0) - own * other);
    }
  }
  return sum;
}

/** The covariance of the strengths' logarithms. Only differences count, so all ones are added to make the curvature invertible. */
function sandwich(bend: NumberMatrix, slopes: readonly (readonly number[])[]): NumberMatrix {
  const size = bend.length;
  const filling = slopes.length / Math.max(1, slopes.length - 1);
  const middle = bend.map((_, i) =>
    bend.map((__, j) => filling * slopes.reduce((sum, each) => sum + (each[i] ?? 0) * (each[j] ?? 0), 0)),
  );
  const inverted = inverse(bend.map((row) => row.map((value) => value + 1)));
  const centred = inverted.map((row) => row.map((value) => value - 1 / (size * size)));
  return product(product(centred, middle), centred);
}

const sumOf = (size: number, rows: readonly (readonly number[])[]): readonly number[] =>
  Array.from({ length: size }, (_, i) => rows.reduce((sum, row) => sum + (row[i] ?? 0), 0));
