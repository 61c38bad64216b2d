import type { ClientBase, Pool } from 'pg';
import { patiently } from './patience.ts';

export type AtOnce = <T>(work: (client: ClientBase) => Promise<T>) => Promise<T>;

/** All of it or nothing. Begun again after a lost line, what was asked for may be found done, by this very request. */
export function atOnceOn(writer: Pool): AtOnce {
  return (work) =>
    patiently(async () => {
      const client = await writer.connect();
      try {
        await client.query('begin');
        const result = await work(client);
        await client.query('commit');
        client.release();
        return result;
      } catch (error) {
        client.release(true);
        throw error;
      }
    });
}
