import type { Pool } from 'pg';
import type { PushAddress, PushAddresses } from '../push.ts';
import { calledPush, mutedPush, newPush, pushStateIn } from '../rows/push-rows.ts';
import { type DatabaseRow, textIn } from '../rows/rows.ts';
import { atOnceOn } from './at-once.ts';
import { onceIn } from './device-requests.ts';
import { patiently } from './patience.ts';

const LEAVE = 'update devices set push_endpoint = null, push = null where push_endpoint = $1';
const ONE = 'select id, push_endpoint, push from devices where guest = $1 and id = $2 and push_endpoint is not null';
const ALL = 'select id, push_endpoint, push from devices where guest = $1 and push_endpoint is not null order by id';
const CHANGE = 'update devices set push = $1 where guest = $2 and id = $3';

/** Push addresses in a PostgreSQL database: in the rows of their devices. */
export function postgresPush(readers: Pool, writer: Pool): PushAddresses {
  const atOnce = atOnceOn(writer);
  return {
    async keepAddress({ guest, id }, address, request, now) {
      await atOnce((client) =>
        onceIn(client, { guest, id: request }, now, async () => {
          await client.query(LEAVE, [address.endpoint]);
          await client.query(
            'update devices set push_endpoint = $1, push = $2 where guest = $3 and id = $4 and signed_out_at is null',
            [address.endpoint, newPush(address), guest, id],
          );
          return 'push-on';
        }),
      );
    },
    async dropAddress({ guest, id }, request, now) {
      await atOnce((client) =>
        onceIn(client, { guest, id: request }, now, async () => {
          await client.query('update devices set push_endpoint = null, push = null where guest = $1 and id = $2', [
            guest,
            id,
          ]);
          return 'push-off';
        }),
      );
    },
    async mute({ guest, id }, match, muted, request, now) {
      await atOnce((client) =>
        onceIn(client, { guest, id: request }, now, async () => {
          const { rows } = await client.query<DatabaseRow>(`${ONE} for update`, [guest, id]);
          const [row] = rows;
          if (row !== undefined) await client.query(CHANGE, [mutedPush(row, match, muted), guest, id]);
          return 'push-muted';
        }),
      );
    },
    async pushState({ guest, id }) {
      const { rows } = await patiently(() => readers.query<DatabaseRow>(ONE, [guest, id]));
      return pushStateIn(rows[0]);
    },
    claimCalls: (guest, match, question) =>
      atOnce(async (client) => {
        const { rows } = await client.query<DatabaseRow>(`${ALL} for update`, [guest]);
        const addresses: PushAddress[] = [];
        for (const row of rows) {
          const called = calledPush(row, match, question);
          if (called === null) continue;
          await client.query(CHANGE, [called.push, guest, textIn(row, 'id')]);
          addresses.push(called.address);
        }
        return addresses;
      }),
    async dropEndpoint(endpoint) {
      await patiently(() => writer.query(LEAVE, [endpoint]));
    },
  };
}
