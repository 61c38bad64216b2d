import { createHash } from 'node:crypto';
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
      readonly people: readonly GuestOfMatch[];
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
  /** The token stands for the name of a line, which is kept once. */
  | { readonly type: 'line'; readonly id: string; readonly token: string; readonly line: string };

export type WriteOf<T extends Write['type']> = Extract<Write, { readonly type: T }>;

/** The number under which it is kept, or why it is not. */
export type WriteOutcome = number | 'taken' | 'conflict' | 'absent';

/** Who is in a seat from now on. */
export interface Seated {
  readonly seat: number;
  readonly guest: string | null;
  readonly name: string;
}

/** A guest whom the log of a match names: who hosts it or sat down, or only one for whom a seat was held. */
export interface GuestOfMatch {
  readonly guest: string;
  readonly held: boolean;
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
  const people = peopleIn(first);
  return { type: 'create', id: plain(id), secret, entry: JSON.stringify(first), summary: keptSummary(summary), people };
}

function peopleIn(first: Entry): readonly GuestOfMatch[] {
  if (first.type !== 'opened') return [];
  const held = (first.heldFor ?? []).flatMap((each) => each?.guest ?? []).filter((guest) => guest !== first.host);
  const names = [...new Set(held)].map((guest) => ({ guest: plain(guest), held: true }));
  return [{ guest: plain(first.host), held: false }, ...names];
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

export function lineWrite(id: string, line: Omit<ChatLine, 'number'>, once: string): Write {
  return { type: 'line', id: plain(id), token: tokenOf(once), line: JSON.stringify(line) };
}

/** The name of a line as a UUID, which tells nothing of it. */
export function tokenOf(once: string): string {
  const digits = createHash('sha256').update(once).digest('hex');
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    digits.slice(12, 16),
    digits.slice(16, 20),
    digits.slice(20, 32),
  ].join('-');
}

export function keptSummary(summary: StoredSummary): KeptSummary {
  const { game, phase, listed, seats, lastAt, dueAt } = summary;
  const search = [game, ...seats.map(({ name }) => name)].map(searchable).join('\n');
  return { json: JSON.stringify(summary), game: plain(game), phase, listed, search, lastAt, dueAt };
}
