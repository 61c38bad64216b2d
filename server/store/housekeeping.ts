/** Whom somebody is from now on who wants to be forgotten. */
export interface Nobody {
  /** As long as an id of a guest, so that it can stand wherever that stood. */
  readonly guest: string;
  readonly name: string;
}

/** So many entries of a log are gone through at a time. */
export const STRETCH = 500;

/** What is done with what is no longer wanted: a piece at a time, and begun again wherever it was left. */
export interface Housekeeping {
  /** Notes that a guest is to be forgotten, and signs all their devices out. */
  askToForget(guest: string, at: number): Promise<void>;
  /** Guests who are to be forgotten: who asked first comes first. */
  toForget(most: number): Promise<readonly string[]>;
  /** Matches that name a guest and were not gone through since a moment. */
  matchesNaming(guest: string, since: number, most: number): Promise<readonly string[]>;
  /** Whether anybody else who is known has hosted a match or sat down at it. */
  hasOthers(match: string, guest: string): Promise<boolean>;
  /** Names nobody instead of a guest in a stretch of a log after a number, and in what they said; where to go on, null at the end. */
  forgetInLog(match: string, guest: string, nobody: Nobody, after: number): Promise<number | null>;
  /** The same in all that follows from the log: its summary, seats and snapshots. */
  forgetInSummary(match: string, guest: string, nobody: Nobody): Promise<void>;
  /** Notes that a match was gone through for a guest; the second time nothing there names them any more. */
  noteForgotten(match: string, guest: string, at: number): Promise<void>;
  /** The guest is forgotten, if no match names them any more. */
  finishForgetting(guest: string): Promise<void>;
  /** Matches that ended before a moment, the oldest first. */
  endedBefore(moment: number, most: number): Promise<readonly string[]>;
  /** From now on there is no such match; its rows go by and by. */
  remove(match: string): Promise<void>;
  /** Deletes up to so many rows of matches that were removed; how many it found. */
  sweep(most: number): Promise<number>;
}
