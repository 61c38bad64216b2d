import { countsForResults, type Level } from '@starboard/kernel';
import { openMatches } from '../../storage/matches/open-matches.ts';
import { headerOn } from '../../storage/matches/record-file.ts';
import { evenMatch, type LevelResult, levelResult } from './even-match.ts';

export interface YourLevel {
  readonly level: Level;
  /** The number of matches that it follows from. */
  readonly matches: number;
  /** Whether any match of the game was finished here. */
  readonly played: boolean;
}

/** Older matches say little about how somebody plays today. */
const LATEST = 12;

/** What your last matches of a game in this browser say about the level for you. */
export async function yourLevel(game: string): Promise<YourLevel> {
  const matches = await openMatches();
  const results: LevelResult[] = [];
  const finished = (await matches.list()).filter((match) => match.game === game && match.over);
  for (const match of finished) {
    if (results.length === LATEST) break;
    const result = levelResult(match.occupants, match.result);
    if (result === null) continue;
    const header = headerOn((await matches.lines(match.id, 1))[0]);
    if (header !== undefined && countsForResults(header)) results.push(result);
  }
  return { level: evenMatch(results), matches: results.length, played: finished.length > 0 };
}
