import type { ChatLine } from '@starboard/protocol';
import type { Entry } from '../../table/entry.ts';
import { plain } from '../rows/plain.ts';
import { searchable } from '../rows/search.ts';
import type { Snapshot, StoredSummary } from '../store.ts';

/** Something to be kept, already in the words of a database: the caller may change its objects meanwhile. */
export type Write =
  | {
      readonly type: 'create';
      readonly id: string;
      readonly secret: string;
      readonly entry: string;
      readonly summary: KeptSummary;
    }
  | {
      readonly type: 'append';
      readonly id: string;
      readonly expected: number;
      readonly entry: string;
      /** The entry as it was handed in, by which others may name it. */
      readonly source: Entry;
      /** The entry that must be kept for this one to be. */
      readonly upon: Entry | undefined;
      /** Null where the summary stays as it is. */
      readonly summary: KeptSummary | null;
      /** Null where everybody stays seated as they were. */
      readonly seated: Seated | null;
    }
  | { readonly type: 'summary'; readonly id: string; readonly expected: number; readonly summary: KeptSummary }
  | { readonly type: 'snapshot'; readonly id: string; readonly number: number; readonly state: string }
  /** The token tells this very line from another with the same words. */
  | { readonly type: 'line'; readonly id: string; readonly token: string; readonly line: string };

export type WriteOf<T extends Write['type']> = Extract<Write, { readonly type: T }>;

/** The number under which it is kept, or why it is not. */
export type Outcome = number | 'taken' | 'conflict' | 'absent';

/** Who is in a seat from now on. */
export interface Seated {
  readonly seat: number;
  readonly guest: string | null;
  readonly name: string;
}

/** A summary as a row: whole as JSON, and in columns what is asked by. */
export interface KeptSummary {
  readonly json: string;
  readonly game: string;
  readonly phase: string;
  readonly listed: boolean;
  readonly search: string;
  readonly lastAt: number;
  readonly dueAt: number | null;
}

export function createWrite(id: string, secret: string, first: Entry, summary: StoredSummary): Write {
  return { type: 'create', id: plain(id), secret, entry: JSON.stringify(first), summary: keptSummary(summary) };
}

export function appendWrite(
  id: string,
  expected: number,
  entry: Entry,
  summary: StoredSummary | null,
  upon: Entry | undefined,
): Write {
  return {
    type: 'append',
    id: plain(id),
    expected,
    entry: JSON.stringify(entry),
    source: entry,
    upon,
    summary: summary && keptSummary(summary),
    seated: seatedBy(entry),
  };
}

function seatedBy(entry: Entry): Seated | null {
  if (entry.type === 'sat') return { seat: entry.seat, guest: plain(entry.guest), name: plain(entry.name) };
  return entry.type === 'left-seat' ? { seat: entry.seat, guest: null, name: '' } : null;
}

export function summaryWrite(id: string, expected: number, summary: StoredSummary): Write {
  return { type: 'summary', id: plain(id), expected, summary: keptSummary(summary) };
}

export function snapshotWrite(id: string, { number, state }: Snapshot): Write {
  return { type: 'snapshot', id: plain(id), number, state: JSON.stringify(state) };
}

export function lineWrite(id: string, line: Omit<ChatLine, 'number'>): Write {
  return { type: 'line', id: plain(id), token: crypto.randomUUID(), line: JSON.stringify(line) };
}

function keptSummary(summary: StoredSummary): KeptSummary {
  const { game, phase, listed, seats, lastAt, dueAt } = summary;
  const search = [game, ...seats.map(({ name }) => name)].map(searchable).join('\n');
  return { json: JSON.stringify(summary), game: plain(game), phase, listed, search, lastAt, dueAt };
}
