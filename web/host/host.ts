import type { Move, Names, Refused, Seat, Spec, View } from '@starboard/kernel';

/** Whoever looks at a match: a seat, or an onlooker (null). */
export type Eyes = Seat | null;

/** Something that happened, with the board as those eyes saw it at that moment. */
export interface Happening {
  readonly event: Spec['event'];
  readonly board: object;
}

/** All that is new to one pair of eyes. */
export interface Update {
  readonly eyes: Eyes;
  readonly view: View<Spec>;
  /** Long past: told in the log, not shown again. */
  readonly past: readonly Spec['event'][];
  /** Not yet seen by anybody: to be shown one after the other. */
  readonly happenings: readonly Happening[];
}

export interface Opened {
  readonly ok: true;
  readonly game: string;
  readonly names: Names;
  /** The seats played from this screen; empty for one who only looks on. */
  readonly seats: readonly Seat[];
  readonly updates: readonly Update[];
}

export interface NotOpened {
  readonly ok: false;
  readonly fact: string;
}

/** A move that the rules would take, but that could not be kept: it counts as not made. */
interface NotKept {
  readonly ok: false;
  readonly code: 'not-kept';
  readonly fact: string;
}

export type Answer = { readonly ok: true } | Refused | NotKept;

export interface Listener {
  news(updates: readonly Update[]): void;
  /** Something went wrong that is no answer to a move: a sentence that says what, and what to do. */
  trouble(fact: string): void;
}

/** Where a match is played. To the room all hosts look the same. */
export interface Host {
  open(): Promise<Opened | NotOpened>;
  /** Hears everything that is new after opening, and what went wrong unasked, until the returned function is called. */
  subscribe(listener: Listener): () => void;
  /** Acknowledged only once it is kept. */
  play(move: Move): Promise<Answer>;
  /** The record of the match so far. */
  record(): string;
  close(): void;
}
