import { describe, expect, it } from 'vitest';
import { greatest, type Payoffs, regretMatching } from '../plain/regret-matching.ts';

/** What the other gets where one wins what the other loses. */
function lost(payoffs: Payoffs): Payoffs {
  return (payoffs[0] ?? []).map((_, j) => payoffs.map((row) => -(row[j] ?? 0)));
}

const GAMES: readonly { name: string; payoffs: Payoffs; mine: readonly number[]; theirs: readonly number[] }[] = [
  {
    name: 'matching pennies',
    payoffs: [
      [1, -1],
      [-1, 1],
    ],
    mine: [0.5, 0.5],
    theirs: [0.5, 0.5],
  },
  {
    name: 'pennies with one worth three',
    payoffs: [
      [3, -1],
      [-1, 1],
    ],
    mine: [1 / 3, 2 / 3],
    theirs: [1 / 3, 2 / 3],
  },
  {
    name: 'rock, paper, scissors',
    payoffs: [
      [0, -1, 1],
      [1, 0, -1],
      [-1, 1, 0],
    ],
    mine: [1 / 3, 1 / 3, 1 / 3],
    theirs: [1 / 3, 1 / 3, 1 / 3],
  },
  {
    name: 'an option worse than another',
    payoffs: [
      [1, -1],
      [-1, 1],
      [-2, -2],
    ],
    mine: [0.5, 0.5, 0],
    theirs: [0.5, 0.5],
  },
  {
    name: 'one best answer for both',
    payoffs: [
      [4, 2],
      [3, 1],
    ],
    mine: [1, 0],
    theirs: [0, 1],
  },
];

describe('regretMatching', () => {
  it.each(GAMES)('finds the way not to be out-guessed at $name', ({ payoffs, mine, theirs }) => {
    const found = regretMatching(payoffs, lost(payoffs), 0);
    for (const [i, share] of mine.entries()) expect(found.mine[i]).toBeCloseTo(share, 1);
    for (const [j, share] of theirs.entries()) expect(found.theirs[j]).toBeCloseTo(share, 1);
  });

  it('takes what pays against one who chooses blindly', () => {
    const payoffs: Payoffs = [
      [3, -1],
      [-1, 1],
    ];
    expect(regretMatching(payoffs, lost(payoffs), 1).mine[0]).toBeGreaterThan(0.95);
  });

  it('gives shares of one', () => {
    const payoffs: Payoffs = [
      [0.3, -0.2, 0.9],
      [0.1, 0.4, -0.6],
    ];
    const { mine, theirs } = regretMatching(payoffs, lost(payoffs), 0.1);
    for (const shares of [mine, theirs]) expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  });

  it('finds what both want where both want the same', () => {
    const both: Payoffs = [
      [1, 0],
      [0, 0.2],
    ];
    expect(regretMatching(both, both, 0).mine[0]).toBeGreaterThan(0.95);
  });
});

describe('greatest', () => {
  it('is the first of equals', () => expect(greatest(['a', 'b', 'c'], [1, 2, 2])).toBe('b'));
  it('of nothing is a mistake', () => expect(() => greatest([], [])).toThrow('nothing'));
});
