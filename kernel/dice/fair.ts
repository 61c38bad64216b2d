import { hex, sha256, sha256Words } from '../values/sha256.ts';
import type { Key } from './chacha.ts';

/**
 * Dice that nobody could have chosen: the host of the match commits to a secret before anybody sits, each seat adds a
 * nonce, and the generator's key follows from all of them. Afterwards the secret is shown and anybody can check.
 */
export interface Fair {
  /** SHA-256 of the secret, told before the first seat was taken. */
  readonly commitment: string;
  readonly secret: string;
  /** By seat; empty for a seat that gave none. */
  readonly nonces: readonly string[];
}

export function commitTo(secret: string): string {
  return sha256(secret);
}

export function fairKey(secret: string, nonces: readonly string[]): Key {
  return sha256Words([secret, ...nonces].join('\n'));
}

/** What is wrong with the claim that a key was made fairly, if anything is. */
export function fairProblem({ commitment, secret, nonces }: Fair, key: string): string | undefined {
  if (commitTo(secret) !== commitment) return 'The secret isn’t the one that the server committed to.';
  return hex(fairKey(secret, nonces)) === key ? undefined : 'The dice don’t follow from the secret and the nonces.';
}
