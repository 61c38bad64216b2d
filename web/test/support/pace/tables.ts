import type { Json } from '@starboard/kernel';

/** A table to watch: one person among bots. */
export interface WatchedTable {
  readonly seats: number;
  /** The person's seat. */
  readonly seat: number;
  readonly setup: { readonly [key: string]: Json };
}

/** What is watched of a game. */
export interface WatchedGame {
  readonly tables: readonly WatchedTable[];
  /** Asks that the board answers one after another by one plan, within a turn. */
  readonly planned?: string;
}

const table = (seats: number, setup: WatchedTable['setup'] = {}, seat = 0): WatchedTable => ({ seats, seat, setup });

/** The ready-made tables of the set-up page, and larger ones where a game has them. */
export const WATCHED: { readonly [game: string]: WatchedGame } = {
  'duel-in-space': { tables: [table(2)] },
  'tunnel-chase': { tables: [table(2), table(4), table(2), table(4), table(12)] },
  'escape-the-death-star': {
    tables: [table(2, { game: 'escape' }), table(4, { game: 'escape' }, 3), table(3, { game: 'capture' })],
  },
  starfire: {
    tables: [
      table(2),
      table(2, { scenario: 'fleet-action' }),
      table(2, { scenario: 'fleet-action' }),
      table(2),
      table(6, { scenario: 'fleet-action' }),
    ],
    planned: 'move',
  },
  furball: {
    tables: [table(4, { ending: 'rounds', rounds: 8 }), table(6, { ending: 'rounds', rounds: 10 })],
  },
};
