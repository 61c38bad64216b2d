import { useEffect, useState } from 'preact/hooks';

export type Loaded<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: T }
  | { readonly state: 'failed'; readonly fact: string };

/** Loads again when `key` changes; `release` gets the old value. */
export function useLoaded<T>(load: () => Promise<T>, key: string, release?: (value: T) => void): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' });
  useEffect(() => {
    let wanted = true;
    const coming = load();
    setLoaded({ state: 'loading' });
    coming.then(
      (value) => wanted && setLoaded({ state: 'ready', value }),
      (error: unknown) => wanted && setLoaded({ state: 'failed', fact: sentence(error) }),
    );
    return () => {
      wanted = false;
      if (release !== undefined) coming.then(release, () => undefined);
    };
  }, [key]);
  return loaded;
}

function sentence(error: unknown): string {
  const cause = error instanceof Error ? error.message : String(error);
  return `This page could not be loaded (${cause}). Reload to try again.`;
}
