import type { Ended } from '@starboard/kernel';
import type { Store } from '../../../store/store.ts';
import { type RecordPage, type RecordPlace, recordPage } from '../../../table/history/record.ts';
import type { Table } from '../../../table/table.ts';
import type { Turn } from '../../turns/turn.ts';
import type { Live } from '../memory/live.ts';

/** Limits the entries of a page to about as many as fit into one. */
export const MOST_READ = 384;

export async function recordOf(store: Store, { id, table }: Live, place: RecordPlace, turn: Turn): Promise<RecordPage> {
  const { after } = place;
  const entries = (await store.read(id, after, after + MOST_READ))?.entries ?? [];
  const ended = await endedWithoutCall(store, id, table);
  return turn.do(recordPage(table, place, { entries, more: entries.length === MOST_READ, ended }));
}

/** How a match ended before endings were calls; only a rematch and forgotten players can follow it in the log. */
async function endedWithoutCall(store: Store, id: string, { number, opening }: Table): Promise<Ended | undefined> {
  const earliest = Math.max(0, number - 2 - 2 * opening.seats.length);
  for (let upTo = number; upTo > earliest; upTo -= 2) {
    const last = (await store.read(id, Math.max(0, upTo - 2), upTo))?.entries ?? [];
    const [ended] = last.flatMap((entry) => (entry.type === 'ended' ? [entry.ended] : []));
    if (ended !== undefined || !last.every(({ type }) => type === 'rewritten' || type === 'rematched')) return ended;
  }
  return undefined;
}
