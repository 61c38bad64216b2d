import type { AnsweredFor, Call, DiceWay, Ended, Json, Move, Seat } from '@starboard/kernel';
import type { DiceKind, SeatPlan, SentStandingAnswers, SittingShare, TimeControl } from '@starboard/protocol';

/** The first entry of a log. */
export interface Opening {
  readonly game: string;
  /** The version of the rules. */
  readonly rules: number;
  readonly setup: object;
  readonly seats: readonly SeatPlan[];
  readonly listed: boolean;
  readonly timeControl: TimeControl;
  /**
   * Whether one guest may take several seats although the lobby lists the match. Missing in older logs, where they may.
   */
  readonly severalSeats?: boolean;
  /** Whether coach and advice may help every player; missing where they may not. */
  readonly helpForAll?: true;
  readonly spectatorDelay: number;
  readonly host: string;
  readonly commitment: string;
  /** For each seat, the guest it is held for at first: in a rematch, the previous player, and what they brought. */
  readonly heldFor?: readonly (SeatHolder | null)[];
  /** Missing in older logs, where all entrusted their nonces to the server. */
  readonly dice?: DiceKind;
  /** How dice are drawn. Missing in older logs, where they came in order. */
  readonly diceWay?: DiceWay;
}

export interface SeatHolder {
  readonly guest: string;
  readonly name: string;
  readonly brought?: Json;
}

type Fact =
  | ({ readonly type: 'opened' } & Opening)
  /** Without a part of the dice, the player says later when they are ready. */
  | ({ readonly type: 'sat'; readonly seat: Seat; readonly guest: string; readonly name: string } & SittingShare)
  | { readonly type: 'left-seat'; readonly seat: Seat }
  /** What a seat brings to the match, in the form of its game; null for what the set-up gives it. */
  | { readonly type: 'brought'; readonly seat: Seat; readonly brought: Json }
  /** With the nonce, if nonces are entrusted. */
  | { readonly type: 'ready'; readonly seat: Seat; readonly ready: boolean; readonly nonce?: string }
  /** The host changed the set-up while players gathered. */
  | { readonly type: 'set-up'; readonly setup: object }
  /** A seat committed to another nonce, or again because its commitment was void. */
  | { readonly type: 'committed'; readonly seat: Seat; readonly commitment: string }
  | { readonly type: 'revealed'; readonly seat: Seat; readonly nonce: string }
  /** Seats that kept the dice waiting too long are empty again. */
  | { readonly type: 'freed'; readonly seats: readonly Seat[] }
  /** With the name of a standing answer, if the server gave it. */
  | { readonly type: 'moved'; readonly move: Move; readonly answered?: AnsweredFor }
  /** `late` if the clock did it: such a player may come back at any time. */
  | { readonly type: 'handed-over'; readonly seat: Seat; readonly to: 'bot' | 'person'; readonly late?: true }
  | { readonly type: 'standing'; readonly seat: Seat; readonly standing: SentStandingAnswers }
  | { readonly type: 'offered-draw'; readonly seat: Seat; readonly offers: boolean }
  /** A player gave up or ran out of time, all agreed, or the host closed the match: the rules say what follows. */
  | { readonly type: 'called'; readonly call: Call }
  /** Closed before it began; in older logs, any end that was not by the rules. */
  | { readonly type: 'ended'; readonly ended: Ended }
  | { readonly type: 'rematched'; readonly match: string }
  /**
   * A guest was forgotten: earlier entries no longer name them, and every node with the match in memory reads it again.
   */
  | { readonly type: 'rewritten' };

/** Something that happened at a table, and when, in milliseconds since 1970. The log of these entries is the truth. */
export type Entry = Fact & {
  readonly at: number;
  /** The id of the request that caused it. Missing if the server acted by itself, and in older logs. */
  readonly request?: string;
  /** The guest who asked for it, if the rest doesn't say so. */
  readonly by?: string;
};
