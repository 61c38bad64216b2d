import { games } from '@starboard/games';

/** A game for the examples in the help. */
export const EXAMPLE = games[0]?.id ?? 'GAME';
