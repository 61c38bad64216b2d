import { gameById } from '@starboard/games';
import type { GameTypes, Rules } from '@starboard/kernel';

export type FindRules = (game: string) => Promise<Rules<GameTypes> | undefined>;

export const rulesInTheCatalogue: FindRules = async (game) => gameById(game)?.parts.rules();
