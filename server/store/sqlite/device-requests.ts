import type { DatabaseSync } from 'node:sqlite';
import { type DeviceRequest, REQUESTS_KEPT, REQUESTS_LAST } from '../devices.ts';
import { textIn } from '../rows/rows.ts';

/**
 * Does what a request asks for and keeps its answer, or gives the answer it got before. To be called within a
 * transaction. What comes to null is not kept, and is done again.
 */
type Once = (request: DeviceRequest, now: number, work: () => string | null) => string | null;

export interface SqliteDeviceRequests {
  readonly once: Once;
  /** What a request was answered; undefined for one that is not known. */
  answerTo(request: DeviceRequest): string | undefined;
}

export function sqliteDeviceRequests(database: DatabaseSync): SqliteDeviceRequests {
  const find = database.prepare('select answer from device_requests where guest = ? and id = ?');
  // Each later than the guest's last, so that no clock makes a new request the oldest.
  const keep = database.prepare(
    `insert into device_requests (guest, id, at, answer)
     select ?1, ?2, max(?3, coalesce(max(at) + 1, ?3)), ?4 from device_requests where guest = ?1`,
  );
  const dropOld = database.prepare('delete from device_requests where at <= ?');
  const dropMany = database.prepare(
    `delete from device_requests where guest = ?1 and id not in (
       select id from device_requests where guest = ?1 order by at desc, id limit ${REQUESTS_KEPT}
     )`,
  );
  const answerTo = ({ guest, id }: DeviceRequest): string | undefined => {
    const known = find.get(guest, id);
    return known && textIn(known, 'answer');
  };
  const once: Once = (request, now, work) => {
    const known = answerTo(request);
    if (known !== undefined) return known;
    const answer = work();
    if (answer === null) return null;
    keep.run(request.guest, request.id, now, answer);
    dropOld.run(now - REQUESTS_LAST);
    dropMany.run(request.guest);
    return answer;
  };
  return { once, answerTo };
}
