import type { Call, Ended, Move, Seat } from '@starboard/kernel';
import type { DiceKind, DiceShare, SeatPlan, SentStandingAnswers, TimeControl } from '@starboard/protocol';

/** What a match was opened with: the first entry of its log. */
export interface Opening {
  readonly game: string;
  /** The version of the rules it is pinned to. */
  readonly rules: number;
  readonly setup: object;
  readonly seats: readonly SeatPlan[];
  readonly listed: boolean;
  readonly timeControl: TimeControl;
  /** Whether one guest may take several seats though the lobby lists the match. Unsaid in older logs: they may. */
  readonly severalSeats?: boolean;
  readonly spectatorDelay: number;
  /** The guest who opened it. */
  readonly host: string;
  readonly commitment: string;
  /** By seat, for whom it is held at first: in a rematch, whoever sat there before. */
  readonly heldFor?: readonly ({ readonly guest: string; readonly name: string } | null)[];
  /** Unsaid in older logs, where all entrusted their nonces to the server. */
  readonly dice?: DiceKind;
}

type Fact =
  | ({ readonly type: 'opened' } & Opening)
  | ({ readonly type: 'sat'; readonly seat: Seat; readonly guest: string; readonly name: string } & DiceShare)
  | { readonly type: 'left-seat'; readonly seat: Seat }
  /** A seat promised another nonce than before, or anew where what it had promised is void. */
  | { readonly type: 'committed'; readonly seat: Seat; readonly commitment: string }
  /** A seat showed the nonce it had promised. */
  | { readonly type: 'revealed'; readonly seat: Seat; readonly nonce: string }
  /** Seats that kept the dice waiting too long are empty again. */
  | { readonly type: 'freed'; readonly seats: readonly Seat[] }
  | { readonly type: 'moved'; readonly move: Move }
  /** A bot answers for the seat from now on, or no longer. */
  | { readonly type: 'handed-over'; readonly seat: Seat; readonly to: 'bot' | 'person' }
  /** A seat has said what it always and never answers from now on. */
  | { readonly type: 'standing'; readonly seat: Seat; readonly standing: SentStandingAnswers }
  | { readonly type: 'offered-draw'; readonly seat: Seat; readonly offers: boolean }
  /** Somebody gave up or ran out of time, all agreed, or the host closed the match: the rules say what follows. */
  | { readonly type: 'called'; readonly call: Call }
  /** Closed before it began; in older logs any end that was not by the rules. */
  | { readonly type: 'ended'; readonly ended: Ended }
  | { readonly type: 'rematched'; readonly match: string }
  /** Somebody was forgotten: what came before names them no longer, and whoever has it in memory reads it again. */
  | { readonly type: 'rewritten' };

/** One thing that happened at a table, and when, in milliseconds since 1970. The log of these is the truth. */
export type Entry = Fact & {
  readonly at: number;
  /** The id of the request that it follows from. Unsaid where the server acted by itself, and in older logs. */
  readonly request?: string;
  /** The guest who asked for it, where that does not follow from the rest. */
  readonly by?: string;
};
