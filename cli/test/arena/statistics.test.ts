import { describe, expect, test } from 'vitest';
import { LONG } from '../../../testkit/run/long.ts';
import { eloEstimate, eloOf, meanScore, shareAt } from '../../arena/statistics/elo.ts';
import { evidenceAgainst, meanOf, type ScoreCounts } from '../../arena/statistics/mean-evidence.ts';
import { ordersOf } from '../../arena/statistics/orders.ts';
import { strengths } from '../../arena/statistics/plackett-luce.ts';
import { logLikelihoodRatio, thresholds, verdictAt } from '../../arena/statistics/sequential-test.ts';
import { chanceFrom, drawnRanking, type OutcomeModel, pairScore } from './chance.ts';

const counted = (...times: readonly number[]): ScoreCounts =>
  new Map(times.flatMap((often, i) => (often === 0 ? [] : [[i / (times.length - 1), often] as const])));

/** The same by brute force: the weights of the five scores are moved about until nothing improves. */
function searchedEvidence(mean: number, times: readonly number[]): number {
  const scores = times.map((_, i) => i / (times.length - 1));
  const total = times.reduce((a, b) => a + b, 0);
  const logLikelihood = (weights: readonly number[]): number =>
    times.reduce((sum, often, i) => (often === 0 ? sum : sum + often * Math.log(weights[i] ?? 0)), 0);
  let weights = scores.map((_, i) => (i === 0 ? (1 - mean) * 0.98 : i === scores.length - 1 ? mean * 0.98 : 0));
  const inner = 0.02 / (scores.length - 2);
  weights = weights.map((weight, i) => (i === 0 || i === scores.length - 1 ? weight : inner));
  const off = scores.reduce((sum, score, i) => sum + score * (weights[i] ?? 0), 0) - mean;
  weights = weights.map((weight, i) => (i === 0 ? weight + off : i === scores.length - 1 ? weight - off : weight));
  // Three weights move at a time, so that both their sum and the mean stay as they are.
  for (let step = 0.05; step > 1e-9; step /= 2) {
    for (let improved = true; improved; ) {
      improved = false;
      for (let a = 0; a < scores.length; a++)
        for (let b = a + 1; b < scores.length; b++)
          for (let c = b + 1; c < scores.length; c++)
            for (const way of [step, -step]) {
              const moved = [...weights];
              moved[a] = (moved[a] ?? 0) + way * (c - b);
              moved[b] = (moved[b] ?? 0) - way * (c - a);
              moved[c] = (moved[c] ?? 0) + way * (b - a);
              if (moved.every((weight) => weight >= 0) && logLikelihood(moved) > logLikelihood(weights) + 1e-13) {
                weights = moved;
                improved = true;
              }
            }
    }
  }
  return logLikelihood(times.map((often) => often / total)) - logLikelihood(weights);
}

describe('the evidence against a mean', () => {
  test.for([
    [0.5, [3, 10, 20, 15, 6]],
    [0.62, [3, 10, 20, 15, 6]],
    [0.4, [0, 0, 12, 9, 4]],
    [0.3, [0, 0, 0, 9, 4]],
    [0.9, [5, 0, 30, 0, 5]],
    [0.55, [0, 0, 40, 0, 0]],
  ] as const)('is what a search over all distributions finds: %d in %j', ([mean, times]) => {
    expect(evidenceAgainst(mean, counted(...times))).toBeCloseTo(searchedEvidence(mean, times), 4);
  });

  test('of wins alone is that of a binomial', () => {
    expect(evidenceAgainst(0.8, new Map([[1, 10]]))).toBeCloseTo(10 * Math.log(1 / 0.8), 10);
    expect(evidenceAgainst(0.8, new Map([[0, 10]]))).toBeCloseTo(10 * Math.log(1 / 0.2), 10);
  });

  test('of wins and losses is that of a binomial', () => {
    const [wins, losses, mean] = [70, 30, 0.6];
    const expected = wins * Math.log(0.7 / mean) + losses * Math.log(0.3 / (1 - mean));
    expect(evidenceAgainst(mean, new Map([[1, wins], [0, losses]]))).toBeCloseTo(expected, 10); // biome-ignore format: a pair a count
  });

  test('is nothing at the mean of the counts', () => {
    const counts = counted(3, 10, 20, 15, 6);
    expect(evidenceAgainst(meanOf(counts).mean, counts)).toBeCloseTo(0, 12);
  });
});

