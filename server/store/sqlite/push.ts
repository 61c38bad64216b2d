import type { DatabaseSync } from 'node:sqlite';
import type { PushAddresses } from '../push.ts';
import { calledPush, mutedPush, newPush, pushStateIn } from '../rows/push-rows.ts';
import { textIn } from '../rows/rows.ts';
import { atOnce } from './at-once.ts';
import { sqliteDeviceRequests } from './device-requests.ts';

/** Push addresses in a SQLite file: in the rows of their devices. */
export function sqlitePush(database: DatabaseSync): PushAddresses {
  const leave = database.prepare('update devices set push_endpoint = null, push = null where push_endpoint = ?');
  const put = database.prepare(
    'update devices set push_endpoint = ?, push = ? where guest = ? and id = ? and signed_out_at is null',
  );
  const one = database.prepare(
    'select id, push_endpoint, push from devices where guest = ? and id = ? and push_endpoint is not null',
  );
  const all = database.prepare(
    'select id, push_endpoint, push from devices where guest = ? and push_endpoint is not null order by id',
  );
  const change = database.prepare('update devices set push = ? where guest = ? and id = ?');
  const { once } = sqliteDeviceRequests(database);

  return {
    async keepAddress({ guest, id }, address, request, now) {
      const kept = (): string => {
        leave.run(address.endpoint);
        put.run(address.endpoint, newPush(address), guest, id);
        return 'push-on';
      };
      atOnce(database, () => once({ guest, id: request }, now, kept));
    },
    async dropAddress({ guest, id }, request, now) {
      const dropped = (): string => {
        put.run(null, null, guest, id);
        return 'push-off';
      };
      atOnce(database, () => once({ guest, id: request }, now, dropped));
    },
    async mute({ guest, id }, match, muted, request, now) {
      const done = (): string => {
        const row = one.get(guest, id);
        if (row !== undefined) change.run(mutedPush(row, match, muted), guest, id);
        return 'push-muted';
      };
      atOnce(database, () => once({ guest, id: request }, now, done));
    },
    pushState: async ({ guest, id }) => pushStateIn(one.get(guest, id)),
    async claimCalls(guest, match, question) {
      return atOnce(database, () =>
        all.all(guest).flatMap((row) => {
          const called = calledPush(row, match, question);
          if (called === null) return [];
          change.run(called.push, guest, textIn(row, 'id'));
          return [called.address];
        }),
      );
    },
    async dropEndpoint(endpoint) {
      leave.run(endpoint);
    },
  };
}
