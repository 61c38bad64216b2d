import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Guest } from '../../service/service.ts';
import { FIRST_DEVICE, SESSION_LASTS } from '../../store/devices.ts';
import type { Seal } from './seal.ts';

/** A guest at one of their devices. */
export interface GuestAtDevice extends Guest {
  readonly device: string;
}

/** Whom a cookie names. */
export interface NamedGuest extends GuestAtDevice {
  /** When the cookie was given; null for one of an earlier release, which did not say. */
  readonly givenAt: number | null;
}

const PURPOSE = 'guest';
const NAME = 'starboard';
/** Browsers take a cookie of this name only over https and from this very host: no neighbour can set it. */
const GUARDED = `__Host-${NAME}`;

/** Whom the cookie of a request names; without one that we signed, nobody. */
export function namedGuest({ headers }: IncomingMessage, seal: Seal): NamedGuest | undefined {
  const signed = cookieIn(headers.cookie, GUARDED) ?? cookieIn(headers.cookie, NAME);
  const text = signed === undefined ? undefined : seal.open(PURPOSE, signed);
  if (text === undefined) return undefined;
  const [id = '', device = FIRST_DEVICE, given] = text.split('.');
  return { id, device, givenAt: given === undefined ? null : Number.parseInt(given, 36) * 1000 };
}

function cookieIn(sent: string | undefined, name: string): string | undefined {
  const start = `${name}=`;
  return sent
    ?.split(';')
    .map((each) => each.trim())
    .find((each) => each.startsWith(start))
    ?.slice(start.length);
}

export function newGuest(): GuestAtDevice {
  return { id: randomBytes(16).toString('base64url'), device: FIRST_DEVICE };
}

/** When and over what a cookie is given. */
interface Giving {
  readonly https: boolean;
  readonly now: number;
}

/** The cookie by which a guest is known again, for as long as a session lasts without being used. */
export function guestCookie({ id, device }: GuestAtDevice, seal: Seal, { https, now }: Giving): string {
  const signed = seal.sign(PURPOSE, `${id}.${device}.${Math.floor(now / 1000).toString(36)}`);
  const held = `Max-Age=${SESSION_LASTS / 1000}; Path=/; HttpOnly; SameSite=Lax`;
  return https ? `${GUARDED}=${signed}; ${held}; Secure` : `${NAME}=${signed}; ${held}`;
}

/** Takes the cookie back that an earlier release gave under its plain name, where a guarded one takes its place. */
export function withdrawnCookies({ headers }: IncomingMessage, { https }: Giving): readonly string[] {
  return https && cookieIn(headers.cookie, NAME) !== undefined ? [`${NAME}=; Max-Age=0; Path=/; HttpOnly`] : [];
}
