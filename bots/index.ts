import { type Character, LEVELS } from '@starboard/kernel';
import type { Bot } from './bot.ts';
import { characterOf, readBotId } from './bot-id.ts';
import { levelled } from './levels/levelled.ts';
import { plain } from './plain/plain.ts';
import { random } from './random.ts';
import { solved } from './solved.ts';

export { type AdviceInWords, type AdvisedOption, adviceOn } from './advice.ts';
export type { Bot } from './bot.ts';
export { botIdOf, characterOf, type LevelledId, nameOfBot, readBotId } from './bot-id.ts';
export { choiceFrom, likeliest, type Thought } from './thought.ts';

/** Every bot there is, the simplest first; those with a level also play as the characters of a game. */
export const bots: readonly Bot[] = [random, plain, solved, ...LEVELS.map((level) => levelled(level, null))];

interface Opponents {
  readonly solution?: unknown;
  readonly characters?: readonly Character[];
}

/** The bots for a game: some are only for games that are solved, or whose bots have levels. */
export function botsFor(game: Opponents): readonly Bot[] {
  return bots.filter((bot) => fits(bot, game));
}

function fits({ id, level, needsSolution }: Bot, game: Opponents): boolean {
  if (needsSolution && game.solution === undefined) return false;
  return level === undefined || characterOf(id, game) !== undefined;
}

/** By an id such as `plain`, `ace` or `ace:hunter`, whatever the game. */
export function botById(id: string): Bot | undefined {
  const read = readBotId(id);
  if (read !== null && read.character !== null) return levelled(read.level, read.character);
  return bots.find((bot) => bot.id === id);
}

/** By its id, if it can play this game. */
export function findBot(id: string, game: Opponents): Bot | undefined {
  const bot = botById(id);
  return bot !== undefined && fits(bot, game) ? bot : undefined;
}
