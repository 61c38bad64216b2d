import type { ChatLine, MatchSummary, TablePhase } from '@starboard/protocol';
import type { Entry } from '../table/entry.ts';

/** What the store knows of a match besides its log, so that the lobby and the clock need not read logs. */
export interface StoredSummary extends Omit<MatchSummary, 'id' | 'number'> {
  readonly listed: boolean;
  /** The number for the lobby, if that may not show the current one. */
  readonly shownNumber?: number;
  /** When somebody runs out of time, a bot owes an answer or the lobby may show more; null if nothing is due. */
  readonly dueAt: number | null;
}

interface StoredMatch {
  readonly id: string;
  /** The dice are made from it and the seats' nonces. Never leaves the server before the match is over. */
  readonly secret: string;
  /** In order, without gaps. */
  readonly entries: readonly Entry[];
}

export interface Snapshot {
  readonly number: number;
  readonly state: unknown;
}

export interface Due {
  readonly id: string;
  readonly dueAt: number;
}

export interface LobbyQuery {
  readonly game?: string;
  readonly phase?: TablePhase;
  /** Part of a player's or the game's name. */
  readonly search?: string;
  /** Latest first. */
  readonly most: number;
}

/** Snapshots whose number is a multiple of this are never deleted, so that a long log can be told from the nearest. */
export const LASTING = 128;

/** Chat lines read at once, and kept per match; older ones are deleted. */
export const CHAT_PAGE = 50;
export const CHAT_KEPT = 2000;
/** Above every number of an entry or a line. */
export const NO_NUMBER = 2 ** 31 - 1;

export interface Reading {
  /** A match with its entries after a number and, if given, up to another. */
  read(id: string, after: number, upTo?: number): Promise<StoredMatch | undefined>;
  /** The lengths of the logs of these matches; absent ones are left out. */
  numbers(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  list(query: LobbyQuery): Promise<readonly MatchSummary[]>;
  /** Matches where something is due by a moment, longest overdue first; only those after `after`. */
  due(by: number, most: number, after?: Due | null): Promise<readonly Due[]>;
  /** The latest snapshot or, if a number is given, the latest at or before it. */
  snapshot(id: string, upTo?: number): Promise<Snapshot | undefined>;
  /** The last lines after a number and, if given, before another: at most a page. */
  chat(id: string, after: number, before?: number): Promise<readonly ChatLine[]>;
  /** Whether a line was stored under this name. */
  hasLine(id: string, once: string): Promise<boolean>;
}

/**
 * Where matches are kept. An acknowledged append is durable; appends of one tick share a transaction. If a promise
 * fails, the write may or may not be stored: read again.
 */
export interface Store extends Reading {
  /** A new match with its first entry, number 1; 'taken' if the id exists, and that match stays as it is. */
  create(id: string, secret: string, first: Entry, summary: StoredSummary): Promise<'kept' | 'taken'>;
  /**
   * Adds an entry as number `expected + 1`; 'conflict' if the log doesn't have that length. A summary replaces the old
   * one. `upon` is the previous entry if it is not known to be stored yet: if it is lost, so is this one, even if
   * another took its place.
   */
  append(
    id: string,
    expected: number,
    entry: Entry,
    summary: StoredSummary | null,
    upon?: Entry,
  ): Promise<'kept' | 'conflict'>;
  /** Replaces only the summary; 'conflict' if the log doesn't have that length. */
  keepSummary(id: string, expected: number, summary: StoredSummary): Promise<'kept' | 'conflict'>;
  /** Postpones these, or until the next entry (null); matches that became due at another time meanwhile stay so. */
  postpone(due: readonly Due[], until: number | null): Promise<void>;
  /** Replaces an earlier snapshot unless that one lasts; a later one stays. */
  keepSnapshot(id: string, snapshot: Snapshot): Promise<void>;
  /**
   * Returns the line with its number. Lines of a match are numbered from 1, and the latest are kept. `once` names the
   * line: while a line of that name exists, none is added, and the number is that line's.
   */
  say(id: string, line: Omit<ChatLine, 'number'>, once: string): Promise<ChatLine>;
  /** Whether it can be written to right now. */
  ready(): Promise<boolean>;
  /** Finishes everything begun, then releases the database. */
  close(): Promise<void>;
}
