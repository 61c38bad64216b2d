import { setImmediate as nextTick } from 'node:timers/promises';
import type { Due, Store } from '../../store/store.ts';
import { Unavailable } from '../../store/unavailable.ts';

interface ClocksOptions {
  readonly store: Pick<Store, 'due' | 'postpone'>;
  now(): number;
  call(id: string): Promise<Called>;
}

/** It was done, nothing can be done for a long time, or nothing before the next entry. */
export type Called = 'done' | 'stuck' | 'idle';

/** Limits for one look: new matches, old matches, how many at the same time, and milliseconds. */
const BATCH = 200;
const TOGETHER = 8;
const LONGEST = 125;
/**
 * Milliseconds until the next look at a match where nothing can be done because its rules changed or it can't be read.
 */
const STUCK_FOR = 24 * 3600_000;

/**
 * Looks at matches where something is due. Those that became due since the last look come first, so that running clocks
 * are called in time; then the rest, each in turn, however many there are and whatever fails.
 */
export function watchClocks({ store, now, call }: ClocksOptions): { look(): Promise<void> } {
  let lookedAt = now();
  let last: Due | null = null;

  /** Handles as many as time allows; returns how many. */
  async function dealWith(due: readonly Due[]): Promise<number> {
    const end = performance.now() + LONGEST;
    let dealt = 0;
    while (dealt < due.length && performance.now() < end) {
      const some = due.slice(dealt, dealt + TOGETHER);
      const called = await Promise.all(some.map(({ id }) => tried(id)));
      await postpone(some, called, 'stuck', now() + STUCK_FOR);
      await postpone(some, called, 'idle', null);
      dealt += some.length;
      await nextTick();
    }
    return dealt;
  }

  async function tried(id: string): Promise<Called> {
    try {
      return await call(id);
    } catch (error) {
      // This is a problem of the store, not of the match.
      if (error instanceof Unavailable) throw error;
      return 'stuck';
    }
  }

  async function postpone(due: readonly Due[], called: readonly Called[], which: Called, until: number | null) {
    const some = due.filter((_, i) => called[i] === which);
    if (some.length > 0) await store.postpone(some, until);
  }

  return {
    async look() {
      const before = lookedAt;
      lookedAt = now();
      await dealWith(await store.due(lookedAt, BATCH, { dueAt: before, id: '' }));
      const left = await store.due(before, BATCH, last);
      const dealt = await dealWith(left);
      last = dealt === left.length && left.length < BATCH ? null : (left[dealt - 1] ?? null);
    },
  };
}
