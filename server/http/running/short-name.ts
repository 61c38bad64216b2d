import { createHash } from 'node:crypto';

/** A short name for the id of a match or guest: always the same, and the id can't be found from it. */
export function shortName(id: string): string {
  return `#${createHash('sha256').update(id).digest('hex').slice(0, 8)}`;
}
