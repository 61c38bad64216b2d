import { createHash } from 'node:crypto';
import { type DeviceLink, LINK_LASTS } from '../../store/devices.ts';
import type { GuestAtDevice } from './guest.ts';
import type { Seal } from './seal.ts';

/**
 * A new link for another device of a guest: the token for the client, and what the store keeps of it. The token follows
 * from the request, so the same request gives the same link on any node; nobody else can make it.
 */
export function newLink(
  seal: Seal,
  guest: GuestAtDevice,
  request: string,
  deviceName: string,
  now: number,
): { token: string; link: DeviceLink } {
  const token = hashOf(seal.sign('device-link', `${guest.id} ${request}`));
  return {
    token,
    link: { hash: hashOf(token), guest: guest.id, until: now + LINK_LASTS, device: guest.device, deviceName },
  };
}

/** The id of a device that uses a link: the same when the same page asks again. */
export function deviceBy(seal: Seal, token: string, request: string): string {
  return hashOf(seal.sign('device', `${token} ${request}`)).slice(0, DEVICE_ID);
}

/** As long as a random id that nobody can guess. */
const DEVICE_ID = 22;

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
