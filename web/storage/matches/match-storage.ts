import type { Names, Note, Result } from '@starboard/kernel';
import type { Occupant } from '../../runner/occupant.ts';

/** A match as the lists show it. Its record lies beside it, line by line. */
export interface StoredMatch {
  readonly id: string;
  readonly game: string;
  readonly players: Names;
  readonly occupants: readonly Occupant[];
  /** The hash of its record's first line, the same for every copy of the match. */
  readonly head: string;
  /** How many lines its record has. */
  readonly lines: number;
  readonly over: boolean;
  /** Null while it goes on, and where it ended without one. */
  readonly result: Result | null;
  /** When it was last played, in milliseconds since 1970. */
  readonly at: number;
  /** What was written beside its record; left out where nothing was. */
  readonly notes?: readonly Note[];
}

/** What a move adds to a match. */
export interface Addition {
  /** How many lines the match has before it. */
  readonly from: number;
  /** Lines as the record has them; storage does not look inside. */
  readonly lines: readonly string[];
  readonly over: boolean;
  readonly result: Result | null;
}

/** Whether lines are now stored, or the match is no longer what they go on from. */
export type Appended = 'stored' | 'played-elsewhere' | 'deleted';

/** A place for matches. What cannot be stored or read throws. */
export interface MatchStorage {
  /** The latest first. */
  list(): Promise<readonly StoredMatch[]>;
  find(id: string): Promise<StoredMatch | undefined>;
  /** All matches whose record begins with that line. */
  copies(head: string): Promise<readonly StoredMatch[]>;
  /** The lines of a match's record: all, or the first few. */
  lines(id: string, first?: number): Promise<readonly string[]>;
  /** Stores a match under an id that is not taken yet. */
  add(match: StoredMatch, lines: readonly string[]): Promise<void>;
  /** Adds lines to a match that still ends where they begin, whatever its length at the same cost. */
  append(id: string, addition: Addition): Promise<Appended>;
  /** Puts these beside a match's record in place of what was there; nothing happens to a match that is not here. */
  keepNotes(id: string, notes: readonly Note[]): Promise<void>;
  remove(id: string): Promise<void>;
}

export function latestFirst(matches: readonly StoredMatch[]): readonly StoredMatch[] {
  return [...matches].sort((a, b) => b.at - a.at);
}

/** What IndexedDB calls an id that is taken. */
const TAKEN = 'ConstraintError';

export function isTaken(error: unknown): boolean {
  return error instanceof DOMException && error.name === TAKEN;
}

export function taken(id: string): DOMException {
  return new DOMException(`there is a match ${id} already`, TAKEN);
}
