import { type Game, gameById, games } from '@starboard/games';
import type { GameTypes, Rules } from '@starboard/kernel';
import { refuse } from '../refuse.ts';
import { meant } from './nearest.ts';

export interface OpenGame {
  readonly game: Game;
  readonly rules: Rules<GameTypes>;
}

export async function openGame(id: string): Promise<OpenGame> {
  const game = gameById(id);
  if (game === undefined) {
    const known = games.map((each) => each.id);
    return refuse(`There is no game called "${id}"${meant(id, known)}`);
  }
  return { game, rules: await game.parts.rules() };
}
