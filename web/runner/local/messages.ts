import type { GameTypes, Input, RefusedChoices, Seat, StandingAnswers, TimeLimitState } from '@starboard/kernel';
import type { Refusal, Update } from '@starboard/protocol';
import type { Addition, Undecided } from '../../storage/matches/match-storage.ts';
import type { UndoState, Viewer } from '../match-runner.ts';

export type ToWorker =
  | {
      readonly type: 'open';
      readonly id: string;
      readonly game: string;
      /** The record of a match that only the page has, because it is not stored; null for a stored match. */
      readonly held: readonly string[] | null;
      /** Lines of the record in which the player decided nothing. */
      readonly undecided: readonly Undecided[];
      readonly viewer: readonly Viewer[];
      /** Null for a seat without a bot. */
      readonly bots: readonly (string | null)[];
    }
  /** `byOrder` if it carries on an order that the player gave before. */
  | { readonly type: 'play'; readonly input: Input; readonly byOrder: boolean }
  /** Goes back to the last decision of the only player, against bots. */
  | { readonly type: 'undo' }
  | { readonly type: 'time-is-up' }
  | { readonly type: 'reasons'; readonly seat: Seat }
  | { readonly type: 'standing'; readonly seat: Seat; readonly answers: StandingAnswers }
  | { readonly type: 'record' };

export type FromWorker =
  | {
      readonly type: 'opened';
      readonly updates: readonly Update[];
      readonly open: boolean;
      /** The time limit in minutes; null without one. */
      readonly minutes: number | null;
      readonly limit: TimeLimitState;
      readonly undo: UndoState;
    }
  /** The result of a move, once it is stored, or else with the lines that the page should hold. */
  | {
      readonly type: 'news';
      /** Whether it follows from the page's own move, not a bot's. */
      readonly asked: boolean;
      readonly updates: readonly Update[];
      readonly limit: TimeLimitState;
      readonly undo: UndoState;
      readonly held: Addition | null;
    }
  | { readonly type: 'refused'; readonly refused: Refusal & { readonly ok: false } }
  | { readonly type: 'failed'; readonly fact: string }
  | { readonly type: 'reasons'; readonly seat: Seat; readonly reasons: readonly RefusedChoices<GameTypes>[] }
  | { readonly type: 'record'; readonly record: string };
