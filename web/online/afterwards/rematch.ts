import { namesOf, type TableView } from '@starboard/protocol';
import { go } from '../../shell/router.ts';
import { sitOnArrival } from '../joining/sitting-down.ts';
import { api } from '../server/api.ts';

/** Goes to the rematch, to the same seats; returns the reason if that fails, else null. */
export async function goToRematch(table: TableView): Promise<string | null> {
  const answered = await api.rematch(table.id);
  if (!answered.ok) return answered.refusal.fact;
  const { match } = answered.value;
  const names = namesOf(table);
  sitOnArrival(
    match,
    table.seats.flatMap(({ mine }, seat) => (mine ? [{ seat, name: names[seat] ?? '' }] : [])),
  );
  go({ page: 'online', match });
  return null;
}
