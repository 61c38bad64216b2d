import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Guest } from '../../service/service.ts';
import type { Seal } from './seal.ts';

/** A guest at one of their devices. */
export interface GuestAtDevice extends Guest {
  readonly device: string;
}

/** The device a guest began with; its cookie names no device. */
const FIRST = 'first';

const PURPOSE = 'guest';
const YEAR = 365 * 24 * 3600;
/** Our own among the cookies that a browser sends. */
const COOKIE = /(?:^|;\s*)starboard=([^;\s]*)/;

/** Whom the cookie of a request names; without one that we signed, nobody. */
export function namedGuest({ headers }: IncomingMessage, seal: Seal): GuestAtDevice | undefined {
  const [, signed] = COOKIE.exec(headers.cookie ?? '') ?? [];
  const [id, device = FIRST] = (signed === undefined ? undefined : seal.open(PURPOSE, signed))?.split('.') ?? [];
  return id === undefined ? undefined : { id, device };
}

export function newGuest(): GuestAtDevice {
  return { id: randomId(), device: FIRST };
}

/** A further device of a guest. */
export function newDevice(): string {
  return randomId();
}

const randomId = (): string => randomBytes(16).toString('base64url');

/** The cookie by which a guest is known again, for a year from now. */
export function guestCookie({ id, device }: GuestAtDevice, seal: Seal, secure: boolean): string {
  const held = `Max-Age=${YEAR}; Path=/; HttpOnly; SameSite=Lax`;
  return `starboard=${seal.sign(PURPOSE, device === FIRST ? id : `${id}.${device}`)}; ${held}${secure ? '; Secure' : ''}`;
}
