import { describe, expect, it } from 'vitest';
import { averageOf, chanceOf, oddsOf } from '../figures/odds.ts';
import { oneDecimal, percent } from '../figures/percent.ts';

describe('percentages', () => {
  it.each([
    [0, '0%'],
    [0.003, '<1%'],
    [0.0049, '<1%'],
    [0.005, '1%'],
    [0.5, '50%'],
    [0.994, '99%'],
    [0.997, '>99%'],
    [0.999999, '>99%'],
    [1, '100%'],
  ])('%f is %s', (chance, said) => {
    expect(percent(chance)).toBe(said);
  });

  it('takes what sums up to certainty for certain', () => {
    expect(percent(0.1 + 0.2 + 0.7)).toBe('100%');
    expect(percent(1 - 0.9 - 0.1)).toBe('0%');
  });

  it('averages have one decimal', () => {
    expect([2, 1.25, 0.04].map(oneDecimal)).toEqual(['2.0', '1.3', '0.0']);
  });
});

describe('odds', () => {
  it('of two cubes', () => {
    expect(chanceOf((total) => total >= 11, 2, 6)).toBeCloseTo(3 / 36);
    expect(averageOf((total) => total, 2, 6)).toBeCloseTo(7);
  });

  it('of one die of ten', () => {
    expect(chanceOf((total) => total <= 3, 1, 10)).toBeCloseTo(0.3);
  });

  it('of a salvo', () => {
    const odds = oddsOf([
      { count: 2, chance: 0.5, damage: 1 },
      { count: 1, chance: 0.2, damage: 3 },
    ]);
    expect(odds.any).toBeCloseTo(1 - 0.25 * 0.8);
    expect(odds.hits).toBeCloseTo(1.2);
    expect(odds.damage).toBeCloseTo(1.6);
    expect(oddsOf([])).toEqual({ any: 0, hits: 0, damage: 0 });
  });
});
