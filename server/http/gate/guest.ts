import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Guest } from '../../service/service.ts';
import { FIRST_DEVICE, SESSION_LASTS } from '../../store/devices.ts';
import type { Seal } from './seal.ts';

export interface GuestAtDevice extends Guest {
  readonly device: string;
}

/** The guest that a cookie names. */
export interface NamedGuest extends GuestAtDevice {
  /** Null for a cookie of an earlier release, which has no time. */
  readonly givenAt: number | null;
}

const PURPOSE = 'guest';
const NAME = 'starboard';
/** Browsers accept a cookie with this prefix only over https and from this host, so no neighbouring host can set it. */
const GUARDED = `__Host-${NAME}`;

/** The guest that the request's cookie names, if we signed it. */
export function namedGuest({ headers }: IncomingMessage, seal: Seal): NamedGuest | undefined {
  const signed = cookieIn(headers.cookie, GUARDED) ?? cookieIn(headers.cookie, NAME);
  const text = signed === undefined ? undefined : seal.open(PURPOSE, signed);
  if (text === undefined) return undefined;
  const [id = '', device = FIRST_DEVICE, given] = text.split('.');
  return { id: apart(id), device, givenAt: given === undefined ? null : Number.parseInt(given, 36) * 1000 };
}

/**
 * The same text in memory of its own. As a part of the cookie it would be slower to compare, and every choice compares
 * it several times.
 */
const apart = (text: string): string => Buffer.from(text).toString();

/** Whether the request has a cookie by one of our names, whatever it is worth. */
export function hasCookie({ headers }: IncomingMessage): boolean {
  return [GUARDED, NAME].some((name) => cookieIn(headers.cookie, name) !== undefined);
}

function cookieIn(sent: string | undefined, name: string): string | undefined {
  const start = `${name}=`;
  return sent
    ?.split(';')
    .map((each) => each.trim())
    .find((each) => each.startsWith(start))
    ?.slice(start.length);
}

/**
 * The public name of a guest: the server sends it, and requests may say which guest they are from. It stays the
 * same, and the id can't be found from it.
 */
export function publicName(id: string): string {
  return createHash('sha256').update(`public ${id}`).digest('base64url').slice(0, PUBLIC_NAME);
}

const PUBLIC_NAME = 16;

export function newGuest(): GuestAtDevice {
  return { id: randomBytes(16).toString('base64url'), device: FIRST_DEVICE };
}

interface Giving {
  readonly https: boolean;
  readonly now: number;
}

/** Lasts as long as an unused session. */
export function guestCookie({ id, device }: GuestAtDevice, seal: Seal, { https, now }: Giving): string {
  const signed = seal.sign(PURPOSE, `${id}.${device}.${Math.floor(now / 1000).toString(36)}`);
  const held = `Max-Age=${SESSION_LASTS / 1000}; Path=/; HttpOnly; SameSite=Lax`;
  return https ? `${GUARDED}=${signed}; ${held}; Secure` : `${NAME}=${signed}; ${held}`;
}

/** Removes the cookie that an earlier release set under its plain name, once the guarded one replaces it. */
export function withdrawnCookies({ headers }: IncomingMessage, { https }: Giving): readonly string[] {
  return https && cookieIn(headers.cookie, NAME) !== undefined ? [`${NAME}=; Max-Age=0; Path=/; HttpOnly`] : [];
}
