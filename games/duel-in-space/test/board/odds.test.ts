import { describe, expect, it } from 'vitest';
import { chanceToHit, salvoOdds } from '../../board/combat/odds.ts';

describe('odds before firing', () => {
  it.each([
    [2, 36],
    [4, 33],
    [7, 21],
    [8, 15],
    [12, 1],
    [13, 0],
    [0, 36],
  ])('5.3 needing %i comes in %i of 36 throws', (needed, throws) => {
    expect(chanceToHit(needed) * 36).toBeCloseTo(throws);
  });

  it('6.1 a hit takes 4/3 points on average and is special one time in six', () => {
    const certain = salvoOdds(2, 1);
    expect(certain.damage).toBeCloseTo(4 / 3);
    expect(certain.special).toBeCloseTo(1 / 6);
  });

  it('adds up over a salvo', () => {
    const three = salvoOdds(7, 3);
    expect(three.hits).toBeCloseTo((21 / 36) * 3);
    expect(three.any).toBeCloseTo(1 - (15 / 36) ** 3);
    expect(salvoOdds(7, 0)).toMatchObject({ any: 0, hits: 0, damage: 0, special: 0 });
  });
});
