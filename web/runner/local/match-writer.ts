import type { Addition, Appended, MatchStorage } from '../../storage/matches/match-storage.ts';

/** Held: the storage would not take it, so that it is nowhere but here. */
export type Written = Appended | 'held';

/** Writes what a match adds to its record. */
export interface MatchWriter {
  /** Stored is what is durable. What could not be stored is tried again together with what follows. */
  write(addition: Omit<Addition, 'from'>): Promise<Written>;
}

/** Goes on after the lines that are stored already; without a storage all is held. */
export function matchWriter(storage: MatchStorage | null, id: string, stored: number): MatchWriter {
  let from = stored;
  let waiting: readonly string[] = [];
  return {
    async write({ lines, over, result }) {
      if (storage === null) return 'held';
      const due = [...waiting, ...lines];
      const written = await tried(() => storage.append(id, { from, lines: due, over, result }));
      if (written === 'stored') {
        from += due.length;
        waiting = [];
      } else if (written === 'held') waiting = due;
      return written;
    },
  };
}

async function tried(append: () => Promise<Appended>): Promise<Written> {
  try {
    return await append();
  } catch {
    return 'held';
  }
}
