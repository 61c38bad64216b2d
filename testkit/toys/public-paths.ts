import { everybody, type PublicPaths } from '../secrets/public-paths.ts';
import type { Toy } from './bids.ts';
import type { CardGame } from './cards/index.ts';
import { type Hide, SNEAK } from './hide.ts';

export const toyPaths: PublicPaths<Toy> = {
  board: {
    rounds: everybody,
    round: everybody,
    'secrets.*': (_board, viewer, seat) => viewer === seat,
    totals: everybody,
    clocks: everybody,
    out: everybody,
  },
  revealed: {},
};

export const hidePaths: PublicPaths<Hide> = {
  board: {
    rounds: everybody,
    round: everybody,
    place: (_board, viewer) => viewer === SNEAK,
    searched: everybody,
    ghosts: everybody,
  },
  revealed: { found: ['place'], away: ['place'] },
};

export const cardsPaths: PublicPaths<CardGame> = {
  board: {
    rounds: everybody,
    round: everybody,
    turn: everybody,
    hearts: everybody,
    'hands.*': { to: (_board, viewer, seat) => viewer === seat, others: (hand) => Array.isArray(hand) && hand.length },
    furies: everybody,
    spent: everybody,
    held: everybody,
    furious: everybody,
  },
  revealed: { used: ['effect'] },
};
