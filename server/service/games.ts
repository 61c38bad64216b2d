import { gameById } from '@starboard/games';
import type { GameTypes, Rules } from '@starboard/kernel';

/** The rules of a game that can be played, by its id. */
export type FindRules = (game: string) => Promise<Rules<GameTypes> | undefined>;

export const rulesInTheCatalogue: FindRules = async (game) => gameById(game)?.parts.rules();
