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

export const SPECTATOR = 'spectator';

/** As whom an address wants to see it, if it may; else as the player at this screen, or the first player. */
export function firstViewer(
  record: Pick<MatchRecord, 'header' | 'result' | 'ended'>,
  occupants: readonly Occupant[] | null,
  as: string,
): Viewer {
  const viewers = viewersOf(record, occupants);
  const asked = as === SPECTATOR ? null : /^\d{1,2}$/.test(as) ? Number(as) - 1 : undefined;
  const wanted = [asked, seatsOf(occupants ?? [], 'person')[0], ...viewers];
  return wanted.find((viewer) => viewer !== undefined && viewers.includes(viewer)) ?? null;
}
