import { type Mixture, weighted } from '@starboard/kernel';
import type { Board } from '../../rules/model.ts';
import { beliefs } from './beliefs.ts';

/** How much less than the best a square may be worth to be moved to now and then. */
export const MARGIN = 0.9;

/** 7.4 Not where it is worth most, but where it is worth much: the Imperial can work that out as well. */
export function whereToSneak(board: Board, rebel: number): Mixture<number> {
  const own = beliefs(board, MARGIN).find((belief) => belief.rebel === rebel);
  if (own === undefined) throw new Error(`Rebel ${rebel} cannot move, yet is asked where to`);
  return weighted(own.squares, own.chances);
}
