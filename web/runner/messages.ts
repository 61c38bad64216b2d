import type { Header, Move, Refused } from '@starboard/kernel';
import type { Update } from '@starboard/protocol';
import type { Viewer } from './match-runner.ts';

/** What the page says to the worker that plays the match. */
export type ToWorker =
  | {
      readonly type: 'open';
      readonly header: Header;
      /** Null for a match that has not begun. */
      readonly record: string | null;
      readonly eyes: readonly Viewer[];
      /** Bots by seat; null where none sits. */
      readonly bots: readonly (string | null)[];
    }
  | { readonly type: 'play'; readonly move: Move }
  /** The answer to a draft: whether it is safely kept. */
  | { readonly type: 'kept'; readonly kept: boolean };

/** What the worker says to the page. */
export type FromWorker =
  /** Keep this, and say so; until then it has not happened. */
  | {
      readonly type: 'draft';
      /** Whether it comes of the page's own move, rather than of a bot's or of opening. */
      readonly asked: boolean;
      readonly record: string;
      readonly over: boolean;
      readonly updates: readonly Update[];
    }
  | { readonly type: 'refused'; readonly refused: Refused }
  | { readonly type: 'failed'; readonly fact: string };
