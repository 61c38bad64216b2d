import { expect, test } from 'vitest';
import type { Entry } from '../../table/entry.ts';
import { atOnce } from '../../table/history/piecemeal.ts';
import { type RecordPlace, recordPage } from '../../table/history/record.ts';
import type { Table } from '../../table/table.ts';
import { memoryStore } from '../store/memory-store.ts';
import { keepLongBattle } from './long-match.ts';

const KIB = 1024;
const LONG = 'x'.repeat(KIB);
const ENTRIES = 300;

/** The pages from a place on. */
function pagesFrom(table: Table, entries: readonly Entry[], place: RecordPlace): readonly string[] {
  const stretch = { entries: entries.slice(place.after - 1), more: false, ended: undefined };
  const { text, next } = atOnce(recordPage(table, place, stretch));
  return next === null ? [text] : [text, ...pagesFrom(table, entries, next)];
}

test('a record comes by pages of 64 KiB, however long its lines are', async () => {
  const { table } = await keepLongBattle(memoryStore(), { length: 20 });
  const entries = Array.from({ length: ENTRIES }, (_, i): Entry => {
    return { type: 'moved', move: { seat: 0, question: i, choice: LONG }, at: i };
  });
  const pages = pagesFrom(table, entries, { after: 1, hash: '' });
  expect(pages.length).toBeGreaterThan(4);
  for (const page of pages) expect(Buffer.byteLength(page)).toBeLessThan(64 * KIB + 2 * LONG.length);
  expect(pages.join('').split('\n')).toHaveLength(ENTRIES + 2);
});
