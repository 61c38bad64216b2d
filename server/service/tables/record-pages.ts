import type { Ended } from '@starboard/kernel';
import type { Store } from '../../store/store.ts';
import { type RecordPage, type RecordPlace, recordPage } from '../../table/history/record.ts';
import type { Live } from './live.ts';

/** No page has more entries than this. */
const MOST_READ = 1024;

/** A page of the record of a match that is done. */
export async function recordOf(store: Store, { id, table }: Live, place: RecordPlace): Promise<RecordPage> {
  const { after } = place;
  const entries = (await store.read(id, after, after + MOST_READ))?.entries ?? [];
  const ended = await endedWithoutCall(store, id, table.number);
  return recordPage(table, place, { entries, more: entries.length === MOST_READ, ended });
}

/** How a match ended in the days when that was no call; nothing follows upon it but the rematch. */
async function endedWithoutCall(store: Store, id: string, number: number): Promise<Ended | undefined> {
  const last = (await store.read(id, Math.max(0, number - 2), number))?.entries ?? [];
  return last.flatMap((entry) => (entry.type === 'ended' ? [entry.ended] : []))[0];
}
