import type { Header } from '@starboard/kernel';
import { isOccupant, type Occupant } from '../runner/occupant.ts';
import { forget, keysUnder, readKept, tryKeep } from './values.ts';

/** A match as this browser keeps it. */
export interface SavedMatch {
  readonly id: string;
  readonly header: Header;
  readonly occupants: readonly Occupant[];
  /** Null until the match has begun. */
  readonly record: string | null;
  readonly over: boolean;
  /** When it was last kept, in milliseconds. */
  readonly at: number;
}

const UNDER = 'match.';
const FINISHED_KEPT = 10;

/** Whether a match could be kept: not where the store is full or off, nor where another tab has played it on meanwhile. */
export type Keeping = 'kept' | 'no-room' | 'elsewhere';

/** Keeps a match as it stands now, if the store still holds the record it goes on from. */
export function keepMatch(match: Omit<SavedMatch, 'at'>, goesOnFrom: string | null): Keeping {
  const held = savedMatch(match.id);
  if (held !== undefined && held.record !== goesOnFrom) return 'elsewhere';
  if (match.over) dropOldest();
  return tryKeep(UNDER + match.id, { ...match, at: Date.now() }) ? 'kept' : 'no-room';
}

export function savedMatch(id: string): SavedMatch | undefined {
  const kept = readKept(UNDER + id);
  return isSaved(kept) ? kept : undefined;
}

/** Matches still going on, the latest first. */
export function unfinishedMatches(): readonly SavedMatch[] {
  return allMatches().filter((match) => !match.over);
}

export function forgetMatch(id: string): void {
  forget(UNDER + id);
}

function allMatches(): readonly SavedMatch[] {
  return keysUnder(UNDER)
    .map((key) => readKept(key))
    .filter(isSaved)
    .sort((a, b) => b.at - a.at);
}

function dropOldest(): void {
  const finished = allMatches().filter((match) => match.over);
  for (const { id } of finished.slice(FINISHED_KEPT)) forgetMatch(id);
}

function isSaved(value: unknown): value is SavedMatch {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'id' in value &&
    'header' in value &&
    'record' in value &&
    'over' in value &&
    'at' in value &&
    'occupants' in value &&
    Array.isArray(value.occupants) &&
    value.occupants.every(isOccupant)
  );
}
