import { setImmediate as nextTick } from 'node:timers/promises';
import { Unavailable } from '../unavailable.ts';
import { type InOrder, keepingOrder } from './in-order.ts';
import type { Write, WriteOutcome } from './write.ts';

/** Stores all writes durably, or none and throws; returns an outcome for each, in order. */
export type Commit = (
  writes: readonly Write[],
  inOrder: InOrder,
) => readonly WriteOutcome[] | Promise<readonly WriteOutcome[]>;

export interface GroupCommit {
  /** What `read` makes of the outcome, once it is durable. */
  keepAs<T>(read: (outcome: WriteOutcome) => T, write: Write): Promise<T>;
  /** Accepts nothing more and finishes what was requested. */
  finish(): Promise<void>;
}

interface Waiting {
  readonly write: Write;
  resolve(outcome: WriteOutcome): void;
  reject(error: unknown): void;
}

const MOST_AT_ONCE = 2_000;

/** Everything requested in one tick, or during a transaction, shares the next transaction. */
export function groupCommit(commit: Commit): GroupCommit {
  const queue: Waiting[] = [];
  const { inOrder, lost, forgetOlder } = keepingOrder();
  let running: Promise<void> | undefined;
  let finished = false;

  async function run(): Promise<void> {
    while (queue.length > 0) {
      await nextTick();
      const group = queue.splice(0, MOST_AT_ONCE);
      if (queue.length === 0) forgetOlder();
      await settle(group);
    }
    running = undefined;
  }

  async function settle(group: readonly Waiting[]): Promise<void> {
    try {
      const outcomes = await commit(
        group.map(({ write }) => write),
        inOrder,
      );
      for (const [i, outcome] of outcomes.entries()) group[i]?.resolve(outcome);
    } catch (error) {
      for (const { write } of group) lost(write);
      const together = group.length > 1 && !(error instanceof Unavailable);
      if (together) for (const one of group) await settle([one]);
      else for (const { reject } of group) reject(error);
    }
  }

  return {
    keepAs(read, write) {
      if (finished) return Promise.reject(new Unavailable('The store is closed.'));
      return new Promise((resolve, reject) => {
        queue.push({ write, resolve: (outcome) => resolve(read(outcome)), reject });
        running ??= run();
      });
    },
    async finish() {
      finished = true;
      await running;
    },
  };
}
