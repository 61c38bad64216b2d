import { type Bot, botsFor, findBot, readBotId } from '@starboard/bots';
import type { Game } from '@starboard/games';
import { refuse } from '../refuse.ts';
import { meant } from './nearest.ts';

/** The ids of the bots that play a game, for lists. */
export const botIds = (game: Game): readonly string[] => botsFor(game).map(({ id }) => id);

/** A bot by its id, such as `plain`, `ace` or `ace:hunter`. */
export function botNamed(id: string, game: Game): Bot {
  const bot = findBot(id, game);
  if (bot !== undefined) return bot;
  refuseCharacter(id, game);
  return refuse(`No bot called "${id}" plays ${game.id}${meant(id, botIds(game))}`);
}

/** Says which characters there are if only that part of the id is wrong. */
export function refuseCharacter(id: string, { id: game, characters = [] }: Game): void {
  const character = readBotId(id)?.character ?? null;
  if (character === null || characters.length === 0) return;
  const known = characters.map((each) => each.id);
  refuse(`${game} has no character called "${character}"${meant(character, known)}`);
}