describe('Elo', () => {
  test.for([
    [0, 0.5],
    [400, 10 / 11],
    [-400, 1 / 11],
  ] as const)('%d gives a share of %d', ([elo, share]) => {
    expect(shareAt(elo)).toBeCloseTo(share, 12);
    expect(eloOf(share)).toBeCloseTo(elo, 9);
  });

  test('a bot that always wins has a lower bound and no upper one', () => {
    const { value, low, high } = eloEstimate(new Map([[1, 50]]));
    expect([value, high]).toEqual([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]);
    expect(low).toBeGreaterThan(400);
    expect(low).toBeLessThan(800);
  });

  test('one block says nothing', () => {
    const { low, high } = meanScore(new Map([[0.75, 1]]));
    expect([low, high]).toEqual([expect.closeTo(0, 9), expect.closeTo(1, 9)]);
  });

  test('with many pairs the interval is the mean and 1.96 standard errors', () => {
    const counts = counted(300, 1000, 2000, 1500, 600);
    const { blocks, mean } = meanOf(counts);
    let squares = 0;
    for (const [score, times] of counts) squares += times * (score - mean) ** 2;
    const error = Math.sqrt(squares) / blocks;
    const { low, high } = meanScore(counts);
    expect(low).toBeCloseTo(mean - 1.96 * error, 4);
    expect(high).toBeCloseTo(mean + 1.96 * error, 4);
  });

  test.for([15, 40, 200])('the interval of %i pairs holds the truth in about 95 of 100', (pairs) => {
    const chance = chanceFrom(pairs);
    const model: OutcomeModel = { elo: 40, draws: 0.2, sharedLuck: 0.4 };
    let held = 0;
    for (let i = 0; i < 1000; i++) {
      const counts = new Map<number, number>();
      for (let pair = 0; pair < pairs; pair++) add(counts, pairScore(model, chance));
      const { low, high } = eloEstimate(counts);
      if (low <= model.elo && model.elo <= high) held++;
    }
    expect(held).toBeGreaterThan(925);
    expect(held).toBeLessThan(995);
  });
});

const add = (counts: Map<number, number>, score: number): void => {
  counts.set(score, (counts.get(score) ?? 0) + 1);
};

