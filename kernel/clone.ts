import { cloneDice } from './dice.ts';
import type { GameTypes, Match, Rules } from './game-types.ts';

/** A copy that shares nothing that changes: asks, answers and results are never written to once made. */
export function cloneMatch<G extends GameTypes>(rules: Rules<G>, match: Match<G>): Match<G> {
  return {
    board: rules.clone(match.board),
    dice: cloneDice(match.dice),
    stack: cloneFrames<G>(match.stack),
    question: match.question,
    asks: match.asks,
    sealed: match.sealed,
    result: match.result,
  };
}

/** Frames are flat: only their own members change. */
export function cloneFrames<G extends GameTypes>(stack: readonly G['frame'][]): G['frame'][] {
  return stack.map((frame) => ({ ...frame }));
}
