import type { GameTypes, Seat, View } from '@starboard/kernel';
import type { Deed } from './deed.ts';

/** A seat in the hands of its player. */
export interface Hand {
  readonly seat: Seat;
  view: View<GameTypes> | null;
  /** Whether a request of this seat waits for its answer. */
  busy: boolean;
  /** The last thing done, if it was a move, and the view that it was decided on. */
  acted: { readonly deed: Deed; readonly on: View<GameTypes> | null } | null;
  /** The question that it leaves to the clock. */
  dawdlesOver: number | null;
}

export function newHand(seat: Seat): Hand {
  return { seat, view: null, busy: false, acted: null, dawdlesOver: null };
}

/** Whether what the seat sees is from before its last move: the news of it is on its way. */
export function isBehind({ view, acted }: Hand): boolean {
  if (view === null || acted === null) return false;
  const { deed, on } = acted;
  if (deed.answer?.ok === false) return view === on;
  if (view.question !== deed.body['question']) return false;
  const nth = Number(deed.body['nth']);
  return deed.kind === 'play' ? view.sealed.length <= nth : view.sealed.length >= nth;
}
