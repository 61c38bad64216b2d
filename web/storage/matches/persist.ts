import { readKept, tryKeep } from '../values.ts';

const ASKED = 'asked-to-persist';

/** Asks the browser once not to discard matches when it runs short of room. */
export async function askToPersist(): Promise<void> {
  if (readKept(ASKED) === true || !tryKeep(ASKED, true)) return;
  try {
    await navigator.storage.persist();
  } catch {
    // Not every browser can promise it; matches are stored all the same.
  }
}
