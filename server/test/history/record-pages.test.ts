import { expect, test } from 'vitest';
import type { Entry } from '../../table/entry.ts';
import { atOnce } from '../../table/history/piecemeal.ts';
import { recordPage } from '../../table/history/record.ts';
import { memoryStore } from '../store/memory-store.ts';
import { keepLongBattle } from './long-match.ts';

const KIB = 1024;
const LONG = 'x'.repeat(KIB);
const ENTRIES = 300;

test('a record comes by pages of 64 KiB, however long its lines are', async () => {
  const { table } = await keepLongBattle(memoryStore(), { length: 20 });
  const entries = Array.from({ length: ENTRIES }, (_, i): Entry => {
    return { type: 'moved', move: { seat: 0, question: i, choice: LONG }, at: i };
  });
  const read: string[] = [];
  for (let place: { after: number; hash: string } | null = { after: 1, hash: '' }; place !== null; ) {
    const stretch = { entries: entries.slice(place.after - 1), more: false, ended: undefined };
    const { text, next } = atOnce(recordPage(table, place, stretch));
    expect(Buffer.byteLength(text)).toBeLessThan(64 * KIB + 2 * LONG.length);
    expect(next?.after ?? place.after + 1).toBeGreaterThan(place.after);
    read.push(text);
    place = next;
  }
  expect(read.length).toBeGreaterThan(4);
  expect(read.join('').split('\n')).toHaveLength(ENTRIES + 2);
});
