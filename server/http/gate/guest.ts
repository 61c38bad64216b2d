import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Guest } from '../../service/service.ts';
import type { Seal } from './seal.ts';

const PURPOSE = 'guest';
const YEAR = 365 * 24 * 3600;
/** Our own among the cookies that a browser sends. */
const COOKIE = /(?:^|;\s*)starboard=([^;\s]*)/;

/** Who sent a request, by their cookie; without one that holds, nobody yet. */
export function knownGuest({ headers }: IncomingMessage, seal: Seal): Guest | undefined {
  const [, signed] = COOKIE.exec(headers.cookie ?? '') ?? [];
  const id = signed === undefined ? undefined : seal.open(PURPOSE, signed);
  return id === undefined ? undefined : { id };
}

export function newGuest(): Guest {
  return { id: randomBytes(16).toString('base64url') };
}

/** The cookie by which a guest is known again, for a year from now. */
export function guestCookie({ id }: Guest, seal: Seal, secure: boolean): string {
  const held = `Max-Age=${YEAR}; Path=/; HttpOnly; SameSite=Lax`;
  return `starboard=${seal.sign(PURPOSE, id)}; ${held}${secure ? '; Secure' : ''}`;
}
