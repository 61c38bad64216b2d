import { forkedAt, type GameTypes, type Rules, recordOfMoment, writeRecord } from '@starboard/kernel';
import type { Occupant } from '../runner/occupant.ts';
import { namesOf } from '../runner/seat-names.ts';
import { keepMatch } from '../storage/matches/new-match.ts';
import { storedLines } from '../storage/matches/record-file.ts';
import type { ChosenChallenge } from './which.ts';

/** Makes a match of one's own from the moment of a challenge, and returns its id. As a fork, it counts for no results. */
export function playOnFrom(
  rules: Rules<GameTypes>,
  { pool, challenge }: Pick<ChosenChallenge, 'pool' | 'challenge'>,
  occupants: readonly Occupant[],
): Promise<string> {
  const record = recordOfMoment(rules, pool, challenge, namesOf(occupants));
  return keepMatch(storedLines(writeRecord(forkedAt(record, record.inputs.length))), occupants);
}
