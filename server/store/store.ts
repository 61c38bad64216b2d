import type { ChatLine, MatchSummary, TablePhase } from '@starboard/protocol';
import type { Entry } from '../table/entry.ts';

/** What the store knows of a match beside its log, so that the lobby and the clock need not read logs. */
export interface StoredSummary extends Omit<MatchSummary, 'id' | 'number'> {
  /** Whether the lobby shows it. */
  readonly listed: boolean;
  /** The number that the lobby shows, where it may not show the present one. */
  readonly shownNumber?: number;
  /** When somebody runs out of time, a bot owes an answer or the lobby may show more; null while nothing is due. */
  readonly dueAt: number | null;
}

interface StoredMatch {
  readonly id: string;
  /** From which, with the seats' nonces, the dice are made. Never leaves the server before the match is over. */
  readonly secret: string;
  /** The entries asked for, in order, without a gap. */
  readonly entries: readonly Entry[];
}

export interface Snapshot {
  readonly number: number;
  readonly state: unknown;
}

/** A match in which something is due, and since when. */
export interface Due {
  readonly id: string;
  readonly dueAt: number;
}

export interface LobbyQuery {
  readonly game?: string;
  readonly phase?: TablePhase;
  /** Part of a player's name or of the game's. */
  readonly search?: string;
  /** At most so many, the latest first. */
  readonly most: number;
}

/** Of the snapshots whose number is a multiple of this all are kept, so that a long log is told again from the nearest. */
export const LASTING = 128;

/** So many lines of chat are read at once, and so many are kept of a match: older ones go. */
export const CHAT_PAGE = 50;
export const CHAT_KEPT = 2000;
/** Above every number of an entry, and of a line. */
export const NO_NUMBER = 2 ** 31 - 1;

/** What can be asked of a store. */
export interface Reading {
  /** A match with its entries after a number and, where one is named, up to another. */
  read(id: string, after: number, upTo?: number): Promise<StoredMatch | undefined>;
  /** How long the logs of these matches are; absent ones are left out. */
  numbers(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Listed matches for the lobby. */
  list(query: LobbyQuery): Promise<readonly MatchSummary[]>;
  /** Matches in which something is due at a moment or before it, the longest overdue first; only those after one named. */
  due(by: number, most: number, after?: Due | null): Promise<readonly Due[]>;
  /** The latest snapshot or, where a number is named, the latest at or before it. */
  snapshot(id: string, upTo?: number): Promise<Snapshot | undefined>;
  /** The last lines after a number and, where one is named, before another: a page of them at most. */
  chat(id: string, after: number, before?: number): Promise<readonly ChatLine[]>;
  /** Whether a line is kept that was added under this name. */
  hasLine(id: string, once: string): Promise<boolean>;
}

/**
 * Where matches are kept. An acknowledged append is durable; appends of one tick share one transaction.
 * A promise that fails leaves open whether it was kept: read again.
 */
export interface Store extends Reading {
  /** A new match with its first entry, number 1; 'taken' if there is one of that id, which stays as it is. */
  create(id: string, secret: string, first: Entry, summary: StoredSummary): Promise<'kept' | 'taken'>;
  /**
   * Adds an entry as number `expected + 1`; 'conflict' if the log is not that long. A summary replaces the old one.
   * `upon` is the entry before it, where that was handed in but is not known to be kept: if it is lost, so is this,
   * even if another has taken its place.
   */
  append(
    id: string,
    expected: number,
    entry: Entry,
    summary: StoredSummary | null,
    upon?: Entry,
  ): Promise<'kept' | 'conflict'>;
  /** A new summary though nothing happened; 'conflict' if the log is not that long. */
  keepSummary(id: string, expected: number, summary: StoredSummary): Promise<'kept' | 'conflict'>;
  /** Lets these be due later, or not before the next entry (null); any that has become due otherwise meanwhile stays so. */
  postpone(due: readonly Due[], until: number | null): Promise<void>;
  /** In place of an earlier one unless that is to last; a later one stays. */
  keepSnapshot(id: string, snapshot: Snapshot): Promise<void>;
  /**
   * The line with its number: the match's lines are numbered from 1, and the latest are kept. `once` names it: while a
   * line of that name is kept, none is added, and the number is that one's.
   */
  say(id: string, line: Omit<ChatLine, 'number'>, once: string): Promise<ChatLine>;
  /** Whether it can be written to right now. */
  ready(): Promise<boolean>;
  /** Finishes what was begun, then lets go. */
  close(): Promise<void>;
}
