import type { Fair } from '../dice/fair.ts';
import type { Result, Seat, Seating } from '../game/game-types.ts';
import type { Input } from '../match/play.ts';

/** The format before calls were lines. */
export const FIRST_FORMAT = 'starboard-record-1';
/** The format before a header said how dice are drawn and what it was forked from, and calls their time. */
const SECOND_FORMAT = 'starboard-record-2';
export const FORMAT = 'starboard-record-3';
export const FORMATS = [FIRST_FORMAT, SECOND_FORMAT, FORMAT] as const;
export type RecordFormat = (typeof FORMATS)[number];

/** All that a match follows from. */
export interface Header {
  readonly game: string;
  /** The version of the game's rules. */
  readonly rules: number;
  readonly setup: object;
  readonly seating: Seating;
  /** Who sat there, for people to read. */
  readonly players: readonly string[];
  /** The dice: the generator's key in hexadecimal. */
  readonly key: string;
  /** How the key came about, where a host vouches for it. */
  readonly fair?: Fair;
  /** The name of the way in which dice are drawn from the key; left out for ChaCha20 in order. */
  readonly dice?: string;
  /** Where the dice begin to follow from another key, in ascending order. */
  readonly branches?: readonly Branch[];
  /** What the match was forked from. */
  readonly from?: ForkedFrom;
}

/** From a place in this record on, the dice follow from another key. */
export interface Branch {
  /** How many inputs come before it. */
  readonly place: number;
  /** In hexadecimal. */
  readonly key: string;
}

/** A place in another record. */
export interface ForkedFrom {
  /** The hash of its first line, by which a record is known however far it goes. */
  readonly record: string;
  /** How many of its inputs came before the fork. */
  readonly place: number;
}

/** How a record of the first format says that players, clock or host ended the match; now that is a call. */
export type Ended =
  | { readonly by: 'resignation'; readonly seat: Seat }
  | { readonly by: 'agreement' }
  | { readonly by: 'time'; readonly seat: Seat }
  | { readonly by: 'host' };

/** What somebody wrote beside a record. No hash protects it: it can be added, changed and left out at any time. */
export interface Note {
  /** How many inputs come before what it is about. */
  readonly place: number;
  readonly text: string;
  /** Who wrote it; empty where nobody says. */
  readonly by: string;
}

/** The portable file of a match. */
export interface MatchRecord {
  /** Left out for the present one. */
  readonly format?: RecordFormat;
  readonly header: Header;
  readonly inputs: readonly Input[];
  /** Null while the match goes on. */
  readonly result: Result | null;
  /** Only in records of the first format. */
  readonly ended?: Ended;
  readonly notes?: readonly Note[];
}

/** What is wrong with a record, and on which line. */
export interface Broken {
  readonly ok: false;
  readonly line: number;
  readonly fact: string;
}
