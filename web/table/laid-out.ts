import type { Json } from '@starboard/kernel';

/** A set-up brought to the table from elsewhere, waiting there for whoever sits down next. */
interface LaidOut {
  readonly game: string;
  readonly setup: { readonly [key: string]: Json };
}

let waiting: LaidOut | null = null;

export function layOut(game: string, setup: object): void {
  waiting = { game, setup: JSON.parse(JSON.stringify(setup)) };
}

/** What was laid out for a game, once; null where nothing was. */
export function takeUp(game: string): LaidOut['setup'] | null {
  const found = waiting?.game === game ? waiting.setup : null;
  waiting = null;
  return found;
}
