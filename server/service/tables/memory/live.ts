import type { GameTypes } from '@starboard/kernel';
import type { Store } from '../../../store/store.ts';
import type { Entry } from '../../../table/entry.ts';
import { Marks } from '../../../table/history/marks.ts';
import { MOST_ENTRIES } from '../../../table/history/portion.ts';
import type { Log } from '../../../table/history/retell.ts';
import type { Table } from '../../../table/table.ts';

/** A match in a node's memory: the latest part of its log and what follows from it. The store has the truth. */
export interface Live extends Log {
  /** Earlier entries are only in the store. */
  from: number;
  readonly entries: Entry[];
  table: Table;
  readonly marks: Marks;
  /** The events of the latest entries and some before them. */
  readonly recent: EntryEvents[];
  /** Why it can only be looked at and no longer played; usually null. */
  readonly frozen: string | null;
}

/** The events of one entry, whoever may see them. */
export interface EntryEvents {
  readonly number: number;
  readonly events: readonly GameTypes['event'][];
}

const NO_EVENTS: readonly GameTypes['event'][] = [];

/** When memory holds this many entries, it drops this many of them. */
const MOST_HELD = 2048;
const LET_GO = 1024;

export function liveAt(base: Pick<Log, 'id' | 'secret' | 'rules'>, table: Table, frozen: string | null = null): Live {
  const marks = new Marks();
  marks.keep(table);
  return { ...base, from: table.number, entries: [], table, marks, recent: [], frozen };
}

export function arrive(live: Live, table: Table, events: readonly GameTypes['event'][]): void {
  live.table = table;
  live.marks.keep(table);
  live.recent.push({ number: table.number, events: events.length === 0 ? NO_EVENTS : events });
  // Not one by one, because each removal would move all the others.
  if (live.recent.length >= 2 * MOST_ENTRIES) live.recent.splice(0, MOST_ENTRIES);
  if (live.entries.length < MOST_HELD) return;
  live.entries.splice(0, LET_GO);
  live.from += LET_GO;
}

/** The part of a log between two numbers: from memory if possible, else from the store. */
export async function stretch(store: Store, live: Live, after: number, upTo: number): Promise<Log> {
  if (after >= live.from) return live;
  const { id, secret, rules } = live;
  const stored = await store.read(id, after, upTo);
  return { id, secret, rules, from: after, entries: stored?.entries ?? [] };
}
