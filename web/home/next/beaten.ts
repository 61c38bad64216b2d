import { LEVELS, type Level } from '@starboard/kernel';
import type { PlayedMatch } from '../../record/played.ts';

/** What of a match says whom somebody has beaten. */
export type MatchAgainst = Pick<PlayedMatch, 'game' | 'outcome' | 'levels' | 'rivals'>;

/** The bots of a game that somebody has beaten: those in matches that they won alone. */
export interface Beaten {
  /** The highest level; null without any. */
  readonly level: Level | null;
  /** The highest level at which each character was beaten. */
  readonly characters: ReadonlyMap<string, Level>;
}

export function beatenIn(game: string, played: readonly MatchAgainst[]): Beaten {
  const won = played.filter((match) => match.game === game && match.outcome === 'won');
  const characters = new Map<string, Level>();
  for (const { character, level } of won.flatMap(({ rivals }) => rivals)) {
    characters.set(character, higher(characters.get(character) ?? null, level));
  }
  return { level: won.flatMap(({ levels }) => lowestOf(levels)).reduce(higher, null), characters };
}

/** Whoever beats bots of several levels at once has shown that they can beat the easiest. */
const lowestOf = (levels: readonly Level[]): readonly Level[] =>
  LEVELS.filter((level) => levels.includes(level)).slice(0, 1);

function higher(a: Level | null, b: Level): Level {
  return a !== null && LEVELS.indexOf(a) > LEVELS.indexOf(b) ? a : b;
}

/** The level above; null above the highest. */
export function levelAbove(level: Level): Level | null {
  return LEVELS[LEVELS.indexOf(level) + 1] ?? null;
}
