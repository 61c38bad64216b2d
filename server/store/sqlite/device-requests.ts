import type { DatabaseSync } from 'node:sqlite';
import { type DeviceRequest, REQUESTS_KEPT, REQUESTS_LAST } from '../devices.ts';
import { textIn } from '../rows/rows.ts';

/**
 * Does what a request asks for and keeps its answer, or gives the answer it got before. To be called within a
 * transaction. What comes to null is not kept, and is done again.
 */
export type Once = (request: DeviceRequest, now: number, work: () => string | null) => string | null;

export function sqliteDeviceRequests(database: DatabaseSync): Once {
  const find = database.prepare('select answer from device_requests where guest = ? and id = ?');
  const keep = database.prepare('insert into device_requests (guest, id, at, answer) values (?, ?, ?, ?)');
  const dropOld = database.prepare('delete from device_requests where at <= ?');
  const dropMany = database.prepare(
    `delete from device_requests where guest = ?1 and id not in (
       select id from device_requests where guest = ?1 order by at desc, id limit ${REQUESTS_KEPT}
     )`,
  );
  return ({ guest, id }, now, work) => {
    const known = find.get(guest, id);
    if (known !== undefined) return textIn(known, 'answer');
    const answer = work();
    if (answer === null) return null;
    keep.run(guest, id, now, answer);
    dropOld.run(now - REQUESTS_LAST);
    dropMany.run(guest);
    return answer;
  };
}
