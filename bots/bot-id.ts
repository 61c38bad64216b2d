import { type Character, LEVELS, type Level } from '@starboard/kernel';
import type { Bot } from './bot.ts';

/** What the id of a bot with a level says, such as `ace` or `ace:hunter`. */
export interface LevelledId {
  readonly level: Level;
  /** Null for the usual character of the game. */
  readonly character: string | null;
}

const LEVELLED = /^([a-z]+)(?::([a-z-]{1,24}))?$/;

/** Null for every other id. */
export function readBotId(id: string): LevelledId | null {
  const [, name, character = null] = LEVELLED.exec(id) ?? [];
  const level = LEVELS.find((each) => each === name);
  return level === undefined ? null : { level, character };
}

export function botIdOf({ level, character }: LevelledId): string {
  return character === null ? level : `${level}:${character}`;
}

interface Cast {
  readonly characters?: readonly Character[];
}

/** The character as which a bot plays a game; undefined for a bot without a level, or a character that the game doesn't have. */
export function characterOf(id: string, { characters = [] }: Cast): Character | undefined {
  const read = readBotId(id);
  if (read === null) return undefined;
  return read.character === null ? characters[0] : characters.find((each) => each.id === read.character);
}

/** What a bot is called at a table of the game: a character by its call sign. */
export function nameOfBot({ id, name }: Pick<Bot, 'id' | 'name'>, game: Cast): string {
  return characterOf(id, game)?.callSign ?? name;
}
