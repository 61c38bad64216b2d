import type { Addition, Appended, MatchStorage } from '../../storage/matches/match-storage.ts';

/** 'held': storage refused it, so only this page has it. */
export type Written = Appended | 'held';

type WrittenLines = Omit<Addition, 'from' | 'after'>;

export interface MatchWriter {
  /** 'stored' means durable. Lines that could not be stored are tried again together with the next. */
  write(addition: WrittenLines): Promise<Written>;
  /** Puts a whole record in the place of what was written so far; if it can't be stored, it is tried again later. */
  rewrite(record: WrittenLines): Promise<Written>;
}

/** Continues after the lines stored already; without storage, everything is held. */
export function matchWriter(storage: MatchStorage | null, id: string, stored: readonly string[]): MatchWriter {
  let from = stored.length;
  let after = stored.at(-1);
  let waiting: Pick<WrittenLines, 'lines' | 'undecided'> = { lines: [] };
  let isWhole = false;

  const put = async ({ lines, undecided = [], over, result }: WrittenLines): Promise<Written> => {
    if (storage === null) return 'held';
    const how = isWhole ? storage.replace : storage.append;
    const written = await tried(() => how(id, { from, after, lines, undecided, over, result }));
    if (written === 'held') waiting = { lines, undecided };
    if (written !== 'stored') return written;
    from = isWhole ? lines.length : from + lines.length;
    after = lines.at(-1) ?? after;
    waiting = { lines: [] };
    isWhole = false;
    return written;
  };

  return {
    write: (addition) =>
      put({
        ...addition,
        lines: [...waiting.lines, ...addition.lines],
        undecided: [...(waiting.undecided ?? []), ...(addition.undecided ?? [])],
      }),
    rewrite(record) {
      isWhole = true;
      return put(record);
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
