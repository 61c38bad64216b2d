import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '../../../store/store.ts';
import { entry, open, type ReopenableStore, summary } from './store-samples.ts';

export function lobbyContract(newPlace: () => Promise<ReopenableStore>): void {
  describe('the lobby', () => {
    let lobby: Store;
    const found = async (query: Partial<Parameters<Store['list']>[0]>): Promise<readonly string[]> =>
      (await lobby.list({ most: 100, ...query })).map(({ id }) => id);

    beforeAll(async () => {
      lobby = await (await newPlace()).open();
      const seats = (...names: string[]) => names.map((name) => ({ name, kind: 'open' }));
      await open(lobby, 'one', { lastAt: 10, phase: 'gathering', openSeats: 1, seats: seats('Ann', '') });
      await open(lobby, 'two', { lastAt: 30, game: 'starfire', seats: seats('100% Ben_', `O'Neil "x" \\`) });
      await open(lobby, 'three', { lastAt: 20, seats: seats('Größe', 'Ann-Marie') });
      await open(lobby, 'hidden', { lastAt: 99, listed: false });
      await open(lobby, 'over', { lastAt: 5, phase: 'over', seats: seats('Benny', 'Çelik') });
    });
    afterAll(() => lobby?.close());

    test('shows what is listed, the latest first, at most so many', async () => {
      expect(await found({})).toEqual(['two', 'three', 'one', 'over']);
      expect(await found({ most: 2 })).toEqual(['two', 'three']);
    });

    test('a summary comes back whole, with id and number', async () => {
      const [row] = await lobby.list({ most: 1, phase: 'gathering' });
      const seats = [
        { name: 'Ann', kind: 'open' },
        { name: '', kind: 'open' },
      ];
      expect(row).toEqual({
        ...summary({ lastAt: 10, phase: 'gathering', openSeats: 1, seats }),
        id: 'one',
        number: 1,
      });
    });

    test('by game, by phase, by both', async () => {
      expect(await found({ game: 'starfire' })).toEqual(['two']);
      expect(await found({ phase: 'playing' })).toEqual(['two', 'three']);
      expect(await found({ phase: 'playing', game: 'duel-in-space' })).toEqual(['three']);
      expect(await found({ game: `' or 1=1 --` })).toEqual([]);
    });

    test.each([
      ['ANN', ['three', 'one']],
      ['ben', ['two', 'over']],
      ['GRÖSSE', []],
      ['größe', ['three']],
      ['GRÖßE', ['three']],
      ['çel', ['over']],
      ['Duel in SPACE', ['three', 'one', 'over']],
      ['starfire', ['two']],
      ['%', ['two']],
      ['_', ['two']],
      [`o'n`, ['two']],
      ['"x" \\', ['two']],
      ['  ', ['two', 'three', 'one', 'over']],
      ['ann ben', []],
      [`' or '1'='1`, []],
      ['\0', []],
      ['*', []],
    ])('a search for %j finds %j', async (search, ids) => {
      expect(await found({ search })).toEqual(ids);
    });

    test('a search within a phase and a game', async () => {
      expect(await found({ search: 'ann', phase: 'gathering', game: 'duel-in-space' })).toEqual(['one']);
    });

    test('a summary can be kept alone, and say which number to show', async () => {
      const shown = async () => (await lobby.list({ most: 100 })).find(({ id }) => id === 'one');
      const held = summary({ lastAt: 10, phase: 'gathering', shownNumber: 0 });
      expect(await lobby.keepSummary('one', 2, held)).toBe('conflict');
      expect(await lobby.keepSummary('nobody', 1, held)).toBe('conflict');
      expect(await lobby.keepSummary('one', 1, held)).toBe('kept');
      expect(await shown()).toMatchObject({ number: 0 });
      expect(await lobby.keepSummary('one', 1, summary({ lastAt: 10, phase: 'gathering' }))).toBe('kept');
      expect(await shown()).toMatchObject({ number: 1 });
    });

    test('an append moves a match up, or out of the lobby', async () => {
      await lobby.append('over', 1, entry('2'), summary({ lastAt: 1_000, listed: false }));
      expect(await found({})).toEqual(['two', 'three', 'one']);
      await lobby.append('one', 1, entry('2'), summary({ lastAt: 1_001, phase: 'playing' }));
      expect(await found({ phase: 'playing' })).toEqual(['one', 'two', 'three']);
    });
  });

  test('a name is found however many matches came after', async () => {
    const many = await (await newPlace()).open();
    const seats = (name: string) => [{ name, kind: 'open' }];
    await open(many, 'old', { lastAt: 1, seats: seats('Zephyrine') });
    await open(many, 'changed', { lastAt: 2, seats: seats('') });
    await many.append('changed', 1, entry('2'), summary({ lastAt: 3, seats: seats('Zephyr') }));
    await Promise.all(
      Array.from({ length: 1_500 }, (_, i) => open(many, `new ${i}`, { lastAt: 10 + i, seats: seats(`Bo ${i}`) })),
    );
    const found = async (search: string, more = {}) =>
      (await many.list({ most: 3, search, ...more })).map(({ id }) => id);
    expect(await found('zephyr')).toEqual(['changed', 'old']);
    expect(await found('zephyri')).toEqual(['old']);
    expect(await found('zephyr', { phase: 'over' })).toEqual([]);
    expect(await found('zephyr', { game: 'duel-in-space', phase: 'playing' })).toEqual(['changed', 'old']);
    expect(await found('bo 14')).toEqual(['new 1499', 'new 1498', 'new 1497']);
    expect(await found('bo 3')).toEqual(['new 399', 'new 398', 'new 397']);
    expect(await found('duel')).toEqual(['new 1499', 'new 1498', 'new 1497']);
    expect(await found('bo')).toEqual(['new 1499', 'new 1498', 'new 1497']);
    await many.close();
  });

  test('due are those whose moment has come, the longest overdue first', async () => {
    const fresh = await (await newPlace()).open();
    const due = async (...asked: Parameters<Store['due']>) => (await fresh.due(...asked)).map(({ id }) => id);
    await open(fresh, 'later', { dueAt: 300 });
    await open(fresh, 'now', { dueAt: 200, listed: false });
    await open(fresh, 'long ago', { dueAt: 100 });
    await open(fresh, 'never', { dueAt: null });
    expect(await due(200, 10)).toEqual(['long ago', 'now']);
    expect(await due(200, 1)).toEqual(['long ago']);
    expect(await due(99, 10)).toEqual([]);
    await fresh.append('long ago', 1, entry('2'), summary({ dueAt: null }));
    expect(await due(1e15, 10)).toEqual(['now', 'later']);
    await fresh.close();
  });

  test('what is due can be gone through in pieces, and postponed', async () => {
    const fresh = await (await newPlace()).open();
    const all = ['B', 'a', 'b', 'c', 'é'];
    for (const id of all) await open(fresh, id, { dueAt: id === 'c' ? 50.5 : 100 });
    const first = await fresh.due(200, 2);
    const second = await fresh.due(200, 2, first.at(-1));
    const third = await fresh.due(200, 9, second.at(-1));
    expect([...first, ...second, ...third].map(({ id }) => id)).toEqual(['c', 'B', 'a', 'b', 'é']);
    expect(await fresh.due(200, 9, third.at(-1))).toEqual([]);

    await fresh.append('a', 1, entry('2'), summary({ dueAt: 150 }));
    await fresh.postpone(first, 1_000);
    await fresh.postpone(second, null);
    expect((await fresh.due(200, 9)).map(({ id }) => id)).toEqual(['é', 'a']);
    expect((await fresh.due(1_000, 9)).map(({ id }) => id)).toEqual(['é', 'a', 'B', 'c']);
    await fresh.append('b', 1, entry('2'), summary({ dueAt: 70 }));
    expect(await fresh.due(70, 9)).toEqual([{ id: 'b', dueAt: 70 }]);
    await fresh.close();
  });
}
