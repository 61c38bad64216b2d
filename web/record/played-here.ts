import { countsForResults } from '@starboard/kernel';
import { openMatches } from '../storage/matches/open-matches.ts';
import { headerOn } from '../storage/matches/record-file.ts';
import { type PlayedMatch, playedMatch } from './played.ts';

/**
 * What this browser's player has played, the latest match first. A match that goes on from another, or in which
 * something was undone, doesn't count.
 */
export async function playedHere(): Promise<readonly PlayedMatch[]> {
  const matches = await openMatches();
  const found: PlayedMatch[] = [];
  for (const match of await matches.list()) {
    const played = match.over ? playedMatch(match) : null;
    if (played === null) continue;
    const header = headerOn((await matches.lines(match.id, 1))[0]);
    if (header !== undefined && countsForResults(header)) found.push(played);
  }
  return found.toSorted((a, b) => b.at - a.at);
}
