import type { GameTypes, Input, Refused, RefusedChoices, Seat, StandingAnswers } from '@starboard/kernel';
import type { Update } from '@starboard/protocol';
import type { Addition } from '../../storage/matches/match-storage.ts';
import type { Viewer } from '../match-runner.ts';

/** What the page says to the worker that plays the match. */
export type ToWorker =
  | {
      readonly type: 'open';
      readonly id: string;
      readonly game: string;
      /** The record so far of a match that the page holds because it is not stored; null for one that is. */
      readonly held: readonly string[] | null;
      readonly viewer: readonly Viewer[];
      /** Bots by seat; null where none sits. */
      readonly bots: readonly (string | null)[];
    }
  | { readonly type: 'play'; readonly input: Input }
  /** Why a seat may not choose what is no option of its open ask. */
  | { readonly type: 'reasons'; readonly seat: Seat }
  /** What a seat always or never answers, from now on. */
  | { readonly type: 'standing'; readonly seat: Seat; readonly answers: StandingAnswers }
  | { readonly type: 'record' };

/** What the worker says to the page. */
export type FromWorker =
  | { readonly type: 'opened'; readonly updates: readonly Update[]; readonly open: boolean }
  /** What a move has brought about, once it is stored, or else with what the page should hold. */
  | {
      readonly type: 'news';
      /** Whether it comes of the page's own move, rather than of a bot's. */
      readonly asked: boolean;
      readonly updates: readonly Update[];
      readonly held: Addition | null;
    }
  | { readonly type: 'refused'; readonly refused: Refused }
  | { readonly type: 'failed'; readonly fact: string }
  | { readonly type: 'reasons'; readonly seat: Seat; readonly reasons: readonly RefusedChoices<GameTypes>[] }
  | { readonly type: 'record'; readonly record: string };
