import { games } from '@starboard/games';

/** A game that can be played, for the examples in the help. */
export const EXAMPLE = games.find((game) => game.parts !== null)?.id ?? 'GAME';
