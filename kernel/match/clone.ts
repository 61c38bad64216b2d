import { cloneDice } from '../dice/match-dice.ts';
import type { GameTypes, Match } from '../game/game-types.ts';
import type { Rules } from '../game/rules.ts';
import type { Json } from '../values/json.ts';

/** A copy that shares only what never changes: asks, answers and results. */
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

/** Copies frames with everything in them, because a procedure changes its data while it runs. */
export function cloneFrames<G extends GameTypes>(stack: readonly Match<G>['stack'][number][]): Match<G>['stack'] {
  const copies = stack.slice();
  for (let i = 0; i < copies.length; i++) copies[i] = cloneFrame(copies[i] as Match<G>['stack'][number]);
  return copies;
}

function cloneFrame<F extends object>(frame: F): F {
  const copy = { ...frame };
  for (const key in copy) {
    const member = copy[key];
    if (typeof member === 'object' && member !== null) copy[key] = clonePlain(member);
  }
  return copy;
}

function clonePlain<T extends object>(value: T): T {
  if (!Array.isArray(value)) return cloneFrame(value);
  const copy = value.slice();
  for (let i = 0; i < copy.length; i++) {
    const item: Json = copy[i];
    if (typeof item === 'object' && item !== null) copy[i] = clonePlain(item);
  }
  return copy as T & Json[];
}
