/** A seat that a guest holds in a match that is not over. */
export interface HeldSeat {
  readonly match: string;
  readonly game: string;
  readonly seat: number;
  readonly name: string;
}

/** A browser or a program that plays as a guest. */
export interface Device {
  readonly id: string;
  /** In plain words, such as "Chrome on Android". */
  readonly name: string;
  /** When it was added by a link; null for the one the guest began with. */
  readonly addedAt: number | null;
  readonly seenAt: number;
}

/** Good once, for one more device of a guest. Only the hash of its token is kept. */
export interface DeviceLink {
  readonly hash: string;
  readonly guest: string;
  readonly until: number;
  /** The device that made it. */
  readonly device: string;
  readonly deviceName: string;
}

export interface DeviceKey {
  readonly guest: string;
  readonly id: string;
}

/** By what a request is known that changes the devices of a guest. */
export interface DeviceRequest {
  readonly guest: string;
  readonly id: string;
}

/** How many such requests are remembered of a guest, and how long, in milliseconds. */
export const REQUESTS_KEPT = 64;
export const REQUESTS_LAST = 24 * 3600_000;

/** Nodes' clocks may be this far apart, in milliseconds. */
export const CLOCKS_APART = 60_000;

/** What a request for a link came to, when it was first made. */
export interface KeptLink {
  readonly hash: string;
  readonly until: number;
}

/** The answer that is kept of a request which signed a device out. */
export const SIGNED_OUT = 'signed-out';

export type LinkUsed = { readonly guest: string } | 'no-link' | 'too-many';

/** How long a session lasts after it was last used, in milliseconds: as long as browsers keep a cookie. */
export const SESSION_LASTS = 400 * 24 * 3600_000;

/** The device a guest began with. */
export const FIRST_DEVICE = 'first';

/** How long a link holds, in milliseconds. */
export const LINK_LASTS = 10 * 60_000;

/** Whether a link holds by a node's clock. A clock that was set back does not lengthen it; one that is behind may use it. */
export function isHolding({ until }: DeviceLink, now: number): boolean {
  return until > now && until <= now + LINK_LASTS + CLOCKS_APART;
}

/** Devices a guest can have had in all: a device signed out stays known, or its old cookie would hold again. */
export const MOST_DEVICES = 50;

/** Where it is kept which devices play as which guest. A request that is sent again gets its answer and changes nothing. */
export interface Devices {
  /** Seats in matches that are not over, the latest first. */
  seatsOf(guest: string, most: number): Promise<readonly HeldSeat[]>;
  /** In place of the guest's earlier link. Those that are too old go with it. */
  keepLink(link: DeviceLink, request: string, now: number): Promise<KeptLink>;
  /** A link while it holds. */
  findLink(hash: string, now: number): Promise<DeviceLink | undefined>;
  withdrawLink(request: DeviceRequest, now: number): Promise<void>;
  /**
   * Uses a link up and adds the device that did, all at once; of several that try, one has it. The device that has it may
   * ask again for as long as requests are remembered, whichever node's clock is ahead. A link that is refused because of
   * its time is gone for every node.
   */
  useLink(hash: string, device: Pick<Device, 'id' | 'name'>, now: number): Promise<LinkUsed>;
  /** Makes a session known that is not yet. */
  beginSession(key: DeviceKey, name: string, now: number): Promise<void>;
  /** Devices that are not signed out, the latest seen first. None while a guest has done nothing that is kept. */
  devicesOf(guest: string): Promise<readonly Device[]>;
  findDevice(key: DeviceKey): Promise<{ readonly seenAt: number; readonly signedOut: boolean } | undefined>;
  noteSeen(key: DeviceKey, at: number): Promise<void>;
  /** Unless it is the guest's only one, which has to be meant. */
  signOut(key: DeviceKey, request: string, at: number, evenIfOnly: boolean): Promise<'signed-out' | 'unknown' | 'only'>;
  /** Whether this very request has signed a device out. */
  hasSignedOut(request: DeviceRequest): Promise<boolean>;
  signedOutSince(moment: number): Promise<readonly DeviceKey[]>;
  /** Drops up to so many sessions that nobody has used, and that were signed out if at all, before a moment; how many. */
  dropSessions(before: number, most: number): Promise<number>;
}
