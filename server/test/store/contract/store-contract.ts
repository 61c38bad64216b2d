import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHAT_KEPT, CHAT_PAGE, LASTING, type Store } from '../../../store/store.ts';
import { deviceContract } from './store-device-contract.ts';
import { lobbyContract } from './store-lobby-contract.ts';
import { pushContract } from './store-push-contract.ts';
import {
  entry,
  line,
  open,
  opening,
  plainEntry,
  type ReopenableStore,
  SECRET,
  summary,
  words,
} from './store-samples.ts';
import { uponContract } from './store-upon-contract.ts';

export function storeContract(name: string, newPlace: () => Promise<ReopenableStore>): void {
  describe(name, () => {
    let place: ReopenableStore;
    let store: Store;
    let ids = 0;
    const newId = (): string => `match-${++ids}`;

    beforeAll(async () => {
      place = await newPlace();
      store = await place.open();
    });
    afterAll(() => store?.close());

    uponContract(
      newId,
      () => store,
      () => place.open(),
    );

    describe('the log', () => {
      test('a new match has its first entry as number 1', async () => {
        const id = newId();
        await open(store, id);
        expect(await store.read(id, 0)).toEqual({ id, secret: SECRET, entries: [entry('first')] });
        expect(await store.numbers([id, 'nobody'])).toEqual(new Map([[id, 1]]));
      });

      test('an id is taken once', async () => {
        const id = newId();
        const other = await place.open();
        expect(await Promise.all([open(store, id), open(store, id)])).toEqual(['kept', 'taken']);
        expect(await other.create(id, 'another secret', entry('second'), summary())).toBe('taken');
        expect(await store.read(id, 0)).toEqual({ id, secret: SECRET, entries: [entry('first')] });
        await other.close();
      });

      test('a match that is not there is undefined, and takes no entry', async () => {
        expect(await store.read('nobody', 0)).toBeUndefined();
        expect(await store.append('nobody', 0, entry('x'), summary())).toBe('conflict');
        expect(await store.append('nobody', 1, entry('x'), summary())).toBe('conflict');
      });

      test('entries are read in order, after any number', async () => {
        const id = newId();
        await open(store, id);
        for (const n of [1, 2, 3]) expect(await store.append(id, n, entry(`${n + 1}`), summary())).toBe('kept');
        expect(await words(store, id)).toEqual(['first', '2', '3', '4']);
        expect(await words(store, id, 2)).toEqual(['3', '4']);
        expect(await store.read(id, 4)).toEqual({ id, secret: SECRET, entries: [] });
        expect(await store.read(id, 99)).toEqual({ id, secret: SECRET, entries: [] });
      });

      test.each([0, 2, 99])(
        'a log of one entry is not %i entries long: conflict, nothing changed',
        async (expected) => {
          const id = newId();
          await open(store, id);
          expect(await store.append(id, expected, entry('x'), summary({ phase: 'over' }))).toBe('conflict');
          expect(await words(store, id)).toEqual(['first']);
          expect((await store.list({ most: 1_000 })).find((row) => row.id === id)?.phase).toBe('playing');
        },
      );

      test('the very same append a second time is a conflict', async () => {
        const id = newId();
        await open(store, id);
        const append = (): Promise<string> => store.append(id, 1, entry('2'), summary());
        expect(await Promise.all([append(), append()])).toEqual(['kept', 'conflict']);
      });

      test('a conflict fails alone among its neighbours in the tick', async () => {
        const [a, b] = [newId(), newId()];
        const asked = [
          open(store, a),
          open(store, b),
          store.append(a, 1, entry('2'), summary()),
          store.append(a, 1, entry('late'), summary()),
          store.append(b, 5, entry('early'), summary()),
          open(store, a),
          store.append(a, 2, entry('3'), summary()),
          store.append(b, 1, entry('2'), summary()),
        ];
        const outcomes = ['kept', 'kept', 'kept', 'conflict', 'conflict', 'taken', 'kept', 'kept'];
        expect(await Promise.all(asked)).toEqual(outcomes);
        expect(await words(store, a)).toEqual(['first', '2', '3']);
        expect(await words(store, b)).toEqual(['first', '2']);
      });

      test('what cannot be kept at all fails alone', async () => {
        const id = newId();
        await open(store, id);
        const outcomes = await Promise.allSettled([
          store.append(id, 1, entry('2'), summary()),
          store.keepSnapshot(id, { number: 2 ** 40, state: undefined }),
          store.append(id, 2, entry('3'), summary()),
          store.say(id, line('still here'), 'one'),
        ]);
        expect(outcomes[0]?.status).toBe('fulfilled');
        expect(outcomes[1]?.status).toBe('rejected');
        expect(outcomes[3]?.status).toBe('fulfilled');
        expect(await words(store, id)).toEqual(['first', '2', '3']);
      });

      test('what is asked for is kept as it was when asked', async () => {
        const id = newId();
        await open(store, id);
        const seats = [{ name: 'Ann', kind: 'open' }];
        const asked = store.append(id, 1, entry('2'), summary({ seats }));
        seats.push({ name: 'Ben', kind: 'open' });
        await asked;
        expect((await store.list({ most: 1_000 })).find((row) => row.id === id)?.seats).toHaveLength(1);
      });

      test('a thousand appends in one tick', async () => {
        const id = newId();
        await open(store, id);
        const asked = Array.from({ length: 1_000 }, (_, i) => store.append(id, i + 1, entry(`${i + 2}`), summary()));
        expect(new Set(await Promise.all(asked))).toEqual(new Set(['kept']));
        expect(await words(store, id, 1)).toEqual(Array.from({ length: 1_000 }, (_, i) => `${i + 2}`));
      });

      test('a thousand matches in one tick', async () => {
        const new_ = Array.from({ length: 1_000 }, newId);
        await Promise.all(new_.map((id) => open(store, id, { listed: false })));
        expect((await store.numbers(new_)).size).toBe(1_000);
      });

      test('big entries and any text come back letter for letter', async () => {
        const id = newId();
        const texts = [
          'x'.repeat(2_000_000),
          'Größe 🚀 星 \u202e\u0301 é é',
          'zero \0 and half \ud83d of a pair',
          `'; drop table matches; -- " \\ $1 ?1 %s {}`,
          '',
        ];
        await open(store, id);
        await Promise.all(texts.map((text, i) => store.append(id, i + 1, entry(text), summary())));
        expect(await words(store, id, 1)).toEqual(texts);
      });

      test('keys keep their order', async () => {
        const id = newId();
        const setup = { zebra: 1, ant: { y: 1, b: 2 }, 'a longer key': [] };
        const opened = opening(setup);
        await store.create(id, SECRET, opened, summary());
        expect(JSON.stringify((await store.read(id, 0))?.entries)).toBe(JSON.stringify([opened]));
      });
    });

    describe.each([
      ['an entry alone', plainEntry, null],
      ['an entry with a seat and a summary', entry, summary()],
    ])('several handles: %s', (_, entry, summary) => {
      test('of those that append the same number, one wins: no gap, nothing double', async () => {
        const id = newId();
        const other = await place.open();
        try {
          await open(store, id);
          const won: string[] = [];
          const race = async (handle: Store, who: string): Promise<void> => {
            for (let wins = 0; wins < 40; ) {
              const number = (await handle.numbers([id])).get(id) ?? 0;
              const mine = `${who} ${number + 1}`;
              if ((await handle.append(id, number, entry(mine), summary)) === 'conflict') continue;
              wins++;
              won.push(mine);
            }
          };
          await Promise.all([race(store, 'a'), race(other, 'b'), race(store, 'c'), race(other, 'd')]);
          const log = await words(other, id, 1);
          expect(log).toHaveLength(160);
          expect([...log].sort()).toEqual([...won].sort());
          expect(log.map((text) => Number(text.slice(2)))).toEqual(log.map((_, i) => i + 2));
        } finally {
          await other.close();
        }
      });

      test('many matches written from both sides in opposite order do not lock each other out', async () => {
        const other = await place.open();
        try {
          const all = Array.from({ length: 50 }, newId);
          await Promise.all(all.map((id) => open(store, id)));
          const outcomes = await Promise.all([
            ...all.map((id) => store.append(id, 1, entry('a'), summary)),
            ...all.toReversed().map((id) => other.append(id, 1, entry('b'), summary)),
          ]);
          expect(outcomes.filter((outcome) => outcome === 'kept')).toHaveLength(50);
          expect(new Set((await store.numbers(all)).values())).toEqual(new Set([2]));
        } finally {
          await other.close();
        }
      });
    });

    describe('several handles', () => {
      test('handles opened together find the tables made', async () => {
        const fresh = await newPlace();
        const handles = await Promise.all(Array.from({ length: 5 }, () => fresh.open()));
        await Promise.all(handles.map((handle, i) => open(handle, `from-${i}`)));
        expect(await handles[0]?.list({ most: 10 })).toHaveLength(5);
        await Promise.all(handles.map((handle) => handle.close()));
      });

      test('closing finishes what was asked for; reopening finds everything', async () => {
        const fresh = await newPlace();
        const first = await fresh.open();
        await open(first, 'kept');
        const asked = [
          first.append('kept', 1, entry('2'), summary({ dueAt: 5 })),
          first.append('kept', 2, entry('3'), summary({ dueAt: 6 })),
          first.say('kept', line('good-bye'), 'one'),
          first.keepSnapshot('kept', { number: 2, state: { board: [1] } }),
        ];
        await first.close();
        expect(await Promise.all(asked)).toHaveLength(4);
        await expect(open(first, 'late')).rejects.toThrow();
        await first.close();

        const second = await fresh.open();
        expect(await words(second, 'kept')).toEqual(['first', '2', '3']);
        expect(await second.chat('kept', 0)).toEqual([{ number: 1, ...line('good-bye') }]);
        expect(await second.snapshot('kept')).toEqual({ number: 2, state: { board: [1] } });
        expect(await second.due(6, 10)).toEqual([{ id: 'kept', dueAt: 6 }]);
        await second.close();
      });
    });

    lobbyContract(newPlace);
    deviceContract(newPlace);
    pushContract(newPlace);

    test('of snapshots the latest is kept', async () => {
      const id = newId();
      await open(store, id);
      expect(await store.snapshot(id)).toBeUndefined();
      await store.keepSnapshot(id, { number: 5, state: { five: '星\0' } });
      await store.keepSnapshot(id, { number: 3, state: { three: true } });
      expect(await store.snapshot(id)).toEqual({ number: 5, state: { five: '星\0' } });
      await Promise.all([
        store.keepSnapshot(id, { number: 9, state: 'nine' }),
        store.keepSnapshot(id, { number: 7, state: 'seven' }),
      ]);
      expect(await store.snapshot(id)).toEqual({ number: 9, state: 'nine' });
      await store.keepSnapshot(id, { number: 9, state: null });
      expect(await store.snapshot(id)).toEqual({ number: 9, state: null });
      await expect(store.keepSnapshot('nobody', { number: 1, state: {} })).rejects.toThrow('no match');
    });

    test('of snapshots some last, and the nearest at or before a number is found', async () => {
      const id = newId();
      await open(store, id);
      const keep = (number: number) => store.keepSnapshot(id, { number, state: `at ${number}` });
      await Promise.all([keep(LASTING), keep(LASTING + 64), keep(2 * LASTING), keep(2 * LASTING + 64)]);
      await keep(3 * LASTING);
      await keep(3 * LASTING + 64);
      const at = async (number?: number) => (await store.snapshot(id, number))?.number;
      expect(await at(LASTING - 1)).toBeUndefined();
      expect(await at(LASTING)).toBe(LASTING);
      expect(await at(2 * LASTING - 1)).toBe(LASTING);
      expect(await at(2 * LASTING + 64)).toBe(2 * LASTING);
      expect(await at(3 * LASTING + 64)).toBe(3 * LASTING + 64);
      expect(await at()).toBe(3 * LASTING + 64);
      await keep(LASTING);
      await store.keepSnapshot(id, { number: 2 * LASTING, state: 'anew' });
      expect(await store.snapshot(id, 2 * LASTING)).toEqual({ number: 2 * LASTING, state: 'anew' });
      expect(await at()).toBe(3 * LASTING + 64);
    });

    test('a log is read in pieces', async () => {
      const id = newId();
      await open(store, id);
      for (let i = 1; i < 6; i++) await store.append(id, i, entry(`${i + 1}`), null);
      expect(await words(store, id, 1, 3)).toEqual(['2', '3']);
      expect(await words(store, id, 4, 99)).toEqual(['5', '6']);
      expect(await words(store, id, 4)).toEqual(['5', '6']);
      expect(await words(store, id, 3, 3)).toEqual([]);
      expect(await words(store, id, 6, 9)).toEqual([]);
    });

    test('chat is read by pages, and of much of it the latest is kept', async () => {
      const id = newId();
      await open(store, id);
      const said = Array.from({ length: CHAT_KEPT + 20 }, (_, i) => line(`${i}`));
      for (let i = 0; i < said.length; i += 500)
        await Promise.all(said.slice(i, i + 500).map((one) => store.say(id, one, one.text)));
      const numbers = async (before?: number) => (await store.chat(id, 0, before)).map(({ number }) => number);
      const page = (last: number) => Array.from({ length: CHAT_PAGE }, (_, i) => last - CHAT_PAGE + 1 + i);
      expect(await numbers()).toEqual(page(CHAT_KEPT + 20));
      expect(await numbers(500)).toEqual(page(499));
      expect(await numbers(23)).toEqual([21, 22]);
      expect(await numbers(21)).toEqual([]);
    });

    test('chat lines are numbered from 1 in each match, whoever says them', async () => {
      const [a, b] = [newId(), newId()];
      const other = await place.open();
      await Promise.all([open(store, a), open(store, b)]);
      expect(await store.say(a, line('hello'), 'hello')).toEqual({ number: 1, ...line('hello') });
      expect(await other.say(b, line('elsewhere'), 'hello')).toEqual({ number: 1, ...line('elsewhere') });
      const said = await Promise.all([
        ...Array.from({ length: 20 }, (_, i) => store.say(a, line(`a${i}`), `a${i}`)),
        ...Array.from({ length: 20 }, (_, i) => other.say(a, line(`b${i}`), `b${i}`)),
      ]);
      expect(said.map(({ number }) => number).sort((x, y) => x - y)).toEqual(said.map((_, i) => i + 2));
      const heard = await store.chat(a, 1);
      expect(heard.map(({ number }) => number)).toEqual(said.map((_, i) => i + 2));
      expect(new Set(heard)).toEqual(new Set(said));
      expect(await store.chat(a, 40)).toHaveLength(1);
      expect((await store.chat(a, 3, 6)).map(({ number }) => number)).toEqual([4, 5]);
      expect(await store.chat('nobody', 0)).toEqual([]);
      await expect(store.say('nobody', line('anybody?'), 'one')).rejects.toThrow('no match');
      await other.close();
    });

    test('a line is kept once under its name, by whichever node, while it is kept at all', async () => {
      const [a, b] = [newId(), newId()];
      const other = await place.open();
      await Promise.all([open(store, a), open(store, b)]);
      const said = await Promise.all([
        store.say(a, line('hello'), 'ann 1'),
        store.say(a, line('hello'), 'ann 1'),
        other.say(a, line('hello'), 'ann 1'),
        store.say(a, line('hello'), 'ann 2'),
        store.say(b, line('hello'), 'ann 1'),
      ]);
      expect((await other.say(a, line('hello'), 'ann 1')).number).toBe(said[0]?.number);
      expect(said.map(({ number }) => number).slice(0, 3)).toEqual(Array(3).fill(said[0]?.number));
      expect(await store.chat(a, 0)).toHaveLength(2);
      expect(await store.chat(b, 0)).toHaveLength(1);
      expect([await other.hasLine(a, 'ann 2'), await other.hasLine(b, 'ann 2')]).toEqual([true, false]);
      await other.close();
    });

    test.each([`'; drop table entries; --`, `" or 1=1`, 'a%b_c', '\\', 'nul\0', '星'])(
      'an id of %j is only an id',
      async (id) => {
        await open(store, id);
        await store.append(id, 1, entry('2'), summary());
        await store.say(id, line('here'), 'one');
        await store.keepSnapshot(id, { number: 1, state: 1 });
        expect(await words(store, id)).toEqual(['first', '2']);
        expect(await store.numbers([id])).toEqual(new Map([[id, 2]]));
        expect(await store.chat(id, 0)).toHaveLength(1);
        expect(await store.snapshot(id)).toEqual({ number: 1, state: 1 });
      },
    );

    test('it is ready, and after closing it is not', async () => {
      expect(await store.ready()).toBe(true);
      const other = await place.open();
      await other.close();
      expect(await other.ready()).toBe(false);
    });
  });
}
