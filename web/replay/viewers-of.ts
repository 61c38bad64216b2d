import type { MatchRecord, Viewer } from '@starboard/kernel';
import { type Occupant, seatsOf } from '../runner/occupant.ts';

/**
 * As whom a record can be seen: as anybody once the match is over. Until then a player at this screen sees no more than
 * in the match, and several players who share the screen see what a spectator sees.
 */
export function viewersOf(
  { header, result, ended }: Pick<MatchRecord, 'header' | 'result' | 'ended'>,
  occupants: readonly Occupant[] | null,
): readonly Viewer[] {
  const people = seatsOf(occupants ?? [], 'person');
  if (result === null && ended === undefined && people.length > 0)
    return people.length === 1 ? [...people, null] : [null];
  return [...header.players.keys(), null];
}
