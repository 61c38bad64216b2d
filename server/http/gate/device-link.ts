import { createHash } from 'node:crypto';
import type { Seal } from './seal.ts';

/**
 * The token of a link for another device of a guest, for each valid secret, the current one first. It follows from the
 * request, so the same request gives the same link on any node; nobody else can make it.
 */
export function linkTokens(seal: Seal, guest: string, request: string): readonly [string, ...string[]] {
  const [present, ...old] = seal.signatures('device-link', `${guest} ${request}`);
  return [hashOf(present), ...old.map(hashOf)];
}

/** The id of a device that uses a link: the same when the same page asks again. Nobody can predict it without the token. */
export function deviceBy(token: string, request: string): string {
  return hashOf(`device ${token} ${request}`).slice(0, DEVICE_ID);
}

/** As long as a random id that nobody can guess. */
const DEVICE_ID = 22;

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
