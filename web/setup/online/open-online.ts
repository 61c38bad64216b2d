import { sitOnArrival } from '../../online/joining/sitting-down.ts';
import { api } from '../../online/server/api.ts';
import { go } from '../../shell/router.ts';
import { type SeatOccupancy, seatPlans } from '../seat-occupancy.ts';
import { type OnlineChoices, requested } from './online-choices.ts';

interface Laid {
  readonly game: string;
  readonly setup: object;
  readonly places: readonly SeatOccupancy[];
  readonly choices: OnlineChoices;
}

/** Opens a match on the server and goes there with the people here; returns the reason if that fails, else null. */
export async function openOnline({ game, setup, places, choices }: Laid): Promise<string | null> {
  const plain = JSON.parse(JSON.stringify(setup));
  const people = places.flatMap((place, seat) => (place.kind === 'person' ? [{ seat, name: place.name }] : []));
  const severalSeats = people.length > 1;
  const answered = await api.open({
    game,
    setup: plain,
    seats: seatPlans(places),
    severalSeats,
    ...requested(choices),
  });
  if (!answered.ok) return answered.refusal.fact;
  const { match } = answered.value;
  sitOnArrival(match, people);
  go({ page: 'online', match });
  return null;
}
