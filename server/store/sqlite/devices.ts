import type { DatabaseSync } from 'node:sqlite';
import {
  CLOCKS_APART,
  type DeviceLink,
  type Devices,
  FIRST_DEVICE,
  isHolding,
  MOST_DEVICES,
  REQUESTS_LAST,
  SIGNED_OUT,
} from '../devices.ts';
import { deviceIn, deviceKeyIn, heldSeatIn, keptLinkIn, linkAnswer, linkIn } from '../rows/device-rows.ts';
import { numberIn, textIn } from '../rows/rows.ts';
import { atOnce } from './at-once.ts';
import { sqliteDeviceRequests } from './device-requests.ts';

/** Devices in a SQLite file. */
export function sqliteDevices(database: DatabaseSync): Devices {
  const seats = database.prepare(
    `select m.id, m.game, s.seat, s.name from seats s join matches m on m.key = s.match
     where s.guest = ? and m.phase in ('gathering', 'playing') order by m.last_at desc, m.id, s.seat limit ?`,
  );
  const dropOldLinks = database.prepare('delete from device_links where until <= ?');
  const putLink = database.prepare(
    `insert into device_links (guest, hash, until, device, device_name) values (?, ?, ?, ?, ?)
     on conflict (guest) do update set hash = excluded.hash, until = excluded.until,
       device = excluded.device, device_name = excluded.device_name`,
  );
  const link = database.prepare('select * from device_links where hash = ?');
  const dropLink = database.prepare('delete from device_links where guest = ?');
  const count = database.prepare('select count(*) as devices from devices where guest = ?');
  const addDevice = database.prepare(
    'insert into devices (guest, id, name, added_at, seen_at) values (?, ?, ?, ?, ?) on conflict do nothing',
  );
  const justAdded = database.prepare(
    'select guest from devices where id = ? and added_at > ? and signed_out_at is null',
  );
  const devices = database.prepare(
    'select * from devices where guest = ? and signed_out_at is null order by seen_at desc, id',
  );
  const device = database.prepare('select seen_at, signed_out_at from devices where guest = ? and id = ?');
  const see = database.prepare('update devices set seen_at = ? where guest = ? and id = ?');
  const signOut = database.prepare(
    `update devices set signed_out_at = ?, push_endpoint = null, push = null
     where guest = ? and id = ? and signed_out_at is null`,
  );
  const signedOut = database.prepare('select guest, id from devices where signed_out_at >= ?');

  const dropSessions = database.prepare(
    `delete from devices where rowid in (
       select rowid from devices where seen_at < ? and (signed_out_at is null or signed_out_at < ?) limit ?
     )`,
  );

  const { once, answerTo } = sqliteDeviceRequests(database);

  const linkBy = (hash: string): DeviceLink | undefined => {
    const row = link.get(hash);
    return row && linkIn(row);
  };

  return {
    seatsOf: async (guest, most) => seats.all(guest, most).map(heldSeatIn),
    async keepLink(made, request, now) {
      const { guest, hash, until, device: maker, deviceName } = made;
      const kept = (): string => {
        dropOldLinks.run(now - CLOCKS_APART);
        putLink.run(guest, hash, until, maker, deviceName);
        return linkAnswer(made);
      };
      const answer = atOnce(database, () => once({ guest, id: request }, now, kept));
      return keptLinkIn(answer, made);
    },
    async findLink(hash, now) {
      const found = linkBy(hash);
      return found && isHolding(found, now) ? found : undefined;
    },
    async withdrawLink(request, now) {
      const withdrawn = (): string => {
        dropLink.run(request.guest);
        return 'withdrawn';
      };
      atOnce(database, () => once(request, now, withdrawn));
    },
    async useLink(hash, { id, name }, now) {
      return atOnce(database, () => {
        const found = linkBy(hash);
        if (found === undefined || !isHolding(found, now)) {
          if (found !== undefined) dropLink.run(found.guest);
          const added = justAdded.get(id, now - REQUESTS_LAST);
          return added === undefined ? 'no-link' : { guest: textIn(added, 'guest') };
        }
        const { guest } = found;
        if (numberIn(count.get(guest) ?? {}, 'devices') >= MOST_DEVICES) return 'too-many';
        dropLink.run(guest);
        addDevice.run(guest, found.device, found.deviceName, null, now);
        addDevice.run(guest, id, name, now, now);
        return { guest };
      });
    },
    devicesOf: async (guest) => devices.all(guest).map(deviceIn),
    async findDevice({ guest, id }) {
      const row = device.get(guest, id);
      return row && { seenAt: numberIn(row, 'seen_at'), signedOut: row['signed_out_at'] !== null };
    },
    async noteSeen({ guest, id }, at) {
      see.run(at, guest, id);
    },
    async beginSession({ guest, id }, name, now) {
      atOnce(database, () => addDevice.run(guest, id, name, id === FIRST_DEVICE ? null : now, now));
    },
    async signOut({ guest, id }, request, at, evenIfOnly) {
      return atOnce(database, () => {
        const known = devices.all(guest).map(deviceIn);
        const isKnown = known.some((each) => each.id === id);
        const done = once({ guest, id: request }, at, () => {
          if (!isKnown || (known.length === 1 && !evenIfOnly)) return null;
          signOut.run(at, guest, id);
          return SIGNED_OUT;
        });
        if (done !== null) return 'signed-out';
        return isKnown ? 'only' : 'unknown';
      });
    },
    hasSignedOut: async (request) => answerTo(request) === SIGNED_OUT,
    signedOutSince: async (moment) => signedOut.all(moment).map(deviceKeyIn),
    async dropSessions(before, most) {
      return atOnce(database, () => Number(dropSessions.run(before, before, most).changes));
    },
  };
}
