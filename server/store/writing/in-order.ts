import type { Entry } from '../../table/entry.ts';
import type { Write, WriteOutcome } from './write.ts';

/** The outcome of each write, in order; a write that builds on a lost one is lost with it. */
export type InOrder = (writes: readonly Write[], outcomeOf: (write: Write) => WriteOutcome) => readonly WriteOutcome[];

interface KeepingOrder {
  readonly inOrder: InOrder;
  /** A cancelled transaction has stored nothing after all. */
  lost(write: Write): void;
  /**
   * Forgets entries of the group before the last. Call it before a group that includes everything that waits: whatever
   * was decided before somebody knew of those entries is stored by now.
   */
  forgetOlder(): void;
}

/**
 * Remembers stored entries as long as others may build on them. Not in a weak set: one key for every choice costs the
 * garbage collector more than the rest of the choice's memory.
 */
export function keepingOrder(): KeepingOrder {
  let kept = new Set<Entry>();
  let keptBefore = new Set<Entry>();

  const isKept = (entry: Entry): boolean => kept.has(entry) || keptBefore.has(entry);

  function outcome(write: Write, outcomeOf: (write: Write) => WriteOutcome): WriteOutcome {
    if (write.type !== 'append') return outcomeOf(write);
    const outcome = write.upon === undefined || isKept(write.upon) ? outcomeOf(write) : 'conflict';
    if (outcome === 'conflict') forget(write.source);
    else kept.add(write.source);
    return outcome;
  }

  function forget(entry: Entry): void {
    kept.delete(entry);
    keptBefore.delete(entry);
  }

  return {
    inOrder: (writes, outcomeOf) => writes.map((write) => outcome(write, outcomeOf)),
    lost(write) {
      if (write.type === 'append') forget(write.source);
    },
    forgetOlder() {
      keptBefore = kept;
      kept = new Set();
    },
  };
}
