import type { Call, DiceWay, Json, Move, Seat } from '@starboard/kernel';

/**
 * What a server keeps, as its database has it. The audit reads it with its own eyes: nothing in this folder uses the
 * server's code.
 */
export interface Archive {
  ids(): Promise<readonly string[]>;
  match(id: string): Promise<LoggedMatch>;
  devices(): Promise<readonly DeviceRow[]>;
  close(): Promise<void>;
}

export interface LoggedMatch {
  readonly id: string;
  readonly secret: string;
  readonly entries: readonly Numbered<AuditedEntry>[];
  readonly lines: readonly Numbered<Line>[];
}

/** What somebody said, and as whom. */
export interface Line {
  readonly text: string;
  readonly name: string;
  /** Null for a spectator. */
  readonly seat: Seat | null;
}

export interface Numbered<T> {
  readonly number: number;
  readonly what: T;
}

export interface DeviceRow {
  readonly guest: string;
  readonly id: string;
  /** Whether it was added by a link. */
  readonly added: boolean;
  readonly signedOut: boolean;
}

export interface LoggedStandingAnswers {
  readonly always: readonly string[];
  readonly never: readonly string[];
  readonly ask?: readonly string[];
}

export interface LoggedOpening {
  readonly game: string;
  readonly setup: { readonly [member: string]: Json };
  readonly seats: readonly { readonly kind: string; readonly bot?: string; readonly automaton?: string }[];
  readonly timeControl: { readonly perDecision: number; readonly whenOut: 'bot' | 'default' | 'loss' };
  readonly host: string;
  readonly dice?: 'committed' | 'entrusted';
  /** How dice are drawn; in order if it is missing. */
  readonly diceWay?: DiceWay;
  /** The hash of the secret, shown before anybody sat down. */
  readonly commitment?: string;
  /** For whom the seats of a rematch are held at first, with what they brought. */
  readonly heldFor?: readonly ({ readonly guest: string; readonly brought?: Json } | null)[];
}

type Fact =
  | ({ readonly type: 'opened' } & LoggedOpening)
  | {
      readonly type: 'sat';
      readonly seat: Seat;
      readonly guest: string;
      readonly name: string;
      readonly nonce?: string;
      readonly commitment?: string;
    }
  | { readonly type: 'left-seat'; readonly seat: Seat }
  | { readonly type: 'brought'; readonly seat: Seat; readonly brought: Json }
  | { readonly type: 'ready'; readonly seat: Seat; readonly ready: boolean; readonly nonce?: string }
  | { readonly type: 'set-up'; readonly setup: { readonly [member: string]: Json } }
  | { readonly type: 'committed'; readonly seat: Seat; readonly commitment: string }
  | { readonly type: 'revealed'; readonly seat: Seat; readonly nonce: string }
  | { readonly type: 'freed'; readonly seats: readonly Seat[] }
  | { readonly type: 'moved'; readonly move: Move }
  | { readonly type: 'handed-over'; readonly seat: Seat; readonly to: 'bot' | 'person' }
  | { readonly type: 'standing'; readonly seat: Seat; readonly standing: LoggedStandingAnswers }
  | { readonly type: 'offered-draw'; readonly seat: Seat; readonly offers: boolean }
  | { readonly type: 'called'; readonly call: Call }
  | { readonly type: 'ended'; readonly ended: { readonly by: string } }
  | { readonly type: 'rematched'; readonly match: string };

/** An entry of a log; with the id of the request that it follows from, unless the server acted by itself. */
export type AuditedEntry = Fact & { readonly at: number; readonly request?: string };
export type EntryOf<T extends Fact['type']> = Extract<AuditedEntry, { readonly type: T }>;
