import type { ChatLine } from '@starboard/protocol';
import type { Entry, Opening } from '../../table/entry.ts';
import type { Table } from '../../table/table.ts';
import type { Nobody } from '../housekeeping.ts';
import type { StoredSummary } from '../store.ts';
import { type KeptSummary, keptSummary } from '../writing/write.ts';

type Sitter = Table['sitters'][number];

/** A seat under whose name a guest wrote, and when. */
interface Spoke {
  readonly seat: number;
  readonly name: string;
  readonly from: number;
  readonly until: number;
}

const DELETED = '(deleted)';
/** An unreadable entry of a damaged match might name the guest, so all of it goes. */
const TORN = '';

function readable<T>(text: string): T | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Removes a guest from an entry: names by their member, the id wherever it occurs. */
export function entryWithout(text: string, guest: string, nobody: Nobody): string {
  const entry = readable<Entry>(text);
  return entry === undefined ? TORN : withoutId(JSON.stringify(renamed(entry, guest, nobody)), guest, nobody);
}

function renamed(entry: Entry, guest: string, { name }: Nobody): Entry {
  if (entry.type === 'sat') return entry.guest === guest ? { ...entry, name } : entry;
  if (entry.type !== 'opened' || entry.heldFor === undefined) return entry;
  return { ...entry, heldFor: entry.heldFor.map((held) => (held?.guest === guest ? { ...held, name } : held)) };
}

export function spokenIn(texts: readonly string[], guest: string): readonly Spoke[] {
  return texts.flatMap((text) => {
    const entry = readable<Entry>(text);
    if (entry?.type === 'sat' && entry.guest === guest) {
      return [{ seat: entry.seat, name: entry.name, from: entry.at, until: Number.POSITIVE_INFINITY }];
    }
    if (entry?.type !== 'opened') return [];
    // The chat of the previous match was copied to this one.
    return (entry.heldFor ?? []).flatMap((held, seat) =>
      held?.guest === guest ? [{ seat, name: held.name, from: 0, until: entry.at }] : [],
    );
  });
}

/** A line without the guest's words and name; null for another person's line. */
export function lineWithout(text: string, spoken: readonly Spoke[], { name }: Nobody): string | null {
  const line = readable<Omit<ChatLine, 'number'>>(text);
  if (line === undefined) return null;
  const isTheirs = spoken.some(
    (at) => line.seat === at.seat && line.name === at.name && line.at >= at.from && line.at <= at.until,
  );
  return isTheirs ? JSON.stringify({ ...line, name, text: DELETED }) : null;
}

export function stateWithout(text: string, guest: string, nobody: Nobody): string {
  const { name } = nobody;
  const called = <T extends { readonly guest: string } | null>(who: T): T =>
    who?.guest === guest ? { ...who, name } : who;
  const state = readable<{ readonly sitters?: readonly Sitter[]; readonly opening?: Opening }>(text);
  if (state === undefined) return TORN;
  const { sitters, opening } = state;
  const heldFor = opening?.heldFor === undefined ? {} : { heldFor: opening.heldFor.map(called) };
  const changed = { ...state, sitters: sitters?.map(called), opening: opening && { ...opening, ...heldFor } };
  return withoutId(JSON.stringify(changed), guest, nobody);
}

/** A summary without the names in some seats; null if it can't be read. */
export function summaryWithout(text: string, seats: readonly number[], { name }: Nobody): KeptSummary | null {
  const summary = readable<StoredSummary>(text);
  if (summary === undefined) return null;
  return keptSummary({
    ...summary,
    seats: summary.seats.map((seat, i) => (seats.includes(i) ? { ...seat, name } : seat)),
  });
}

/** Ids are random: wherever these letters occur in a text, they mean that guest. */
function withoutId(text: string, guest: string, nobody: Nobody): string {
  return text.replaceAll(guest, nobody.guest);
}
