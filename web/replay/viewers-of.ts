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

/** As whom an address wants to see it; undefined if it names nobody as whom it can be seen. */
export function askedViewer(viewers: readonly Viewer[], as: string): Viewer | undefined {
  const asked = as === SPECTATOR ? null : /^\d{1,2}$/.test(as) ? Number(as) - 1 : undefined;
  return asked !== undefined && viewers.includes(asked) ? asked : undefined;
}

/** As whom a record is seen at first: as the address wants, as the player at this screen, or as the first player. */
export function firstViewer(
  record: Pick<MatchRecord, 'header' | 'result' | 'ended'>,
  occupants: readonly Occupant[] | null,
  as: string,
): Viewer {
  const viewers = viewersOf(record, occupants);
  const asked = askedViewer(viewers, as);
  if (asked !== undefined) return asked;
  return seatsOf(occupants ?? [], 'person').find((seat) => viewers.includes(seat)) ?? viewers[0] ?? null;
}
