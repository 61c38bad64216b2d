import { Full, Unavailable } from '../unavailable.ts';

/** SQLite's primary result codes. */
const FULL = 13;
/** Busy, read-only, disk error, a file that can't be opened. */
const PASSING = new Set([5, 8, 10, 14]);

/** Trouble of the disk passes; anything else is our own mistake. */
export function troubleOf(cause: unknown): unknown {
  const code = cause instanceof Error && 'errcode' in cause && typeof cause.errcode === 'number' ? cause.errcode : 0;
  const primary = code & 0xff;
  if (primary === FULL) return new Full('The disk of the store is full.', { cause });
  return PASSING.has(primary) ? new Unavailable('The file of the store can’t be written.', { cause }) : cause;
}
