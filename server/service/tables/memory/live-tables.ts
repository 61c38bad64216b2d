import type { Store } from '../../../store/store.ts';
import type { FindRules } from '../../games.ts';
import { takingTurns } from './in-turn.ts';
import type { LiveTable } from './live-table.ts';
import { loadLive } from './load.ts';

interface LiveTablesOptions {
  readonly store: Store;
  readonly findRules: FindRules;
  now(): number;
}

export interface LiveTables {
  find(id: string): LiveTable | undefined;
  /** A match in memory on which nobody is working alone. */
  atHand(id: string): LiveTable | undefined;
  /** Works alone on a match: nothing is decided meanwhile, and everything decided before is stored or given up. */
  alone<T>(id: string, work: (liveTable: LiveTable) => Promise<T> | T): Promise<T | undefined>;
  followed(): readonly LiveTable[];
  /** Forgets a match that the store no longer has. */
  drop(id: string): void;
  /** Forgets matches without followers; the store has them. */
  forget(): void;
  idle(): Promise<void>;
}

/** Milliseconds until a match without followers is forgotten. */
const FORGET_AFTER = 60_000;

export function keepLiveTables({ store, findRules, now }: LiveTablesOptions): LiveTables {
  const liveTables = new Map<string, LiveTable>();
  const inTurn = takingTurns();

  async function enter(id: string): Promise<LiveTable | undefined> {
    const known = liveTables.get(id);
    if (known !== undefined) return known;
    const live = await loadLive(store, findRules, id);
    if (live === undefined) return undefined;
    const liveTable: LiveTable = {
      live,
      following: new Set(),
      underWay: [],
      passing: undefined,
      delayed: undefined,
      people: null,
      chatTold: 0,
      waitingChat: [],
      usedAt: now(),
    };
    liveTables.set(id, liveTable);
    return liveTable;
  }

  return {
    find: (id) => liveTables.get(id),
    atHand: (id) => (inTurn.isFree(id) ? liveTables.get(id) : undefined),
    alone: (id, work) =>
      inTurn(id, async () => {
        const liveTable = await enter(id);
        if (liveTable === undefined) return undefined;
        liveTable.usedAt = now();
        await Promise.allSettled(liveTable.underWay.map(({ settled }) => settled));
        return work(liveTable);
      }),
    followed: () => [...liveTables.values()].filter(({ following }) => following.size > 0),
    drop: (id) => void liveTables.delete(id),
    forget() {
      for (const [id, { following, underWay, usedAt }] of liveTables) {
        if (following.size + underWay.length === 0 && now() - usedAt > FORGET_AFTER) liveTables.delete(id);
      }
    },
    async idle() {
      await inTurn.idle();
      await Promise.allSettled(
        [...liveTables.values()].flatMap(({ underWay }) => underWay.map(({ settled }) => settled)),
      );
    },
  };
}
