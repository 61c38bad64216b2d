import type { Store } from '../store.ts';
import { type Commit, groupCommit } from './group-commit.ts';
import {
  appendWrite,
  createWrite,
  lineWrite,
  snapshotWrite,
  summaryWrite,
  type Write,
  type WriteOutcome,
} from './write.ts';

interface Writing extends Pick<Store, 'create' | 'append' | 'keepSummary' | 'keepSnapshot' | 'say'> {
  finish(): Promise<void>;
}

const asItIs = (outcome: WriteOutcome): WriteOutcome => outcome;
const keptOrConflict = (outcome: WriteOutcome): 'kept' | 'conflict' => (outcome === 'conflict' ? 'conflict' : 'kept');

/** The writing half of any store: every promise resolves after the commit it shares. */
export function writingBy(commit: Commit): Writing {
  const { keepAs, finish } = groupCommit(commit);
  const keep = (write: Write): Promise<WriteOutcome> => keepAs(asItIs, write);
  return {
    finish,
    async create(id, secret, first, summary) {
      return (await keep(createWrite(id, secret, first, summary))) === 'taken' ? 'taken' : 'kept';
    },
    append(id, expected, entry, summary, upon) {
      return keepAs(keptOrConflict, appendWrite(id, expected, entry, summary, upon));
    },
    keepSummary(id, expected, summary) {
      return keepAs(keptOrConflict, summaryWrite(id, expected, summary));
    },
    async keepSnapshot(id, snapshot) {
      if ((await keep(snapshotWrite(id, snapshot))) === 'absent') throw new Error(`There is no match ${id}.`);
    },
    async say(id, line, once) {
      const number = await keep(lineWrite(id, line, once));
      if (typeof number !== 'number') throw new Error(`There is no match ${id}.`);
      return { ...line, number };
    },
  };
}
