import type { Board } from './model.ts';

/** Written out by hand: bots copy a board thousands of times a second. */
export function clone({ setup, turn, ships: [first, second] }: Board): Board {
  return { setup, turn, ships: [{ ...first }, { ...second }] };
}
