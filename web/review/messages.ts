import type { AccountInWords } from '@starboard/bots/account';
import type { MatchRecord, Seat } from '@starboard/kernel';

/** A finished match to be reviewed for a seat. */
export interface AskForReview {
  readonly record: MatchRecord;
  readonly seat: Seat;
}

/** How far the review is, from 0 to 1; what it has found is coarse until it is done. */
export interface ReviewNews {
  readonly done: number;
  readonly found?: AccountInWords;
  /** Why there can be no review, in a sentence. */
  readonly failed?: string;
}
