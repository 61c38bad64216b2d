import type { ClientBase, Pool } from 'pg';
import type { Commit } from '../writing/group-commit.ts';
import type { InOrder } from '../writing/in-order.ts';
import type { Write, WriteOutcome } from '../writing/write.ts';
import { decide } from './decide.ts';
import { lookUp } from './look-up.ts';
import { patiently } from './patience.ts';
import {
  keepEntries,
  keepLasting,
  keepLines,
  keepMatches,
  keepPeople,
  keepSeats,
  keepSnapshots,
  keepSummaries,
  lockMatches,
  Overtaken,
  readMatches,
} from './statements.ts';

/**
 * Stores a group of writes in one transaction. If another node was faster with an entry, or the connection is lost, the
 * group starts again. If the connection was lost during the commit, we don't know whether it succeeded, so the writes
 * are looked up first. By then the lost transaction is over, because ours waited for its locks; or it turns out to have
 * been faster.
 */
export function postgresCommit(writer: Pool): Commit {
  const inDoubt = new WeakSet<Write>();
  return (writes, inOrder) =>
    patiently(async () => {
      const client = await writer.connect();
      try {
        const outcomes = await untilFastest(client, () => apply(client, writes, inDoubt, inOrder));
        await client.query('commit').catch((error: unknown) => {
          for (const write of writes) inDoubt.add(write);
          throw error;
        });
        client.release();
        return outcomes;
      } catch (error) {
        // Closing the connection rolls back its transaction.
        client.release(true);
        throw error;
      }
    });
}

/** Starts a transaction, and again whenever another node was faster: the next try sees what that node stored. */
async function untilFastest<T>(client: ClientBase, work: () => Promise<T>): Promise<T> {
  for (;;) {
    await client.query('begin isolation level read committed');
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error;
      await client.query('rollback');
    }
  }
}

/**
 * A write that changes a match's row locks it first. An entry alone needs no lock, because its number is unique. All
 * nodes lock before they insert, both in the same order, so they may wait for each other but never deadlock.
 */
async function apply(
  client: ClientBase,
  writes: readonly Write[],
  inDoubt: { has(write: Write): boolean },
  inOrder: InOrder,
): Promise<readonly WriteOutcome[]> {
  const created = await createMatches(client, writes);
  await lockMatches(client, idsOf(writes.filter(changesRow)));
  const standing = await readMatches(client, idsOf(writes));
  const kept = await lookUp(
    client,
    writes.filter((write) => write.type === 'line' || (inDoubt.has(write) && !created.has(write))),
  );
  const decided = decide(writes, standing, created, kept, inOrder);
  await keepEntries(client, decided);
  await keepSummaries(client, decided);
  await keepSeats(client, decided);
  await keepPeople(client, decided);
  await keepSnapshots(client, decided);
  await keepLasting(client, decided);
  await keepLines(client, decided);
  return decided.outcomes;
}

function idsOf(writes: readonly Write[]): readonly string[] {
  return [...new Set(writes.map(({ id }) => id))];
}

function changesRow(write: Write): boolean {
  return write.type !== 'append' || write.summary !== null || write.seated !== null;
}

/** If several want the same new id, the first gets it. */
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
