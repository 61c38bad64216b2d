import type { Board } from './model.ts';

/** Bots copy a board thousands of times a second, so the copy is written out by hand. */
export function clone({ setup, turn, ships: [first, second] }: Board): Board {
  return { setup, turn, ships: [{ ...first }, { ...second }] };
}
