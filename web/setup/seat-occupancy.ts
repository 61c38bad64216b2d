import type { Seating } from '@starboard/kernel';
import type { SeatPlan } from '@starboard/protocol';
import type { Occupant } from '../runner/occupant.ts';

/** A known player, or open for somebody over the network. */
export type SeatOccupancy = Occupant | { readonly kind: 'open' };

export const OPEN: SeatOccupancy = { kind: 'open' };

/** A single open seat makes it a match on the server. */
export function isOnline(places: readonly SeatOccupancy[]): boolean {
  return places.some(({ kind }) => kind === 'open');
}

/** Null if a seat waits for somebody else. */
export function occupantsOf(places: readonly SeatOccupancy[]): readonly Occupant[] | null {
  const occupants = places.filter((place): place is Occupant => place.kind !== 'open');
  return occupants.length === places.length ? occupants : null;
}

/** For the server, every person's seat is open at first; the people here sit down like anybody else. */
export function seatPlans(places: readonly SeatOccupancy[]): readonly SeatPlan[] {
  return places.map((place): SeatPlan => {
    if (place.kind === 'bot') return { kind: 'bot', bot: place.id };
    return place.kind === 'automaton' ? { kind: 'automaton', automaton: place.id } : { kind: 'open' };
  });
}

export function seatingAt(places: readonly SeatOccupancy[]): Seating {
  return places.map((place) => (place.kind === 'automaton' ? place.id : null));
}

/** Ignores people's names. */
export function kindOf(place: SeatOccupancy): string {
  return place.kind === 'person' || place.kind === 'open' ? place.kind : `${place.kind}:${place.id}`;
}
