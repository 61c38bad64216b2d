import { type PageFile, type PageFiles, SHELL } from './files.ts';

/** The files of each version are in a cache of their own. At most two versions are kept: this one and the one before. */
export interface Stored {
  /** Stores everything that the page can't do without; fails as a whole. */
  storeFirst(): Promise<void>;
  storeLater(): Promise<void>;
  /** This version is in use from now on. Pages that are still open may use the version before. */
  takeOver(): Promise<void>;
  find(path: string): Promise<Response | undefined>;
}

interface Means {
  readonly scope: string;
  readonly files: PageFiles;
  readonly caches: CacheStorage;
  readonly fetch: typeof globalThis.fetch;
}

/** Downloads at the same time. */
const AT_ONCE = 4;
/** An entry in the cache of each version that was ever in use. */
const USED = '?used';

export function storedFiles({ scope, files, caches, fetch }: Means): Stored {
  const prefix = `starboard ${scope} `;
  const own = prefix + files.version;
  const at = (path: string): string => scope + path;

  async function others(): Promise<readonly string[]> {
    return (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== own);
  }

  async function used(): Promise<readonly string[]> {
    const known = await others();
    const marks = await Promise.all(known.map(async (name) => (await caches.open(name)).match(at(USED))));
    return known.filter((_, i) => marks[i] !== undefined);
  }

  async function keepOnly(names: readonly string[]): Promise<void> {
    const gone = (await others()).filter((name) => !names.includes(name));
    await Promise.all(gone.map((name) => caches.delete(name)));
  }

  async function store(cache: Cache, { url, integrity }: PageFile): Promise<void> {
    const address = at(url);
    if (await cache.match(address)) return;
    const before = integrity === null ? await fromOthers(url) : undefined;
    if (before !== undefined) return cache.put(address, before);
    const answer = await fetch(address, integrity === null ? {} : { cache: 'no-cache', integrity });
    if (!answer.ok || answer.redirected) throw new Error(`${url} could not be stored: ${answer.status}`);
    await cache.put(address, answer);
  }

  async function storeAll(list: readonly PageFile[]): Promise<void> {
    const cache = await caches.open(own);
    const waiting = [...list];
    const workers = Array.from({ length: AT_ONCE }, async () => {
      for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) await store(cache, file);
    });
    await Promise.all(workers);
  }

  async function fromOthers(path: string): Promise<Response | undefined> {
    for (const name of await others()) {
      const found = await (await caches.open(name)).match(at(path), { ignoreVary: true });
      if (found !== undefined) return found;
    }
    return undefined;
  }

  return {
    async storeFirst() {
      // Versions that were downloaded and never used.
      await keepOnly(await used());
      await storeAll(files.first);
    },
    storeLater: () => storeAll(files.later),
    async takeOver() {
      const before = (await used()).at(-1);
      await (await caches.open(own)).put(at(USED), new Response());
      await keepOnly(before === undefined ? [] : [before]);
    },
    async find(path) {
      const mine = await (await caches.open(own)).match(at(path), { ignoreVary: true });
      return mine ?? (path === SHELL ? undefined : fromOthers(path));
    },
  };
}
