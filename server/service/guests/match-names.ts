import { createHmac } from 'node:crypto';

/**
 * Names of new matches. A name follows from the request, so two nodes, or one node before and after a crash, mean the
 * same match. Nobody can guess it without the secret.
 */
export interface MatchNames {
  /** The match that a guest opens by a request. */
  openedBy(guest: string, request: string): KeyedNames;
  /** The match that follows another at the same table. */
  rematchOf(match: string): KeyedNames;
}

/** The name of a new match, then the names that earlier secrets would have given it. */
export type KeyedNames = readonly [string, ...string[]];

/** Enough that nobody can guess a name. */
const BYTES = 16;

export function matchNames(secret: string, old: readonly string[] = []): MatchNames {
  // Neither a guest's id nor a request's nor a match's has a line break in it.
  const name = (key: string, parts: readonly string[]): string =>
    createHmac('sha256', key).update(parts.join('\n')).digest().subarray(0, BYTES).toString('base64url');
  const names = (...parts: readonly string[]): KeyedNames => [
    name(secret, parts),
    ...old.map((key) => name(key, parts)),
  ];
  return {
    openedBy: (guest, request) => names('match', guest, request),
    rematchOf: (match) => names('rematch', match),
  };
}
