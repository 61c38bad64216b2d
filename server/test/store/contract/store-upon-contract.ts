import { describe, expect, test } from 'vitest';
import type { Store } from '../../../store/store.ts';
import { entry, open, words } from './store-samples.ts';

/** What every store does with an entry that builds on another whose outcome was not known yet. */
export function uponContract(newId: () => string, here: () => Store, elsewhere: () => Promise<Store>): void {
  describe('an entry upon another', () => {
    test('is kept if that one is, in the same tick and later', async () => {
      const [store, id] = [here(), newId()];
      await open(store, id);
      const [second, third] = [entry('2'), entry('3')];
      const together = [store.append(id, 1, second, null), store.append(id, 2, third, null, second)];
      expect(await Promise.all(together)).toEqual(['kept', 'kept']);
      expect(await store.append(id, 3, entry('4'), null, third)).toBe('kept');
      expect(await words(store, id)).toEqual(['first', '2', '3', '4']);
    });

    test('is lost with it, though another node has made the log as long as it should be', async () => {
      const [store, id, other] = [here(), newId(), await elsewhere()];
      await open(store, id);
      const [mine, next] = [entry('mine'), entry('upon mine')];
      expect(await other.append(id, 1, entry('theirs'), null)).toBe('kept');
      const together = [store.append(id, 1, mine, null), store.append(id, 2, next, null, mine)];
      expect(await Promise.all(together)).toEqual(['conflict', 'conflict']);
      expect(await store.append(id, 2, entry('upon that'), null, next)).toBe('conflict');
      expect(await words(store, id)).toEqual(['first', 'theirs']);
      expect(await store.append(id, 2, entry('upon theirs'), null)).toBe('kept');
      await other.close();
    });

    test('is lost with one that could not be kept at all', async () => {
      const [store, id] = [here(), newId()];
      await open(store, id);
      const impossible = { ...entry('x'), seat: 2 ** 80 };
      const lost = store.append(id, 1, impossible, null);
      const upon = store.append(id, 2, entry('3'), null, impossible);
      await expect(lost).rejects.toThrow();
      expect(await upon).toBe('conflict');
      expect(await store.append(id, 1, entry('2'), null)).toBe('kept');
      expect(await store.append(id, 2, entry('3'), null, impossible)).toBe('conflict');
    });
  });
}