describe('the sequential test', () => {
  const test30 = { elo0: 0, elo1: 30, alpha: 0.05, beta: 0.05 };

  test('its thresholds are those of Wald', () => {
    expect(thresholds(test30)).toEqual({ lower: expect.closeTo(-2.944, 3), upper: expect.closeTo(2.944, 3) });
    expect(verdictAt(test30, 2.95)).toBe('H1');
    expect(verdictAt(test30, -2.95)).toBe('H0');
    expect(verdictAt(test30, 2.94)).toBe('undecided');
  });

  test('agrees with a published result: pairs 379, 10170, 21828, 10640, 343', () => {
    // Fastchess gives 2.946 for bounds of 0 and 2 in normalised Elo, which is measured in deviations of a match's score.
    const counts = counted(379, 10170, 21828, 10640, 343);
    const { blocks, mean } = meanOf(counts);
    let variance = 0;
    for (const [score, times] of counts) variance += (times * (score - mean) ** 2) / blocks;
    const bounds = { ...test30, elo1: eloOf(0.5 + (2 * Math.sqrt(2 * variance) * Math.LN10) / 800) };
    expect(logLikelihoodRatio(bounds, counts)).toBeCloseTo(2.946, 2);
  });

  const models: readonly (readonly [string, Omit<OutcomeModel, 'elo'>])[] = [
    ['matches of a pair that have nothing in common', { draws: 0.1, sharedLuck: 0 }],
    ['pairs that share half of their luck', { draws: 0.3, sharedLuck: 0.5 }],
  ];

  /** How often each hypothesis was accepted, and how many matches it took. */
  function tournaments(model: OutcomeModel, many: number) {
    const chance = chanceFrom(7);
    const found = { H0: 0, H1: 0, matches: 0 };
    for (let i = 0; i < many; i++) {
      const counts = new Map<number, number>();
      for (let verdict: 'H0' | 'H1' | 'undecided' = 'undecided'; verdict === 'undecided'; ) {
        add(counts, pairScore(model, chance));
        found.matches += 2;
        verdict = verdictAt(test30, logLikelihoodRatio(test30, counts));
        if (verdict !== 'undecided') found[verdict]++;
      }
    }
    return found;
  }

  const MANY = LONG ? 40_000 : 2_000;
  const MINUTES = { timeout: 300_000 };
  /** What the error rate may seem to be by chance alone: two standard errors more. */
  const atMost = 0.05 + 2 * Math.sqrt((0.05 * 0.95) / MANY);

  test.for(models)('says "different" of equals no more often than stated: %s', MINUTES, ([, model]) => {
    const { H0, H1 } = tournaments({ ...model, elo: 0 }, MANY);
    expect(H0 + H1).toBe(MANY);
    expect(H1 / MANY).toBeLessThan(atMost);
    expect(H1 / MANY).toBeGreaterThan(0.035);
  });

  test.for(models)('misses a planted 30 Elo no more often than stated: %s', MINUTES, ([, model]) => {
    const { H0, H1 } = tournaments({ ...model, elo: 30 }, MANY);
    expect(H0 + H1).toBe(MANY);
    expect(H0 / MANY).toBeLessThan(atMost);
  });

  test('shared luck saves matches', () => {
    const [apart, together] = [0, 0.5].map((sharedLuck) => tournaments({ elo: 30, draws: 0.1, sharedLuck }, 200));
    expect(together?.matches).toBeLessThan((apart?.matches ?? 0) * 0.65);
  });

  test('bots whose pairs all come out even are soon called equal', () => {
    const counts = new Map([[0.5, 500]]);
    expect(verdictAt(test30, logLikelihoodRatio(test30, counts))).toBe('H0');
  });
});

