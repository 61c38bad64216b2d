import { describe, expect, it } from 'vitest';
import { inOrder } from '../../board/order.ts';
import { verdict } from '../../board/orders/verdict.ts';

describe('options in order', () => {
  it('4.1 headings go from left to right', () => {
    expect(inOrder({ kind: 'heading', seat: 0 }, [0, 1, -1, 2, -2])).toEqual([-2, -1, 0, 1, 2]);
  });

  it('5.2 salvos go from nothing to everything, in the order of the lasers', () => {
    const salvos = [['forward-1', 'forward-2'], ['forward-2'], ['forward-1'], []] as const;
    expect(inOrder({ kind: 'fire', seat: 0 }, salvos)).toEqual([
      [],
      ['forward-1'],
      ['forward-2'],
      ['forward-1', 'forward-2'],
    ]);
  });

  it('2.1 ships, 7.3 and breaking off before fighting on', () => {
    expect(inOrder({ kind: 'ship', seat: 0 }, ['deck-fighter', 'gun-star'])).toEqual(['gun-star', 'deck-fighter']);
    expect(inOrder({ kind: 'fight-on', seat: 0 }, [true, false])).toEqual([false, true]);
  });
});

describe('the verdict on a heading', () => {
  const seen = { ways: 8, byPort: [], iBear: 0, itBears: 0, flyBy: 0 };

  it('comes first, and in words', () => {
    expect(verdict({ ...seen, itBears: 2 }, false)).toEqual([
      "You can't hit (0%).",
      'It can hit you from 2 of its 8 headings.',
    ]);
    expect(verdict({ ...seen, iBear: 3 }, false)).toEqual([
      'You can hit in 3 of its 8 headings (38%).',
      "It can't hit you.",
    ]);
    expect(verdict({ ...seen, iBear: 8, itBears: 8 }, false)).toEqual([
      'You can hit, whatever it does.',
      'It can hit you, whatever it does.',
    ]);
  });

  it('8.2, 8.3 counts the throws of a drone', () => {
    expect(verdict({ ...seen, ways: 36, iBear: 9, itBears: 3 }, true)).toEqual([
      'You can hit in 25% of the throws of its dice.',
      'It can hit you in 8% of the throws of its dice.',
    ]);
  });
});
