import type { ChallengeTable } from '@starboard/kernel';

/**
 * The tables at which challenges are mined. Matches are short: that keeps the answers that lead to a moment few, the
 * moment's weight in the result great, and playing it on cheap.
 */
const duel: ChallengeTable = { seats: 2, setup: {} };
const contact = (corvetteA: string, corvetteB: string): ChallengeTable => ({
  seats: 2,
  setup: { scenario: 'contact', distance: 10, corvetteA, corvetteB },
});
const furball = (rounds: number): ChallengeTable => ({ seats: 4, setup: { rounds } });

/** Where challenges of a game are looked for, and how they are judged. */
export interface Vein {
  readonly tables: readonly ChallengeTable[];
  /** A moment whose best option seems better than the second by less than this is not judged. */
  readonly promising: number;
  /**
   * The turns that the judge plays on from an option before the game's value says what the seat can expect; null if
   * the judge knows the worth exactly, from the game's solution.
   */
  readonly turns: number | null;
  /** With more options, nobody compares them, and judging them takes long. */
  readonly mostOptions: number;
  /** Kinds of question that matter although the judge has no opinion at a glance. */
  readonly blind?: readonly string[];
}

export const VEINS: { readonly [game: string]: Vein } = {
  'duel-in-space': { tables: [duel], promising: 0.15, turns: null, mostOptions: 32 },
  'tunnel-chase': {
    tables: [
      { seats: 2, setup: { designs: 'given', first: 'ace', others: 'ace' } },
      { seats: 2, setup: { designs: 'given', first: 'marksman', others: 'ace' } },
      { seats: 2, setup: {} },
      { seats: 2, setup: { designs: 'given', first: 'ace', others: 'hunter' } },
      { seats: 3, setup: { designs: 'given', first: 'ace', others: 'ace' } },
    ],
    promising: 0.24,
    turns: 3,
    mostOptions: 60,
  },
  'escape-the-death-star': {
    tables: [
      { seats: 3, setup: { game: 'capture' } },
      { seats: 2, setup: { game: 'capture' } },
      { seats: 4, setup: { game: 'capture' } },
      { seats: 2, setup: { game: 'escape' } },
    ],
    promising: 0.09,
    turns: 2,
    mostOptions: 60,
    blind: ['take-card'],
  },
  starfire: {
    tables: [
      contact('CT-1', 'CT-2'),
      contact('CT-2', 'CT-2'),
      contact('CT-3', 'CT-1'),
      contact('CT-4', 'CT-3'),
      contact('CT-2', 'CT-4'),
      contact('CT-3', 'CT-3'),
    ],
    promising: 0.13,
    turns: 2,
    mostOptions: 60,
  },
  furball: { tables: [furball(3), furball(2)], promising: 0.08, turns: 2, mostOptions: 18 },
};
