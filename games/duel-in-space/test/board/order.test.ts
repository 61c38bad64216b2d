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
  const seen = {
    ways: 8,
    byPort: [],
    iBear: 0,
    itBears: 0,
    myLasers: [0, 0],
    itsLasers: [0, 0],
    flyBy: 0,
    apart: 0,
  } as const;

  it('comes first, and in words', () => {
    expect(verdict({ ...seen, itBears: 2, itsLasers: [1, 5] }, false)).toEqual([
      'You get no shot.',
      'It gets a shot from 2 of its 8 headings: 1 to 5 lasers.',
    ]);
    expect(verdict({ ...seen, iBear: 3, myLasers: [1, 3] }, false)).toEqual([
      'You get a shot against 3 of its 8 headings: 1 to 3 lasers.',
      'It gets no shot.',
    ]);
    expect(verdict({ ...seen, iBear: 8, itBears: 8, myLasers: [1, 1], itsLasers: [3, 3] }, false)).toEqual([
      'You get a shot whatever it does: 1 laser.',
      'It gets a shot whatever it does: 3 lasers.',
    ]);
  });

  it('8.2, 8.3 counts the throws of a drone', () => {
    expect(verdict({ ...seen, ways: 36, iBear: 9, itBears: 3, myLasers: [3, 3], itsLasers: [2, 2] }, true)).toEqual([
      'You get a shot in 25% of its moves: 3 lasers.',
      'It gets a shot in 8% of its moves: 2 lasers.',
    ]);
  });
});
