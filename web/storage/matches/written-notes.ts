import { MOST_NOTES, type Note, readNote } from '@starboard/kernel';
import { forget, readKept, tryKeep } from '../values.ts';
import type { LocalMatches } from './local-matches.ts';

/** The notes that somebody writes in this browser beside a record: with its match if the match is here, else apart. */
export interface WrittenNotes {
  read(): Promise<readonly Note[]>;
  /** Returns whether they are stored. */
  keep(notes: readonly Note[]): Promise<boolean>;
}

const UNDER = 'notes.';

/** `head` is the hash of the record's first line, by which it is known wherever it comes from. */
export async function writtenNotes(matches: LocalMatches, id: string | null, head: string): Promise<WrittenNotes> {
  const here = id === null ? undefined : await matches.find(id);
  const match = here ?? (await matches.copies(head))[0];
  return match === undefined ? apart(head) : withMatch(matches, match.id);
}

function withMatch(matches: LocalMatches, id: string): WrittenNotes {
  return {
    read: async () => (await matches.find(id))?.notes ?? [],
    async keep(notes) {
      try {
        await matches.keepNotes(id, notes);
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** Beside the record of a match that isn’t one of this browser’s. */
function apart(head: string): WrittenNotes {
  const key = UNDER + head;
  return {
    async read() {
      const kept = readKept(key);
      return Array.isArray(kept) ? kept.slice(0, MOST_NOTES).flatMap((note) => readNote({ note }) ?? []) : [];
    },
    async keep(notes) {
      if (notes.length > 0) return tryKeep(key, notes);
      forget(key);
      return true;
    },
  };
}
