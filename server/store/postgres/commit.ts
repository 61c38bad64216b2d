import type { ClientBase, Pool } from 'pg';
import type { Commit } from '../writing/group-commit.ts';
import type { InOrder } from '../writing/in-order.ts';
import type { Outcome, Write } from '../writing/write.ts';
import { decide } from './decide.ts';
import { lookUp } from './look-up.ts';
import { patiently } from './patience.ts';
import {
  keepEntries,
  keepLines,
  keepMatches,
  keepSeats,
  keepSnapshots,
  keepSummaries,
  lockMatches,
} from './statements.ts';

/**
 * Keeps a group of writes in one transaction. When the connection is lost the group is begun again; when it
 * was lost while committing, nobody knows whether it was kept, so its writes are in doubt and looked up first.
 * By then the lost transaction is over: ours waited for the rows it had locked.
 */
export function postgresCommit(writer: Pool): Commit {
  const inDoubt = new WeakSet<Write>();
  return (writes, inOrder) =>
    patiently(async () => {
      const client = await writer.connect();
      try {
        await client.query('begin isolation level read committed');
        const outcomes = await apply(
          client,
          writes,
          writes.filter((write) => inDoubt.has(write)),
          inOrder,
        );
        await client.query('commit').catch((error: unknown) => {
          for (const write of writes) inDoubt.add(write);
          throw error;
        });
        client.release();
        return outcomes;
      } catch (error) {
        // Closing the connection rolls back whatever was begun on it.
        client.release(true);
        throw error;
      }
    });
}

/** Every write locks the row of its match, all in the same order, so that nodes wait for each other but never in a ring. */
async function apply(
  client: ClientBase,
  writes: readonly Write[],
  inDoubt: readonly Write[],
  inOrder: InOrder,
): Promise<readonly Outcome[]> {
  const created = await createMatches(client, writes);
  const locked = await lockMatches(client, [...new Set(writes.map(({ id }) => id))]);
  const kept = await lookUp(
    client,
    inDoubt.filter((write) => !created.has(write)),
  );
  const decided = decide(writes, locked, created, kept, inOrder);
  await keepEntries(client, decided);
  await keepSummaries(client, decided);
  await keepSeats(client, decided);
  await keepSnapshots(client, decided);
  await keepLines(client, decided);
  return decided.outcomes;
}

/** Of several that want the same new id, the first has it. */
async function createMatches(client: ClientBase, writes: readonly Write[]): Promise<ReadonlySet<Write>> {
  const firsts = new Map(
    writes
      .filter((write) => write.type === 'create')
      .reverse()
      .map((write) => [write.id, write]),
  );
  const ids = await keepMatches(client, [...firsts.values()]);
  return new Set([...firsts.values()].filter(({ id }) => ids.has(id)));
}
