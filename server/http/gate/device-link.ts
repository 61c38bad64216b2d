import { createHash } from 'node:crypto';
import type { Seal } from './seal.ts';

/**
 * The token of a link for one more device of a guest, as each accepted secret makes it, the present one first. It follows
 * from the request, so that the same request gives the same link on any node; nobody else can make it.
 */
export function linkTokens(seal: Seal, guest: string, request: string): readonly [string, ...string[]] {
  const [present, ...old] = seal.signatures('device-link', `${guest} ${request}`);
  return [hashOf(present), ...old.map(hashOf)];
}

/** The id of a device that uses a link: the same when the same page asks again. Nobody can foresee it without the token. */
export function deviceBy(token: string, request: string): string {
  return hashOf(`device ${token} ${request}`).slice(0, DEVICE_ID);
}

/** As long as a name drawn at random that nobody guesses. */
const DEVICE_ID = 22;

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
