import type { Choice, GameTypes, Match } from '../game/game-types.ts';

/**
 * The options of a question, handed over by the step that worked them out to know whether to ask. A memo, so no part of
 * any match: it holds for this board and this ask, and until a call changes the board under an open question.
 */
const last: { board: object | null; ask: object | null; options: readonly unknown[] } = {
  board: null,
  ask: null,
  options: [],
};

/** Asks a seat, and hands over its options. */
export function offer<G extends GameTypes>(
  { board }: Match<G>,
  ask: G['ask'],
  options: readonly Choice<G>[],
): { readonly ask: readonly G['ask'][] } {
  last.board = board;
  last.ask = ask;
  last.options = options;
  return { ask: [ask] };
}

/** The compiler can't follow that these options were handed over for this ask. */
export function offered<G extends GameTypes>({ board }: Match<G>, ask: G['ask']): readonly Choice<G>[] | undefined {
  return last.ask === ask && last.board === board ? (last.options as readonly Choice<G>[]) : undefined;
}

export function forgetOffer(): void {
  last.board = null;
  last.ask = null;
}
