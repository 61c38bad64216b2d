import { describe, expect, test } from 'vitest';
import { alike, certain, diceFromSeed, draw, drawFrom, partsOf, pick, sharesOf, weighted } from '../../index.ts';

const ABC = ['a', 'b', 'c'] as const;

describe('a mixture', () => {
  test('of one certain choice draws nothing', () => {
    const dice = diceFromSeed('certain');
    expect(drawFrom(certain('a'), dice)).toBe('a');
    expect(dice).toEqual(diceFromSeed('certain'));
    expect([sharesOf(certain('a')), partsOf(certain('a'))]).toEqual([[{ choice: 'a', share: 1 }], 0]);
  });

  test('of equal choices draws as pick does', () => {
    const [one, other] = [diceFromSeed('alike'), diceFromSeed('alike')];
    for (let i = 0; i < 50; i++) expect(drawFrom(alike(ABC), one)).toBe(pick(other, ABC));
    expect(sharesOf(alike(ABC)).map(({ share }) => share)).toEqual([1 / 3, 1 / 3, 1 / 3]);
  });

  test('of whole weights takes each as often as its weight, exactly', () => {
    const mixture = weighted(ABC, [1, 0, 2], 3);
    const [one, other] = [diceFromSeed('whole'), diceFromSeed('whole')];
    for (let i = 0; i < 50; i++) expect(drawFrom(mixture, one)).toBe(draw(other, 3) === 0 ? 'a' : 'c');
    expect(sharesOf(mixture)).toEqual([
      { choice: 'a', share: 1 / 3 },
      { choice: 'c', share: 2 / 3 },
    ]);
  });

  test('needs no weights that add up to one, and never takes what weighs nothing', () => {
    const dice = diceFromSeed('short');
    for (let i = 0; i < 100; i++) expect(drawFrom(weighted(ABC, [0, 0.1, 0]), dice)).toBe('b');
    const drawn = Array.from({ length: 400 }, () => drawFrom(weighted(ABC, [3, 0, 1]), dice));
    expect(Math.abs(drawn.filter((each) => each === 'c').length - 100)).toBeLessThan(35);
  });

  test('of thirds in shares draws each part of three', () => {
    const mixture = weighted(ABC, [1 / 3, 1 / 3, 1 / 3], 3);
    const [one, other] = [diceFromSeed('thirds'), diceFromSeed('thirds')];
    for (let i = 0; i < 50; i++) expect(drawFrom(mixture, one)).toBe(pick(other, ABC));
  });
});
