import type { AnsweredFor, Names, Note, Result } from '@starboard/kernel';
import type { Occupant } from '../../runner/occupant.ts';
import { hashOn } from './record-file.ts';
import type { TimeCount, TimeSpan } from './time-count.ts';

/** A line of a record that was no decision of its own. */
export interface Undecided {
  /** Counted from 0, the header. */
  readonly line: number;
  /** What the runner answered for the player; null if it carries on an order that the player gave before. */
  readonly answered: AnsweredFor | null;
}

/** A match for the lists. Its record is stored separately, line by line. */
export interface StoredMatch {
  readonly id: string;
  readonly game: string;
  readonly players: Names;
  readonly occupants: readonly Occupant[];
  /** The hash of its record's first line, the same for every copy of the match. */
  readonly head: string;
  readonly lines: number;
  readonly over: boolean;
  /** Null while it goes on, and if it ended without one. */
  readonly result: Result | null;
  /** When it was last played, in milliseconds since 1970. */
  readonly at: number;
  /** Notes to its record, if any. */
  readonly notes?: readonly Note[];
  /** Lines of the record in which its player decided nothing; no part of the record. Absent in older matches. */
  readonly undecided?: readonly Undecided[];
  /** How much of its time limit is used, if it has one. */
  readonly time?: TimeCount;
}

export interface Addition {
  /** The number of lines before it. */
  readonly from: number;
  /** The last of them: another tab may have undone moves and made as many others. Absent if nobody else can have. */
  readonly after?: string | undefined;
  /** Lines of the record; storage doesn't look inside. */
  readonly lines: readonly string[];
  /** Those of its lines in which the player decided nothing. */
  readonly undecided?: readonly Undecided[];
  readonly over: boolean;
  readonly result: Result | null;
}

/** What an addition changes in the list of matches. */
export function continued(
  known: StoredMatch,
  { from, lines, undecided = [], over, result }: Addition,
): Partial<StoredMatch> {
  const all = [...(known.undecided ?? []), ...undecided];
  return {
    lines: from + lines.length,
    over,
    result,
    at: Date.now(),
    ...(all.length > 0 && { undecided: all }),
  };
}

/** What another record in the place of the whole one changes. */
export const replaced = ({ lines, undecided = [], over, result }: Addition) => ({
  head: hashOn(lines[0]),
  lines: lines.length,
  undecided,
  over,
  result,
  at: Date.now(),
});

/** Whether the lines are stored, or the match no longer ends where they begin. */
export type Appended = 'stored' | 'played-elsewhere' | 'deleted';

/** Throws if something can't be stored or read. */
export interface MatchStorage {
  /** Latest first. */
  list(): Promise<readonly StoredMatch[]>;
  find(id: string): Promise<StoredMatch | undefined>;
  /** All matches whose record begins with that line. */
  copies(head: string): Promise<readonly StoredMatch[]>;
  /** All lines of a match's record, or the first few. */
  lines(id: string, first?: number): Promise<readonly string[]>;
  /** The id must be free. */
  add(match: StoredMatch, lines: readonly string[]): Promise<void>;
  /** Adds lines if the match still ends where they begin; the cost doesn't depend on its length. */
  append(id: string, addition: Addition): Promise<Appended>;
  /** Puts another record in the place of the whole one, if the match still ends where the addition begins. */
  replace(id: string, addition: Addition): Promise<Appended>;
  /** Replaces the notes to a record; does nothing for a match that is not here. */
  keepNotes(id: string, notes: readonly Note[]): Promise<void>;
  /** Counts a span of a match’s time limit, each moment once; returns the milliseconds counted so far. */
  countTime(id: string, span: TimeSpan): Promise<number>;
  remove(id: string): Promise<void>;
}

export function latestFirst(matches: readonly StoredMatch[]): readonly StoredMatch[] {
  return [...matches].sort((a, b) => b.at - a.at);
}

/** IndexedDB's name for a duplicate id. */
const TAKEN = 'ConstraintError';

export function isTaken(error: unknown): boolean {
  return error instanceof DOMException && error.name === TAKEN;
}

export function taken(id: string): DOMException {
  return new DOMException(`there is a match ${id} already`, TAKEN);
}
