import type { Entry } from '../../table/entry.ts';
import type { Write, WriteOutcome } from './write.ts';

/** The outcome of each write, one after the other; what builds upon a write that is lost is lost with it. */
export type InOrder = (writes: readonly Write[], outcomeOf: (write: Write) => WriteOutcome) => readonly WriteOutcome[];

/** Remembers which entries were kept, as long as somebody may build upon them. */
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
    /** A transaction that was given up has kept nothing after all. */
    lost(write) {
      if (write.type === 'append') kept.delete(write.source);
    },
  };
}
