import type { Json, Seat } from '@starboard/kernel';
import type { AccountFigure } from './figures.ts';
import type { ChoiceFigures } from './weighing.ts';

/**
 * What a match came to for one seat. All figures are place shares: with two seats, chances to win. The means of start,
 * opening and all entries add up to the end, whatever the judge is (decision 76).
 */
export interface Account {
  readonly game: string;
  readonly seat: Seat;
  readonly players: readonly string[];
  readonly judge: { readonly bot: string; readonly version: number };
  readonly seed: string;
  /** Continuations of the match that were played for the estimates. */
  readonly work: number;
  /** What the seat could expect before the first roll. */
  readonly start: AccountFigure;
  /** What the rolls and draws of the beginning changed, and how much of that was hidden from the seat. */
  readonly opening: { readonly dice: AccountFigure; readonly revealed: AccountFigure };
  readonly entries: readonly AccountEntry[];
  /** The seat's place share in the end; its chance by then if the match isn't over. */
  readonly end: number;
}

/** What changed between two moments at which somebody could decide. */
export interface AccountEntry {
  /** `Match.question` of the question, as `starboard verify --questions` lists it. */
  readonly question: number;
  /** How many inputs of the record come before it. */
  readonly place: number;
  readonly turn: number;
  /** What the match was worth to the seat, as far as it could know. */
  readonly before: number;
  readonly after: number;
  readonly chosen: readonly ChosenBySeat[];
  /** The call that it is about; null for a question that was answered. */
  readonly call: string | null;
  readonly choices: readonly ChoiceFigures[];
  readonly reading: AccountFigure;
  readonly dice: AccountFigure;
  readonly revealed: AccountFigure;
  readonly revision: AccountFigure;
  readonly samples: number;
}

export interface ChosenBySeat {
  readonly seat: Seat;
  readonly choices: readonly Json[];
}
