import 'fake-indexeddb/auto';
import { type Header, headerFact, type MatchRecord, readRecord, recordLine } from '@starboard/kernel';
import { vi } from 'vitest';
import type { Occupant } from '../../runner/occupant.ts';
import { describeMatch } from '../../storage/matches/describe-match.ts';
import type { Addition, StoredMatch } from '../../storage/matches/match-storage.ts';

const OCCUPANTS: readonly Occupant[] = [
  { kind: 'person', name: 'Ada' },
  { kind: 'bot', id: 'plain', name: 'Plain bot' },
];

export function firstLine(header: Partial<Header> = {}): string {
  const whole: Header = {
    game: 'duel-in-space',
    rules: 1,
    setup: {},
    seating: [null, null],
    players: ['Ada', 'Plain bot'],
    key: 'ab'.repeat(32),
    ...header,
  };
  return recordLine(headerFact(whole), '').line;
}

export function sample(id: string, lines: readonly string[] = [firstLine()], at = 1000): StoredMatch {
  const match = describeMatch({ id, occupants: OCCUPANTS, at }, lines);
  if (match === undefined) throw new Error('the header cannot be read');
  return match;
}

export function addition(from: number, ...lines: readonly string[]): Addition {
  return { from, lines, over: false, result: null };
}

/** A record whose third move no rules allow. */
export function unplayable(file: string): MatchRecord {
  const read = readRecord(file);
  if (!read.ok) throw new Error(read.fact);
  const inputs = read.record.inputs.map((input, i) => (i === 2 ? { ...input, choice: 'nonsense' } : input));
  return { ...read.record, inputs };
}

export function emptyDatabase(): void {
  globalThis.indexedDB = new IDBFactory();
}

export function fakeLocalStorage(values: { readonly [key: string]: string } = {}): void {
  vi.stubGlobal('localStorage', Object.assign(new FakeLocalStorage(), values));
}

/** Its own members are the stored values, as in a browser. */
class FakeLocalStorage {
  [key: string]: unknown;

  getItem(key: string): unknown {
    return Object.hasOwn(this, key) ? this[key] : null;
  }

  setItem(key: string, value: string): void {
    this[key] = value;
  }

  removeItem(key: string): void {
    delete this[key];
  }
}
