import { createHash, randomBytes } from 'node:crypto';
import { type DeviceLink, LINK_LASTS } from '../../store/devices.ts';
import type { GuestAtDevice } from './guest.ts';

/** A new link for one more device of a guest: its token for whoever asked, and what is kept of it. */
export function newLink(guest: GuestAtDevice, deviceName: string, now: number): { token: string; link: DeviceLink } {
  const token = randomBytes(24).toString('base64url');
  return {
    token,
    link: { hash: hashOf(token), guest: guest.id, until: now + LINK_LASTS, device: guest.device, deviceName },
  };
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
