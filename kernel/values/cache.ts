/**
 * Caches what follows from a text or a number and takes long to compute, such as a map with all its distances. All
 * caches of all games together use about this much memory; beyond it, the values unused for longest are dropped.
 */
const MOST_BYTES = 64 * 1024 * 1024;

export interface Cache<T> {
  /** The value for a key, computed if it is not in the cache. */
  of(key: string): T;
}

interface Kept {
  readonly name: string;
  readonly value: unknown;
  readonly bytes: number;
  older: Kept | null;
  newer: Kept | null;
}

/** From the most recently used value to the least recently used. */
interface Shelf {
  readonly most: number;
  readonly kept: { [name: string]: Kept };
  newest: Kept | null;
  oldest: Kept | null;
  bytes: number;
}

export function createShelf(most: number): Shelf {
  return { most, kept: Object.create(null), newest: null, oldest: null, bytes: 0 };
}

const SHARED = createShelf(MOST_BYTES);

/** `bytes` estimates the memory of a value, including everything that may be added to it later. */
export function createCache<T>(
  kind: string,
  make: (key: string) => T,
  bytes: (value: T) => number,
  shelf: Shelf = SHARED,
): Cache<T> {
  return {
    of(key) {
      const name = `${kind} ${key}`;
      const found = shelf.kept[name];
      if (found !== undefined) {
        if (found !== shelf.newest) {
          unlink(shelf, found);
          putFirst(shelf, found);
        }
        return found.value as T;
      }
      const value = make(key);
      const kept: Kept = { name, value, bytes: bytes(value) + 2 * name.length, older: null, newer: null };
      shelf.kept[name] = kept;
      shelf.bytes += kept.bytes;
      putFirst(shelf, kept);
      while (shelf.bytes > shelf.most && shelf.oldest !== null && shelf.oldest !== kept) drop(shelf, shelf.oldest);
      return value;
    },
  };
}

function putFirst(shelf: Shelf, kept: Kept): void {
  kept.older = shelf.newest;
  kept.newer = null;
  if (shelf.newest !== null) shelf.newest.newer = kept;
  shelf.newest = kept;
  shelf.oldest ??= kept;
}

function unlink(shelf: Shelf, kept: Kept): void {
  if (kept.newer === null) shelf.newest = kept.older;
  else kept.newer.older = kept.older;
  if (kept.older === null) shelf.oldest = kept.newer;
  else kept.older.newer = kept.newer;
}

function drop(shelf: Shelf, kept: Kept): void {
  unlink(shelf, kept);
  delete shelf.kept[kept.name];
  shelf.bytes -= kept.bytes;
}
