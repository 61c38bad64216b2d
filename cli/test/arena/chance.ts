import { shareAt } from '../../arena/statistics/elo.ts';

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
export function chanceFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** How matches between two bots come out in a simulated tournament. */
export interface OutcomeModel {
  readonly elo: number;
  /** The share of matches between equals that are draws. */
  readonly draws: number;
  /** The share of pairs in which the same seat has the luck in both matches. */
  readonly sharedLuck: number;
}

/** The first bot's share of the points of a pair. */
export function pairScore({ elo, draws, sharedLuck }: OutcomeModel, chance: () => number): number {
  const share = shareAt(elo);
  const drawn = draws * 2 * Math.min(share, 1 - share);
  const scoreAt = (luck: number): number => {
    if (luck < share - drawn / 2) return 1;
    return luck < share + drawn / 2 ? 0.5 : 0;
  };
  const first = chance();
  const second = chance() < sharedLuck ? 1 - first : chance();
  return (scoreAt(first) + scoreAt(second)) / 2;
}

/** A ranking by Plackett and Luce: the first drawn in proportion to strength, then the second from the rest, and so on. */
export function drawnRanking(strength: readonly number[], seats: readonly number[], chance: () => number): number[][] {
  const left = [...seats];
  const ranking: number[][] = [];
  while (left.length > 0) {
    let at = chance() * left.reduce((sum, bot) => sum + (strength[bot] ?? 0), 0);
    const i = left.findIndex((bot) => {
      at -= strength[bot] ?? 0;
      return at < 0;
    });
    ranking.push(left.splice(Math.max(0, i), 1));
  }
  return ranking;
}
