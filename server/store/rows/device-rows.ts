import type { Device, DeviceKey, DeviceLink, HeldSeat, KeptLink } from '../devices.ts';
import { type DatabaseRow, numberIn, textIn } from './rows.ts';

export function heldSeatIn(row: DatabaseRow): HeldSeat {
  return {
    match: textIn(row, 'id'),
    game: textIn(row, 'game'),
    seat: numberIn(row, 'seat'),
    name: textIn(row, 'name'),
  };
}

export function deviceIn(row: DatabaseRow): Device {
  return {
    id: textIn(row, 'id'),
    name: textIn(row, 'name'),
    addedAt: row['added_at'] === null ? null : numberIn(row, 'added_at'),
    seenAt: numberIn(row, 'seen_at'),
  };
}

export function linkIn(row: DatabaseRow): DeviceLink {
  return {
    hash: textIn(row, 'hash'),
    guest: textIn(row, 'guest'),
    until: numberIn(row, 'until'),
    device: textIn(row, 'device'),
    deviceName: textIn(row, 'device_name'),
  };
}

/** A kept link as the answer to the request for it. */
export function linkAnswer({ hash, until }: KeptLink): string {
  return `${until} ${hash}`;
}

/** Answers of earlier releases leave the hash out: then it is what the same request makes now. */
export function keptLinkIn(answer: string | null, made: KeptLink): KeptLink {
  const [, until, hash = made.hash] = /^(\S+)(?: (.*))?$/.exec(answer ?? linkAnswer(made)) ?? [];
  return { hash, until: Number(until) };
}

export function deviceKeyIn(row: DatabaseRow): DeviceKey {
  return { guest: textIn(row, 'guest'), id: textIn(row, 'id') };
}
