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

export type LinkUsed = { readonly guest: string } | 'no-link' | 'too-many';

/** How long a link holds, in milliseconds. */
export const LINK_LASTS = 10 * 60_000;

/** Devices a guest can have had in all: a device signed out stays known, or its old cookie would hold again. */
export const MOST_DEVICES = 50;

/** Where it is kept which devices play as which guest. */
export interface Devices {
  /** Seats in matches that are not over, the latest first. */
  seatsOf(guest: string, most: number): Promise<readonly HeldSeat[]>;
  /** In place of the guest's earlier link. Those that are too old go with it. */
  keepLink(link: DeviceLink, now: number): Promise<void>;
  /** A link while it holds. */
  findLink(hash: string, now: number): Promise<DeviceLink | undefined>;
  withdrawLink(guest: string): Promise<void>;
  /** Uses a link up and adds the device that did, all at once; of several that try, one has it. */
  useLink(hash: string, device: Pick<Device, 'id' | 'name'>, now: number): Promise<LinkUsed>;
  /** Devices that are not signed out, the latest seen first. None while a guest has only the one they began with. */
  devicesOf(guest: string): Promise<readonly Device[]>;
  findDevice(key: DeviceKey): Promise<{ readonly seenAt: number; readonly signedOut: boolean } | undefined>;
  noteSeen(key: DeviceKey, at: number): Promise<void>;
  /** Unless it is the guest's only one. */
  signOut(key: DeviceKey, at: number): Promise<'signed-out' | 'unknown' | 'only'>;
  signedOutSince(moment: number): Promise<readonly DeviceKey[]>;
}
