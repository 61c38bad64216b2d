import type { ClientBase, Pool } from 'pg';
import {
  CLOCKS_APART,
  type Devices,
  FIRST_DEVICE,
  isHolding,
  type LinkUsed,
  MOST_DEVICES,
  REQUESTS_LAST,
  SIGNED_OUT,
} from '../devices.ts';
import { deviceIn, deviceKeyIn, heldSeatIn, keptLinkIn, linkAnswer, linkIn } from '../rows/device-rows.ts';
import { type DatabaseRow, numberIn, textIn } from '../rows/rows.ts';
import { atOnceOn } from './at-once.ts';
import { ANSWER, onceIn } from './device-requests.ts';
import { patiently } from './patience.ts';

/** Devices in a PostgreSQL database. */
export function postgresDevices(readers: Pool, writer: Pool): Devices {
  const on =
    (pool: Pool) =>
    async (sql: string, values: readonly unknown[]): Promise<readonly DatabaseRow[]> =>
      (await patiently(() => pool.query<DatabaseRow>(sql, [...values]))).rows;
  const ask = on(readers);
  const write = on(writer);

  const atOnce = atOnceOn(writer);

  async function useLink(
    client: ClientBase,
    hash: string,
    added: { id: string; name: string },
    now: number,
  ): Promise<LinkUsed> {
    const { rows } = await client.query<DatabaseRow>('select * from device_links where hash = $1 for update', [hash]);
    const found = rows[0] && linkIn(rows[0]);
    if (found === undefined || !isHolding(found, now)) {
      if (found !== undefined) await client.query('delete from device_links where guest = $1', [found.guest]);
      const justAdded = await client.query<DatabaseRow>(
        'select guest from devices where id = $1 and added_at > $2 and signed_out_at is null',
        [added.id, now - REQUESTS_LAST],
      );
      return justAdded.rows[0] === undefined ? 'no-link' : { guest: textIn(justAdded.rows[0], 'guest') };
    }
    const { guest, device, deviceName } = found;
    const counted = await client.query<DatabaseRow>('select count(*)::int as devices from devices where guest = $1', [
      guest,
    ]);
    if (numberIn(counted.rows[0] ?? {}, 'devices') >= MOST_DEVICES) return 'too-many';
    await client.query('delete from device_links where guest = $1', [guest]);
    await client.query(
      `insert into devices (guest, id, name, added_at, seen_at) values ($1, $2, $3, null, $6), ($1, $4, $5, $6, $6)
       on conflict do nothing`,
      [guest, device, deviceName, added.id, added.name, now],
    );
    return { guest };
  }

  return {
    async seatsOf(guest, most) {
      const rows = await ask(
        `select m.id, m.game, s.seat, s.name from seats s join matches m on m.key = s.match
         where s.guest = $1 and m.phase in ('gathering', 'playing')
         order by m.last_at desc, m.id collate "C", s.seat limit $2`,
        [guest, most],
      );
      return rows.map(heldSeatIn);
    },
    async keepLink(made, request, now) {
      const { guest, hash, until, device, deviceName } = made;
      await write('delete from device_links where until <= $1', [now - CLOCKS_APART]);
      const answer = await atOnce((client) =>
        onceIn(client, { guest, id: request }, now, async () => {
          await client.query(
            `insert into device_links (guest, hash, until, device, device_name) values ($1, $2, $3, $4, $5)
             on conflict (guest) do update set hash = excluded.hash, until = excluded.until,
               device = excluded.device, device_name = excluded.device_name`,
            [guest, hash, until, device, deviceName],
          );
          return linkAnswer(made);
        }),
      );
      return keptLinkIn(answer, made);
    },
    async findLink(hash, now) {
      const [row] = await ask('select * from device_links where hash = $1', [hash]);
      const found = row && linkIn(row);
      return found && isHolding(found, now) ? found : undefined;
    },
    async withdrawLink(request, now) {
      await atOnce((client) =>
        onceIn(client, request, now, async () => {
          await client.query('delete from device_links where guest = $1', [request.guest]);
          return 'withdrawn';
        }),
      );
    },
    useLink: (hash, added, now) => atOnce((client) => useLink(client, hash, added, now)),
    async devicesOf(guest) {
      const rows = await ask(
        'select * from devices where guest = $1 and signed_out_at is null order by seen_at desc, id collate "C"',
        [guest],
      );
      return rows.map(deviceIn);
    },
    async findDevice({ guest, id }) {
      const [row] = await ask('select seen_at, signed_out_at from devices where guest = $1 and id = $2', [guest, id]);
      return row && { seenAt: numberIn(row, 'seen_at'), signedOut: row['signed_out_at'] !== null };
    },
    async noteSeen({ guest, id }, at) {
      await write('update devices set seen_at = $1 where guest = $2 and id = $3', [at, guest, id]);
    },
    async beginSession({ guest, id }, name, now) {
      await write(
        `insert into devices (guest, id, name, added_at, seen_at) values ($1, $2, $3, $4, $5) on conflict do nothing`,
        [guest, id, name, id === FIRST_DEVICE ? null : now, now],
      );
    },
    signOut: ({ guest, id }, request, at, evenIfOnly) =>
      atOnce(async (client) => {
        const { rows } = await client.query<DatabaseRow>(
          'select * from devices where guest = $1 and signed_out_at is null order by id for update',
          [guest],
        );
        const isKnown = rows.some((row) => row['id'] === id);
        const done = await onceIn(client, { guest, id: request }, at, async () => {
          if (!isKnown || (rows.length === 1 && !evenIfOnly)) return null;
          await client.query(
            `update devices set signed_out_at = $1, push_endpoint = null, push = null where guest = $2 and id = $3`,
            [at, guest, id],
          );
          return SIGNED_OUT;
        });
        if (done !== null) return 'signed-out';
        return isKnown ? 'only' : 'unknown';
      }),
    async hasSignedOut({ guest, id }) {
      const [row] = await ask(ANSWER, [guest, id]);
      return row !== undefined && textIn(row, 'answer') === SIGNED_OUT;
    },
    async signedOutSince(moment) {
      return (await ask('select guest, id from devices where signed_out_at >= $1', [moment])).map(deviceKeyIn);
    },
    async dropSessions(before, most) {
      const rows = await write(
        `delete from devices where (guest, id) in (
           select guest, id from devices where seen_at < $1 and (signed_out_at is null or signed_out_at < $1) limit $2
         ) returning id`,
        [before, most],
      );
      return rows.length;
    },
  };
}
