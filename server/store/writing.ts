import { type Commit, groupCommit } from './group-commit.ts';
import type { Store } from './store.ts';
import { appendWrite, cardWrite, createWrite, lineWrite, snapshotWrite } from './write.ts';

interface Writing extends Pick<Store, 'create' | 'append' | 'keepCard' | 'keepSnapshot' | 'say'> {
  finish(): Promise<void>;
}

/** The writing half of a store, whatever the database: every promise is kept after the commit it shares. */
export function writingBy(commit: Commit): Writing {
  const { keep, finish } = groupCommit(commit);
  return {
    finish,
    async create(id, secret, first, card) {
      if ((await keep(createWrite(id, secret, first, card))) === 'taken') {
        throw new Error(`There is a match ${id} already.`);
      }
    },
    async append(id, expected, entry, card) {
      return (await keep(appendWrite(id, expected, entry, card))) === 'conflict' ? 'conflict' : 'kept';
    },
    async keepCard(id, expected, card) {
      return (await keep(cardWrite(id, expected, card))) === 'conflict' ? 'conflict' : 'kept';
    },
    async keepSnapshot(id, snapshot) {
      if ((await keep(snapshotWrite(id, snapshot))) === 'absent') throw new Error(`There is no match ${id}.`);
    },
    async say(id, line) {
      const number = await keep(lineWrite(id, line));
      if (typeof number !== 'number') throw new Error(`There is no match ${id}.`);
      return { ...line, number };
    },
  };
}
