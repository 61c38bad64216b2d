import type { ClientBase } from 'pg';
import { type DeviceRequest, REQUESTS_KEPT, REQUESTS_LAST } from '../devices.ts';
import { type DatabaseRow, textIn } from '../rows/rows.ts';

/** What a request was answered. */
export const ANSWER = 'select answer from device_requests where guest = $1 and id = $2';

/**
 * Does what a request asks for and keeps its answer, or gives the answer it got before. To be called within a
 * transaction; of two nodes with the same request one waits for the other. What comes to null is not kept, and is done
 * again.
 */
export async function onceIn(
  client: ClientBase,
  { guest, id }: DeviceRequest,
  now: number,
  work: () => Promise<string | null>,
): Promise<string | null> {
  // Each later than the guest's last, so that no clock makes a new request the oldest.
  const { rowCount } = await client.query(
    `insert into device_requests (guest, id, at, answer)
     select $1, $2, greatest($3::double precision, max(at) + 1), '' from device_requests where guest = $1
     on conflict do nothing`,
    [guest, id, now],
  );
  if (rowCount === 0) {
    const { rows } = await client.query<DatabaseRow>(ANSWER, [guest, id]);
    return textIn(rows[0] ?? {}, 'answer');
  }
  const answer = await work();
  if (answer === null) await client.query('delete from device_requests where guest = $1 and id = $2', [guest, id]);
  else await client.query('update device_requests set answer = $3 where guest = $1 and id = $2', [guest, id, answer]);
  await forgetOld(client, guest, now);
  return answer;
}

async function forgetOld(client: ClientBase, guest: string, now: number): Promise<void> {
  await client.query(
    `delete from device_requests where at <= $2 or guest = $1 and id not in (
       select id from device_requests where guest = $1 order by at desc, id limit ${REQUESTS_KEPT}
     )`,
    [guest, now - REQUESTS_LAST],
  );
}
