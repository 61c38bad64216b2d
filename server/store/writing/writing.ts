import type { Store } from '../store.ts';
import { type Commit, groupCommit } from './group-commit.ts';
import { appendWrite, createWrite, lineWrite, snapshotWrite, summaryWrite } from './write.ts';

interface Writing extends Pick<Store, 'create' | 'append' | 'keepSummary' | 'keepSnapshot' | 'say'> {
  finish(): Promise<void>;
}

/** The writing half of any store: every promise resolves after the commit it shares. */
export function writingBy(commit: Commit): Writing {
  const { keep, finish } = groupCommit(commit);
  return {
    finish,
    async create(id, secret, first, summary) {
      return (await keep(createWrite(id, secret, first, summary))) === 'taken' ? 'taken' : 'kept';
    },
    async append(id, expected, entry, summary, upon) {
      return (await keep(appendWrite(id, expected, entry, summary, upon))) === 'conflict' ? 'conflict' : 'kept';
    },
    async keepSummary(id, expected, summary) {
      return (await keep(summaryWrite(id, expected, summary))) === 'conflict' ? 'conflict' : 'kept';
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
