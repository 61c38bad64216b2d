import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseError } from 'pg';
import { Full, Unavailable } from '../unavailable.ts';

/** Milliseconds for which a database may be away before callers get an error. */
const PATIENCE = 30_000;
const FIRST_WAIT = 20;
const LONGEST_WAIT = 500;

/** PostgreSQL's codes for stopping, starting or standing by, and for two nodes in each other's way. */
const PASSING = /^(08...|57P0[123]|53300|25006|40001|40P01)$/;

const DISK_FULL = '53100';

/** Tries again while the database is away. The work must be repeatable. */
export async function patiently<T>(work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  for (let pause = FIRST_WAIT; ; pause = Math.min(2 * pause, LONGEST_WAIT)) {
    try {
      return await work();
    } catch (cause) {
      if (isFull(cause)) throw new Full('The disk of the database is full.', { cause });
      if (!passing(cause)) throw cause;
      if (performance.now() - start > PATIENCE) throw new Unavailable('The database doesn’t answer.', { cause });
    }
    await wait(pause);
  }
}

function isFull(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === DISK_FULL;
}

/** An error that is neither PostgreSQL's nor our own mistake came from the connection. */
function passing(error: unknown): boolean {
  if (error instanceof DatabaseError) return PASSING.test(error.code ?? '');
  return error instanceof Error && !(error instanceof TypeError || error instanceof RangeError);
}
