import { admit } from './admit.ts';
import { type Addition, isTaken, latestFirst, type MatchStorage, replaced, type StoredMatch } from './match-storage.ts';

/** The matches of this browser: those it stores, and those it could not, which last as long as the page. */
export interface LocalMatches extends MatchStorage {
  /** Whether this browser stores anything at all. */
  readonly lasting: boolean;
  /** Whether only this page has a match, or the end of it. */
  isHeld(id: string): boolean;
  /** Holds what could not be stored: a match from its first line, or lines after those held already. */
  hold(match: StoredMatch, addition: Addition): Promise<void>;
  /** Called when all of a match is stored again. */
  letGo(id: string): Promise<void>;
  /** Tries again to store a match that is held. */
  storeHeld(id: string): Promise<void>;
}

export function localMatches(storage: MatchStorage | null, memory: MatchStorage): LocalMatches {
  const held = new Set<string>();
  const isHeld = (id: string): boolean => storage === null || held.has(id);
  const placeOf = (id: string): MatchStorage => (storage === null || held.has(id) ? memory : storage);
  const letGo = async (id: string): Promise<void> => {
    held.delete(id);
    await memory.remove(id);
  };
  const holdAll = async (match: StoredMatch, lines: readonly string[]): Promise<void> => {
    await letGo(match.id);
    await memory.add(match, lines);
    held.add(match.id);
  };
  /** The held copy of a match takes precedence over the stored one. */
  const both = async (find: (place: MatchStorage) => Promise<readonly StoredMatch[]>) => {
    const stored = storage === null ? [] : await find(storage);
    return [...(await find(memory)), ...stored.filter(({ id }) => !held.has(id))];
  };
  return {
    lasting: storage !== null,
    isHeld,
    list: async () => latestFirst(await both((place) => place.list())),
    copies: (head) => both((place) => place.copies(head)),
    find: (id) => placeOf(id).find(id),
    lines: (id, first) => placeOf(id).lines(id, first),
    async add(match, lines) {
      try {
        await (storage ?? memory).add(match, lines);
      } catch (error) {
        if (isTaken(error)) throw error;
        await holdAll(match, lines);
      }
    },
    append: (id, addition) => placeOf(id).append(id, addition),
    replace: (id, addition) => placeOf(id).replace(id, addition),
    keepNotes: (id, notes) => placeOf(id).keepNotes(id, notes),
    countTime: (id, span) => placeOf(id).countTime(id, span),
    async hold(match, addition) {
      if (addition.from === 0) await holdAll({ ...match, ...replaced(addition) }, addition.lines);
      else await memory.append(match.id, addition);
    },
    letGo,
    async storeHeld(id) {
      const match = storage === null ? undefined : await memory.find(id);
      if (storage === null || match === undefined) return;
      try {
        await admit(storage, match, await memory.lines(id));
        await letGo(id);
      } catch {
        // It stays held, and the player is told.
      }
    },
    async remove(id) {
      await letGo(id);
      await storage?.remove(id);
    },
  };
}
