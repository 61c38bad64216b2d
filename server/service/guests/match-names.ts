import { createHmac } from 'node:crypto';

/**
 * Names of new matches. A name follows from the request, so two nodes, or one node before and after a crash, mean the
 * same match. Nobody without the secret can guess it.
 */
export interface MatchNames {
  openedBy(guest: string, request: string): Names;
  rematchOf(match: string): Names;
}

/** The first is for a new match; the others are its names if an earlier secret made it. */
export type Names = readonly [string, ...string[]];

/** As long as a random id that nobody can guess. */
const BYTES = 16;

export function matchNames(secret: string, old: readonly string[] = []): MatchNames {
  // No id of a guest, request or match contains a line break.
  const name = (key: string, parts: readonly string[]): string =>
    createHmac('sha256', key).update(parts.join('\n')).digest().subarray(0, BYTES).toString('base64url');
  const names = (...parts: readonly string[]): Names => [name(secret, parts), ...old.map((key) => name(key, parts))];
  return {
    openedBy: (guest, request) => names('match', guest, request),
    rematchOf: (match) => names('rematch', match),
  };
}
