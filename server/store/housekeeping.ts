import type { DeviceRequest } from './devices.ts';

/** The replacement for a guest who wants to be forgotten. */
export interface Nobody {
  /** As long as a guest's id, so that it fits wherever that was. */
  readonly guest: string;
  readonly name: string;
}

/** Entries of a log handled at a time. */
export const STRETCH = 500;

/** Clears away what is no longer needed, piece by piece; any piece can be repeated. */
export interface Housekeeping {
  /** Notes that a guest is to be forgotten, and signs out all their devices. Only the request itself is remembered. */
  askToForget(request: DeviceRequest, at: number): Promise<void>;
  /** Those who asked first come first. */
  toForget(most: number): Promise<readonly string[]>;
  /** Matches that name a guest and were not handled since a moment. */
  matchesNaming(guest: string, since: number, most: number): Promise<readonly string[]>;
  /** Whether any other known guest has hosted the match or sat at it. */
  hasOthers(match: string, guest: string): Promise<boolean>;
  /**
   * Replaces a guest in a stretch of a log after a number, and in their chat; returns where to continue, null at the
   * end.
   */
  forgetInLog(match: string, guest: string, nobody: Nobody, after: number): Promise<number | null>;
  /** The same in everything that follows from the log: its summary, seats and snapshots. */
  forgetInSummary(match: string, guest: string, nobody: Nobody): Promise<void>;
  /** Notes that a match was handled for a guest; after the second time, nothing there names them. */
  noteForgotten(match: string, guest: string, at: number): Promise<void>;
  /** Forgets the guest if no match names them any more. */
  finishForgetting(guest: string): Promise<void>;
  /** Oldest first. */
  endedBefore(moment: number, most: number): Promise<readonly string[]>;
  /** The match is gone at once; its rows are deleted gradually. */
  remove(match: string): Promise<void>;
  /** Deletes up to this many rows of removed matches; returns how many it found. */
  sweep(most: number): Promise<number>;
}
