import type { Entry } from '../../table/entry.ts';
import type { Write, WriteOutcome } from './write.ts';

/** The outcome of each write, in order; a write that builds on a lost one is lost with it. */
export type InOrder = (writes: readonly Write[], outcomeOf: (write: Write) => WriteOutcome) => readonly WriteOutcome[];

/** Remembers stored entries as long as others may build on them. */
export function keepingOrder(): { readonly inOrder: InOrder; lost(write: Write): void } {
  const kept = new WeakSet<Entry>();

  function outcome(write: Write, outcomeOf: (write: Write) => WriteOutcome): WriteOutcome {
    if (write.type !== 'append') return outcomeOf(write);
    const outcome = write.upon === undefined || kept.has(write.upon) ? outcomeOf(write) : 'conflict';
    if (outcome === 'conflict') kept.delete(write.source);
    else kept.add(write.source);
    return outcome;
  }

  return {
    inOrder: (writes, outcomeOf) => writes.map((write) => outcome(write, outcomeOf)),
    /** A cancelled transaction has stored nothing after all. */
    lost(write) {
      if (write.type === 'append') kept.delete(write.source);
    },
  };
}
