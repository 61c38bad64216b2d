import type { GameTypes } from '@starboard/kernel';
import type { Store } from '../../../store/store.ts';
import type { Entry } from '../../../table/entry.ts';
import { keepMarks, type Marks } from '../../../table/history/marks.ts';
import { MOST_ENTRIES } from '../../../table/history/portion.ts';
import type { Log } from '../../../table/history/retell.ts';
import type { Table } from '../../../table/table.ts';

/** A match in a node's memory: the latest of its log and what follows from it. The store has the truth. */
export interface Live extends Log {
  /** Those before are in the store. */
  from: number;
  readonly entries: Entry[];
  table: Table;
  readonly marks: Marks;
  /** What happened with the latest entries, and some before them. */
  readonly recent: EntryEvents[];
  /** Why it can no longer be played, though it can be looked at; null as a rule. */
  readonly frozen: string | null;
}

/** What happened with one entry, whoever may know of it. */
export interface EntryEvents {
  readonly number: number;
  readonly events: readonly GameTypes['event'][];
}

/** The entries in memory grow to so many, then so many of them are let go. */
const MOST_HELD = 2048;
const LET_GO = 1024;

/** A match that stands at a table, with its log after that yet to come. */
export function liveAt(base: Pick<Log, 'id' | 'secret' | 'rules'>, table: Table, frozen: string | null = null): Live {
  const marks = keepMarks();
  marks.keep(table);
  return { ...base, from: table.number, entries: [], table, marks, recent: [], frozen };
}

/** Takes over the table after one more entry, and what happened with it. */
export function arrive(live: Live, table: Table, events: readonly GameTypes['event'][]): void {
  live.table = table;
  live.marks.keep(table);
  live.recent.push({ number: table.number, events });
  // Not one by one, which would move all the others every time.
  if (live.recent.length >= 2 * MOST_ENTRIES) live.recent.splice(0, MOST_ENTRIES);
  if (live.entries.length < MOST_HELD) return;
  live.entries.splice(0, LET_GO);
  live.from += LET_GO;
}

/** The part of a match's log between two numbers: from memory as far as it is there, else from the store. */
export async function stretch(store: Store, live: Live, after: number, upTo: number): Promise<Log> {
  if (after >= live.from) return live;
  const { id, secret, rules } = live;
  const stored = await store.read(id, after, upTo);
  return { id, secret, rules, from: after, entries: stored?.entries ?? [] };
}
