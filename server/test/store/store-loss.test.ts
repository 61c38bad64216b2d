import { setTimeout as wait } from 'node:timers/promises';
import type { ChatLine } from '@starboard/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeWith } from '../../../testkit/run/needs.ts';
import { cuttingProxy } from '../../../testkit/servers/cutting-proxy.ts';
import { type PostgresServer, startPostgres } from '../../../testkit/servers/postgres.ts';
import { openPostgres } from '../../store/postgres/open.ts';
import type { Store } from '../../store/store.ts';
import { entry, line, open, plainEntry, SECRET, summary, words } from './contract/store-samples.ts';

const describeWithPostgres = await describeWith(['PostgreSQL']);

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server?.stop());

describeWithPostgres('a line to PostgreSQL that is cut', () => {
  test.each([
    ['before the commit is heard', 'commit\0', 'before'],
    ['after the commit, before its answer', 'commit\0', 'after'],
    ['at the beginning', 'begin isolation', 'after'],
    ['while rows are locked', 'for update', 'after'],
    ['while entries are written', 'insert into entries', 'after'],
  ] as const)('%s: everything is kept once', async (_, at, when) => {
    const url = new URL(await server.freshDatabase());
    const proxy = await cuttingProxy(Number(url.port));
    url.port = `${proxy.port}`;
    const store = await openPostgres(url.href);
    await open(store, 'old');
    await open(store, 'plain');

    proxy.cutAt(at, when);
    const outcomes = await Promise.all([
      store.create('new', SECRET, entry('first'), summary()),
      store.append('new', 1, entry('2'), summary()),
      store.append('old', 1, entry('2'), summary()),
      store.append('old', 2, entry('3'), summary()),
      store.append('old', 2, entry('late'), summary()),
      store.append('old', 2, entry('3'), summary()),
      store.say('old', line('same words'), 'one'),
      store.say('old', line('same words'), 'two'),
      store.keepSnapshot('old', { number: 1, state: 'one' }),
      store.append('plain', 1, plainEntry('2'), null),
      store.append('plain', 2, plainEntry('3'), null),
      store.append('plain', 2, plainEntry('late'), null),
    ]);

    expect(proxy.cuts).toBe(1);
    expect(outcomes.slice(0, 6)).toEqual(['kept', 'kept', 'kept', 'kept', 'conflict', 'conflict']);
    expect(outcomes.slice(6, 8)).toEqual([1, 2].map((number) => ({ number, ...line('same words') })));
    expect(outcomes.slice(9)).toEqual(['kept', 'kept', 'conflict']);
    expect(await words(store, 'plain')).toEqual(['first', '2', '3']);
    expect(await words(store, 'new')).toEqual(['first', '2']);
    expect(await words(store, 'old')).toEqual(['first', '2', '3']);
    expect(await store.chat('old', 0)).toHaveLength(2);
    await store.close();
    proxy.close();
  });

  test.each([
    ['alone', plainEntry, null],
    ['with a seat and a summary', entry, summary()],
  ])('somebody else appends meanwhile, %s: whoever is told so has the number', async (_, entry, summary) => {
    const url = await server.freshDatabase();
    const behind = new URL(url);
    const proxy = await cuttingProxy(Number(behind.port));
    behind.port = `${proxy.port}`;
    const [store, other] = await Promise.all([openPostgres(behind.href), openPostgres(url)]);
    await open(store, 'match');

    proxy.cutAt('commit\0', 'before');
    const [mine] = await Promise.all([
      store.append('match', 1, entry('mine'), summary),
      (async () => {
        while (proxy.cuts === 0) await wait(1);
        await other.append('match', 1, entry('theirs'), summary);
      })(),
    ]);
    expect(await words(store, 'match')).toEqual(['first', mine === 'kept' ? 'mine' : 'theirs']);
    await Promise.all([store.close(), other.close()]);
    proxy.close();
  });
});

describeWithPostgres('PostgreSQL killed under load', () => {
  let kept = 0;

  /** One writer per match: every acknowledgement must be true, and it can never meet a conflict. */
  async function writer(store: Store, id: string, until: () => boolean): Promise<number> {
    await open(store, id);
    let number = 1;
    while (!until()) {
      const [outcome, said] = await Promise.all([
        store.append(id, number, entry(`${number + 1}`), summary()),
        store.say(id, line(`${number}`), `${number}`),
      ]);
      expect(outcome).toBe('kept');
      expect(said.number).toBe(number);
      number++;
      kept++;
    }
    return number;
  }

  async function untilMoreIsKept(): Promise<void> {
    const before = kept;
    await expect.poll(() => kept, { timeout: 30_000 }).toBeGreaterThan(before + 100);
  }

  test.each([
    ['its backends', () => server.killBackends(), 3],
    ['the whole server', () => server.kill().then(() => server.start()), 2],
  ])('%s: nothing acknowledged is lost, nothing is kept twice, all go on', async (_, kill, times) => {
    const store = await openPostgres(await server.freshDatabase());
    let over = false;
    const ids = Array.from({ length: 20 }, (_, i) => `match-${i}`);
    const writers = ids.map((id) => writer(store, id, () => over));
    for (let i = 0; i < times; i++) {
      await untilMoreIsKept();
      await kill();
    }
    await untilMoreIsKept();
    expect(await store.ready()).toBe(true);
    over = true;
    const numbers = await Promise.all(writers);
    for (const [i, id] of ids.entries()) {
      const log = await words(store, id, 1);
      expect(log).toEqual(Array.from({ length: (numbers[i] ?? 0) - 1 }, (_, n) => `${n + 2}`));
      expect((await wholeChat(store, id)).map(({ text }) => text)).toEqual(log.map((_, n) => `${n + 1}`));
    }
    await store.close();
  });
});

async function wholeChat(store: Store, id: string): Promise<readonly ChatLine[]> {
  const lines: ChatLine[] = [];
  for (;;) {
    const page = await store.chat(id, 0, lines[0]?.number);
    if (page.length === 0) return lines;
    lines.unshift(...page);
  }
}
