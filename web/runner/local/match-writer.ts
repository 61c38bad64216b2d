import type { Addition, Appended, MatchStorage } from '../../storage/matches/match-storage.ts';

/** 'held': storage refused it, so only this page has it. */
export type Written = Appended | 'held';

export interface MatchWriter {
  /** 'stored' means durable. Lines that could not be stored are tried again together with the next. */
  write(addition: Omit<Addition, 'from'>): Promise<Written>;
}

/** Continues after the lines stored already; without storage, everything is held. */
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
