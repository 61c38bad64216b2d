import { expect, test } from 'vitest';
import {
  diceFromKey,
  diceFromSeed,
  draw,
  drawKey,
  keyFromSeed,
  pick,
  roll,
  roll2d6,
  shuffle,
} from '../../dice/dice.ts';
import { cloneDice } from '../../dice/match-dice.ts';

test('the same seed gives the same rolls, another seed others', () => {
  const rolls = (seed: string): number[] => {
    const dice = diceFromSeed(seed);
    return Array.from({ length: 50 }, () => roll(dice));
  };
  expect(rolls('a')).toEqual(rolls('a'));
  expect(rolls('a')).not.toEqual(rolls('b'));
});

test('the generator is its key and its counters: through JSON it goes on alike', () => {
  const dice = diceFromSeed('json');
  for (let i = 0; i < 37; i++) roll(dice);
  const twin = JSON.parse(JSON.stringify(dice));
  const clone = cloneDice(dice);
  const next = Array.from({ length: 40 }, () => roll(dice));
  expect(Array.from({ length: 40 }, () => roll(twin))).toEqual(next);
  expect(Array.from({ length: 40 }, () => roll(clone))).toEqual(next);
});

test('two generators used in turns do not disturb each other', () => {
  const [a, b] = [diceFromSeed('a'), diceFromSeed('b')];
  const mixed = Array.from({ length: 40 }, () => [roll(a), roll(b)]);
  const [c, d] = [diceFromSeed('a'), diceFromSeed('b')];
  const first = Array.from({ length: 40 }, () => roll(c));
  const second = Array.from({ length: 40 }, () => roll(d));
  expect(mixed).toEqual(first.map((face, i) => [face, second[i]]));
});

test('forty generators used in turns do not disturb one another', () => {
  const seeds = Array.from({ length: 40 }, (_, i) => i);
  const together = seeds.map(diceFromSeed);
  const mixed = seeds.map(() => together.map((dice) => roll(dice)));
  const alone = seeds.map((seed) => {
    const dice = diceFromSeed(seed);
    return seeds.map(() => roll(dice));
  });
  expect(mixed).toEqual(seeds.map((time) => alone.map((rolls) => rolls[time])));
});

test('a shuffle more or less changes no roll', () => {
  const [plain, shuffled] = [diceFromSeed('streams'), diceFromSeed('streams')];
  shuffle(shuffled, [1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(Array.from({ length: 20 }, () => roll(shuffled))).toEqual(Array.from({ length: 20 }, () => roll(plain)));
});

/** Pearson's statistic for counts that should be equal. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((a, b) => a + b, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

test.each([
  ['a die', 6, 20.5],
  ['two dice at once', 36, 66.6],
  ['a ten-sided die', 10, 27.9],
])('%s falls evenly: 120,000 rolls stay under the 0.1 % limit of chi-square', (_, sides, limit) => {
  const dice = diceFromSeed(`even ${sides}`);
  const counts = Array.from({ length: sides }, () => 0);
  for (let i = 0; i < 120_000; i++) {
    const [a, b] = sides === 36 ? roll2d6(dice) : [roll(dice, sides), 0];
    const face = sides === 36 ? (a - 1) * 6 + b - 1 : a - 1;
    counts[face] = (counts[face] ?? 0) + 1;
  }
  expect(chiSquare(counts)).toBeLessThan(limit);
});

test('no modulo bias: a draw below 3 × 2^30 keeps each quarter of its range alike', () => {
  const dice = diceFromSeed('bias');
  const below = 3 * 2 ** 30;
  const counts = [0, 0, 0];
  for (let i = 0; i < 30_000; i++) {
    const third = Math.floor(draw(dice, below) / 2 ** 30);
    counts[third] = (counts[third] ?? 0) + 1;
  }
  expect(chiSquare(counts)).toBeLessThan(13.8);
});

test('a shuffle can bring about every order, evenly', () => {
  const dice = diceFromSeed('orders');
  const seen: { [order: string]: number } = {};
  for (let i = 0; i < 24_000; i++) {
    const list = [1, 2, 3, 4];
    shuffle(dice, list);
    seen[list.join('')] = (seen[list.join('')] ?? 0) + 1;
  }
  expect(Object.keys(seen)).toHaveLength(24);
  expect(chiSquare(Object.values(seen))).toBeLessThan(49.7);
});

test('rigged faces come first, then chance', () => {
  const dice = diceFromKey(keyFromSeed('rigged'), [3, 6, 2]);
  expect([roll(dice), ...roll2d6(dice)]).toEqual([3, 6, 2]);
  expect(dice.rigged).toEqual([]);
  expect(roll(dice)).toBeGreaterThan(0);
});

test('a rigged face that the die does not have is a mistake of the test', () => {
  expect(() => roll(diceFromKey(keyFromSeed('rigged'), [7]))).toThrow('7');
});

test('nothing can be picked from nothing', () => {
  expect(() => pick(diceFromSeed('empty'), [])).toThrow('empty');
});

test('a drawn key tells nothing: it differs from the generator it came from and from the next', () => {
  const dice = diceFromSeed('keys');
  const [one, two] = [drawKey(dice), drawKey(dice)];
  expect(new Set([one.join(), two.join(), dice.key.join()]).size).toBe(3);
  expect(one).toHaveLength(8);
});
