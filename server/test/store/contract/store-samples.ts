import { type ChatLine, UNTIMED } from '@starboard/protocol';
import type { Devices } from '../../../store/devices.ts';
import type { PushAddresses } from '../../../store/push.ts';
import type { Store, StoredSummary } from '../../../store/store.ts';
import type { Entry } from '../../../table/entry.ts';

/** Every handle it opens has the same contents. */
export interface ReopenableStore {
  open(): Promise<Store & Devices & PushAddresses>;
}

export const SECRET = 'a secret of thirty-two characters';

export function summary(changes: Partial<StoredSummary> = {}): StoredSummary {
  return {
    game: 'duel-in-space',
    phase: 'playing',
    listed: true,
    seats: [
      { name: 'Ann', kind: 'open' },
      { name: 'Ben', kind: 'open' },
    ],
    openSeats: 0,
    heldUntil: null,
    timeControl: UNTIMED,
    terms: [],
    lastAt: 1_000,
    dueAt: null,
    ...changes,
  };
}

/** An entry recognisable by its words. */
export function entry(words: string, at = 1_000): Entry {
  return { type: 'sat', seat: 0, guest: 'guest', name: words, nonce: '00', at };
}

/** The same, for an entry that changes only the log. */
export function plainEntry(words: string, at = 1_000): Entry {
  return { type: 'rematched', match: words, at };
}

export function opening(setup: object): Entry {
  return {
    type: 'opened',
    game: 'duel-in-space',
    rules: 1,
    setup,
    seats: [{ kind: 'open' }, { kind: 'open' }],
    listed: true,
    timeControl: UNTIMED,
    spectatorDelay: 0,
    host: 'guest',
    commitment: '00',
    at: 1_000,
  };
}

export function line(text: string): Omit<ChatLine, 'number'> {
  return { at: 1_000, name: 'Ann', seat: 0, text };
}

export function open(store: Store, id: string, changes: Partial<StoredSummary> = {}): ReturnType<Store['create']> {
  return store.create(id, SECRET, entry('first'), summary(changes));
}

export async function words(store: Store, id: string, after = 0, upTo?: number): Promise<readonly string[]> {
  const match = await store.read(id, after, upTo);
  return match?.entries.map(wordsIn) ?? [];
}

function wordsIn(entry: Entry): string {
  if (entry.type === 'sat') return entry.name;
  return entry.type === 'rematched' ? entry.match : entry.type;
}
