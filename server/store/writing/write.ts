import { createHash } from 'node:crypto';
import type { ChatLine } from '@starboard/protocol';
import type { Entry } from '../../table/entry.ts';
import { plain } from '../rows/plain.ts';
import { searchable } from '../rows/search.ts';
import type { Snapshot, StoredSummary } from '../store.ts';

/** A write that is already serialized, because the caller may change its objects meanwhile. */
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
      /** The entry object, by which other writes refer to it. */
      readonly source: Entry;
      /** The entry that this one depends on. */
      readonly upon: Entry | undefined;
      /** Null if the summary stays as it is. */
      readonly summary: KeptSummary | null;
      /** Null if everybody keeps their seat. */
      readonly seated: Seated | null;
    }
  | { readonly type: 'summary'; readonly id: string; readonly expected: number; readonly summary: KeptSummary }
  | { readonly type: 'snapshot'; readonly id: string; readonly number: number; readonly state: string }
  /** The token stands for the name of a line, which is stored once. */
  | { readonly type: 'line'; readonly id: string; readonly token: string; readonly line: string };

export type WriteOf<T extends Write['type']> = Extract<Write, { readonly type: T }>;

/** The number under which it is stored, or why it is not. */
export type WriteOutcome = number | 'taken' | 'conflict' | 'absent';

export interface Seated {
  readonly seat: number;
  readonly guest: string | null;
  readonly name: string;
}

/** A guest in the log of a match: its host, a player, or only one for whom a seat was held. */
export interface GuestOfMatch {
  readonly guest: string;
  readonly held: boolean;
}

/** A summary as a row: complete as JSON, and with columns for queries. */
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

/** The name of a line as a UUID that reveals nothing. */
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