describe('strengths by Plackett and Luce', () => {
  test('a tie is the average of the orders it could have been', () => {
    expect(ordersOf([[2], [0], [1]])).toEqual([{ bots: [2, 0, 1], places: 2, weight: 1 }]);
    expect(ordersOf([[0, 1]])).toEqual([
      { bots: [0, 1], places: 1, weight: 0.5 },
      { bots: [1, 0], places: 1, weight: 0.5 },
    ]);
    expect(ordersOf([[2], [0, 1]])).toEqual([
      { bots: [2, 0, 1], places: 1, weight: 1 },
      { bots: [0, 1], places: 1, weight: 0.5 },
      { bots: [1, 0], places: 1, weight: 0.5 },
    ]);
    const three = ordersOf([[0, 1, 2], [3]]);
    expect(new Set(three.map(({ bots }) => bots.join(''))).size).toBe(6);
    expect(three.every(({ places, weight }) => places === 3 && weight === 1 / 6)).toBe(true);
  });

  test('of two bots are the odds of winning, with one draw more', () => {
    const blocks = [...Array(59).fill([[[0], [1]]]), ...Array(20).fill([[[1], [0]]])];
    const [first, second] = strengths(2, blocks);
    expect((first?.value ?? 0) - (second?.value ?? 0)).toBeCloseTo(eloOf(59.5 / 80), 6);
  });

  /** The same by brute force: every order of those who tie, and strengths moved about until nothing improves. */
  function searched(bots: number, matches: readonly (readonly (readonly number[])[])[]): readonly number[] {
    const permutations = (list: readonly number[]): number[][] =>
      list.length === 0
        ? [[]]
        : list.flatMap((each, i) =>
            permutations([...list.slice(0, i), ...list.slice(i + 1)]).map((rest) => [each, ...rest]),
          );
    const ofOrder = (log: readonly number[], order: readonly number[]): number =>
      order.reduce((sum, bot, i) => {
        const left = order.slice(i).reduce((total, other) => total + Math.exp(log[other] ?? 0), 0);
        return sum + (log[bot] ?? 0) - Math.log(left);
      }, 0);
    const ofMatch = (log: readonly number[], ranking: readonly (readonly number[])[]): number => {
      const orders = ranking.reduce<number[][]>(
        (before, group) => before.flatMap((order) => permutations(group).map((way) => [...order, ...way])),
        [[]],
      );
      return orders.reduce((sum, order) => sum + ofOrder(log, order), 0) / orders.length;
    };
    const all = [...matches];
    for (let a = 0; a < bots; a++) for (let b = a + 1; b < bots; b++) all.push([[a, b]]);
    const total = (log: readonly number[]): number => all.reduce((sum, ranking) => sum + ofMatch(log, ranking), 0);
    let log = Array.from({ length: bots }, () => 0);
    for (let step = 0.5; step > 1e-5; step /= 2) {
      for (let improved = true; improved; ) {
        improved = false;
        for (let bot = 0; bot < bots; bot++)
          for (const way of [step, -step]) {
            const moved = log.map((value, i) => (i === bot ? value + way : value));
            if (total(moved) > total(log)) {
              log = moved;
              improved = true;
            }
          }
      }
    }
    const mean = log.reduce((a, b) => a + b, 0) / bots;
    return log.map((value) => ((value - mean) * 400) / Math.LN10);
  }

  test('are what a search finds, with ties and bots that have several seats', () => {
    const matches = [
      [[0], [1], [2]],
      [[0, 1], [2]],
      [[2], [0, 1]],
      [[1, 0, 2]],
      [[0], [2, 1]],
      [[1], [0], [0], [2]],
      [
        [2, 0],
        [1, 2],
      ],
      [[0], [1], [2], [1]],
    ];
    const found = strengths(
      3,
      matches.map((match) => [match]),
    );
    const expected = searched(3, matches);
    found.forEach(({ value }, bot) => {
      expect(value).toBeCloseTo(expected[bot] ?? Number.NaN, 1);
    });
  });

  test('a bot that always wins has a finite strength', () => {
    const found = strengths(3, Array(50).fill([[[0], [1], [2]]]));
    expect(found.map(({ value }) => Number.isFinite(value))).toEqual([true, true, true]);
    expect(found[0]?.value).toBeGreaterThan(400);
  });

  test('the true strengths lie in their intervals in about 95 of 100 tournaments of six seats', () => {
    const truth = [60, 0, -60];
    const strength = truth.map((elo) => 10 ** (elo / 400));
    const chance = chanceFrom(3);
    let held = 0;
    for (let i = 0; i < 200; i++) {
      const blocks = Array.from({ length: 40 }, () => [drawnRanking(strength, [0, 1, 2, 0, 1, 2], chance)]);
      for (const [bot, { low, high }] of strengths(3, blocks).entries())
        if (low <= (truth[bot] ?? 0) && (truth[bot] ?? 0) <= high) held++;
    }
    expect(held / 600).toBeGreaterThan(0.92);
    expect(held / 600).toBeLessThan(0.98);
  });

  test('matches of a block that come out alike count as one', () => {
    const chance = chanceFrom(5);
    const single = Array.from({ length: 60 }, () => [drawnRanking([2, 1, 1], [0, 1, 2], chance)]);
    const fourfold = single.map(([match = []]) => [match, match, match, match]);
    const width = (blocks: typeof single): number => {
      const [{ low, high } = { low: 0, high: 0 }] = strengths(3, blocks);
      return high - low;
    };
    expect(width(fourfold) / width(single)).toBeGreaterThan(0.9);
    expect(width(fourfold) / width(single)).toBeLessThan(1.1);
  });
});
