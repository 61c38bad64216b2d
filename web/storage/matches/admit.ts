import { MOST_NOTES, type Note, same } from '@starboard/kernel';
import { freshId } from './fresh-id.ts';
import { isTaken, type MatchStorage, type StoredMatch } from './match-storage.ts';

export interface Admitted {
  readonly id: string;
  readonly how: 'added' | 'continued' | 'known';
}

/**
 * Stores a match from elsewhere. If it is here already, it stays as it is; if it was played on elsewhere, it continues
 * from there; if it took another course, it is stored separately.
 */
export async function admit(storage: MatchStorage, match: StoredMatch, lines: readonly string[]): Promise<Admitted> {
  const joined = await joinCopy(storage, match, lines);
  if (joined !== undefined) {
    await joinNotes(storage, joined.id, match.notes ?? []);
    return joined;
  }
  try {
    await storage.add(match, lines);
    return { id: match.id, how: 'added' };
  } catch (error) {
    if (!isTaken(error)) throw error;
    return admit(storage, { ...match, id: await freshId(storage) }, lines);
  }
}

async function joinCopy(
  storage: MatchStorage,
  { head, over, result, undecided = [] }: StoredMatch,
  lines: readonly string[],
): Promise<Admitted | undefined> {
  for (const { id } of await storage.copies(head)) {
    const here = await storage.lines(id);
    if (beginsWith(here, lines)) return { id, how: 'known' };
    if (!beginsWith(lines, here)) continue;
    const after = here.at(-1);
    const addition = {
      from: here.length,
      after,
      lines: lines.slice(here.length),
      undecided: undecided.filter(({ line }) => line >= here.length),
      over,
      result,
    };
    if ((await storage.append(id, addition)) === 'stored') return { id, how: 'continued' };
  }
  return undefined;
}

/** Adds the notes of the other copy to those here, each once, up to the limit of a record. */
async function joinNotes(storage: MatchStorage, id: string, notes: readonly Note[]): Promise<void> {
  const here = (await storage.find(id))?.notes ?? [];
  const fresh = notes.filter((note) => !here.some((known) => same(known, note)));
  if (fresh.length > 0) await storage.keepNotes(id, [...here, ...fresh].slice(0, MOST_NOTES));
}

function beginsWith(whole: readonly string[], start: readonly string[]): boolean {
  return start.length <= whole.length && start.every((line, i) => line === whole[i]);
}
