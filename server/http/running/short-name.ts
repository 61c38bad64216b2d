import { createHash } from 'node:crypto';

/** A short name for an id of a match or a guest: the same id always has the same one, from which nobody finds it. */
export function shortName(id: string): string {
  return `#${createHash('sha256').update(id).digest('hex').slice(0, 8)}`;
}
