import { createHmac } from 'node:crypto';

/**
 * What new matches are called. A name follows from what asked for the match, so that two nodes, or the same node before
 * and after a crash, mean the same match; nobody who does not know the secret can guess it.
 */
export interface MatchNames {
  /** The match that a guest opens by a request. */
  openedBy(guest: string, request: string): Names;
  /** The match that follows another at the same table. */
  rematchOf(match: string): Names;
}

/** The first is for a new match. By the others it was called if a secret of before made it. */
export type Names = readonly [string, ...string[]];

/** As long as a name drawn at random that nobody guesses. */
const BYTES = 16;

export function matchNames(secret: string, old: readonly string[] = []): MatchNames {
  // Neither a guest's id nor a request's nor a match's has a line break in it.
  const name = (key: string, parts: readonly string[]): string =>
    createHmac('sha256', key).update(parts.join('\n')).digest().subarray(0, BYTES).toString('base64url');
  const names = (...parts: readonly string[]): Names => [name(secret, parts), ...old.map((key) => name(key, parts))];
  return {
    openedBy: (guest, request) => names('match', guest, request),
    rematchOf: (match) => names('rematch', match),
  };
}
