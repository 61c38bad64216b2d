import { createHmac } from 'node:crypto';

/**
 * Names of new matches. A name follows from the request, so two nodes, or one node before and after a crash, mean the
 * same match. Nobody without the secret can guess it.
 */
export interface MatchNames {
  openedBy(guest: string, request: string): string;
  rematchOf(match: string): string;
}

/** As long as a random id that nobody can guess. */
const BYTES = 16;

export function matchNames(secret: string): MatchNames {
  // No id of a guest, request or match contains a line break.
  const name = (...parts: readonly string[]): string =>
    createHmac('sha256', secret).update(parts.join('\n')).digest().subarray(0, BYTES).toString('base64url');
  return {
    openedBy: (guest, request) => name('match', guest, request),
    rematchOf: (match) => name('rematch', match),
  };
}
