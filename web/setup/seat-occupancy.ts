import type { Seating } from '@starboard/kernel';
import type { SeatPlan } from '@starboard/protocol';
import type { Occupant } from '../runner/occupant.ts';

/** A seat as the table is laid: somebody known already, or left open for whoever comes over the network. */
export type SeatOccupancy = Occupant | { readonly kind: 'open' };

export const OPEN: SeatOccupancy = { kind: 'open' };

/** One open seat makes it a match that the server keeps. */
export function isOnline(places: readonly SeatOccupancy[]): boolean {
  return places.some(({ kind }) => kind === 'open');
}

/** Those at a table that this browser can keep; null where a seat waits for somebody else. */
export function occupantsOf(places: readonly SeatOccupancy[]): readonly Occupant[] | null {
  const occupants = places.filter((place): place is Occupant => place.kind !== 'open');
  return occupants.length === places.length ? occupants : null;
}

/** To the server every person's seat is open at first; those here sit down like anybody else. */
export function seatPlans(places: readonly SeatOccupancy[]): readonly SeatPlan[] {
  return places.map((place): SeatPlan => {
    if (place.kind === 'bot') return { kind: 'bot', bot: place.id };
    return place.kind === 'automaton' ? { kind: 'automaton', automaton: place.id } : { kind: 'open' };
  });
}

export function seatingAt(places: readonly SeatOccupancy[]): Seating {
  return places.map((place) => (place.kind === 'automaton' ? place.id : null));
}

/** Who sits where, whatever the people are called. */
export function kindsOf(places: readonly SeatOccupancy[]): readonly string[] {
  return places.map(kindOf);
}

export function kindOf(place: SeatOccupancy): string {
  return place.kind === 'person' || place.kind === 'open' ? place.kind : `${place.kind}:${place.id}`;
}
