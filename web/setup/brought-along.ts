import type { Json } from '@starboard/kernel';

/** A set-up from elsewhere, such as a workshop. */
interface BroughtAlong {
  readonly game: string;
  readonly setup: { readonly [key: string]: Json };
}

let waiting: BroughtAlong | null = null;

export function bringAlong(game: string, setup: object): void {
  waiting = { game, setup: JSON.parse(JSON.stringify(setup)) };
}

/** Returned only once; null if there is none. */
export function takeAlong(game: string): BroughtAlong['setup'] | null {
  const found = waiting?.game === game ? waiting.setup : null;
  waiting = null;
  return found;
}
