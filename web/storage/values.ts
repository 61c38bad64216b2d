/** Local storage under one prefix; unreadable values count as absent. */
const PREFIX = 'starboard.';

function store(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

export function readKept(key: string): unknown {
  const text = store()?.getItem(PREFIX + key);
  if (text === null || text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns whether the value is stored now. */
export function tryKeep(key: string, value: unknown): boolean {
  try {
    const kept = store();
    kept?.setItem(PREFIX + key, JSON.stringify(value));
    return kept !== undefined;
  } catch {
    return false;
  }
}

export function forget(key: string): void {
  store()?.removeItem(PREFIX + key);
}

export function keysUnder(prefix: string): readonly string[] {
  const all = Object.keys(store() ?? {});
  return all.filter((key) => key.startsWith(PREFIX + prefix)).map((key) => key.slice(PREFIX.length));
}
