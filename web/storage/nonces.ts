import { forget, keysUnder, readKept, tryKeep } from './values.ts';

/**
 * Nonces that this browser has committed to, by their SHA-256. They are stored before the commitment is sent, so that a
 * reloaded page can still reveal them.
 */
interface Promised {
  readonly nonce: string;
  readonly at: number;
}

const UNDER = 'nonce.';
const MOST_KEPT = 100;

/** If the browser stores nothing, they last as long as the page. */
const held = new Map<string, string>();

export function keepNonce(commitment: string, nonce: string): void {
  held.set(commitment, nonce);
  const promised: Promised = { nonce, at: Date.now() };
  tryKeep(UNDER + commitment, promised);
  for (const key of latestFirst().slice(MOST_KEPT)) forget(key);
}

export function promisedNonce(commitment: string): string | undefined {
  return held.get(commitment) ?? read(UNDER + commitment)?.nonce;
}

export function forgetNonces(): void {
  held.clear();
  for (const key of keysUnder(UNDER)) forget(key);
}

function latestFirst(): readonly string[] {
  return keysUnder(UNDER).toSorted((a, b) => (read(b)?.at ?? 0) - (read(a)?.at ?? 0));
}

function read(key: string): Promised | undefined {
  const kept = readKept(key);
  if (typeof kept !== 'object' || kept === null || !('nonce' in kept) || !('at' in kept)) return undefined;
  const { nonce, at } = kept;
  return typeof nonce === 'string' && typeof at === 'number' ? { nonce, at } : undefined;
}
