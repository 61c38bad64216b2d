import type { DeviceKey } from './devices.ts';

/** Where a device is called when it is its player's turn, and the keys with which only it can read the call. */
export interface PushAddress {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface PushState {
  readonly on: boolean;
  /** Matches for which the device is not called. */
  readonly muted: readonly string[];
}

/** How many matches are remembered of a device; the one that nothing happened to for longest is forgotten first. */
export const MATCHES_KNOWN = 100;

/** One address for each device. It goes when the device is signed out, unused for too long or forgotten. */
export interface PushAddresses {
  /** Replaces the device's address. A browser that was known as another device is only this one from now on. */
  keepAddress(key: DeviceKey, address: PushAddress, request: string, now: number): Promise<void>;
  dropAddress(key: DeviceKey, request: string, now: number): Promise<void>;
  /** Does nothing if the device has no address. */
  mute(key: DeviceKey, match: string, muted: boolean, request: string, now: number): Promise<void>;
  pushState(key: DeviceKey): Promise<PushState>;
  /** The guest's addresses that should be called for a question: each once, on whichever node, and none that is muted. */
  claimCalls(guest: string, match: string, question: number): Promise<readonly PushAddress[]>;
  /** For an address that its push service doesn't know any more. */
  dropEndpoint(endpoint: string): Promise<void>;
}
