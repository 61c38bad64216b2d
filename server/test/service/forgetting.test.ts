import { rules } from '@starboard/duel-in-space/rules';
import { verify } from '@starboard/kernel';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { describeWith } from '../../../testkit/run/needs.ts';
import { type PostgresServer, startPostgres } from '../../../testkit/servers/postgres.ts';
import { inProcessBus, type Meeting } from '../../bus/in-process.ts';
import { openPostgres } from '../../store/postgres/open.ts';
import { openSqlite } from '../../store/sqlite/open.ts';
import { NO_NUMBER } from '../../store/store.ts';
import type { WholeStore } from '../../store/whole-store.ts';
import {
  ear,
  guest,
  look,
  openTestServer,
  playOut,
  record,
  seatedMatch,
  sit,
  type TestServer,
  value,
  wanted,
} from './test-server.ts';

/** As long as real ids, so that nothing else looks like one. */
const idOf = (name: string): string => name.padEnd(22, '_');
const [ANN, BEN] = [idOf('ann'), idOf('ben')];
const DAY = 24 * 3600_000;
const MINUTES = 60_000;

const servers: TestServer[] = [];
const stores: WholeStore[] = [];
afterEach(async () => {
  for (const { service } of servers.splice(0)) await service.stop();
  for (const store of stores.splice(0)) await store.close();
});

function serverOn(store: WholeStore, meeting: Meeting = new Set(), keepFinished: number | null = null): TestServer {
  const server = openTestServer({ store, bus: inProcessBus(meeting), house: { store, keepFinished }, manyNodes: true });
  servers.push(server);
  return server;
}

async function keptOf(store: WholeStore, match: string): Promise<string> {
  const [log, snapshot, chat] = [
    await store.read(match, 0),
    await store.snapshot(match),
    await store.chat(match, 0, NO_NUMBER),
  ];
  return JSON.stringify([log, snapshot, chat]);
}

const forgottenBy = (store: WholeStore) =>
  expect.poll(async () => (await store.matchesNaming(ANN, 0, 1)).length, { timeout: 20_000 }).toBe(0);

function forgetting(name: string, openNew: () => Promise<WholeStore>): void {
  const newStore = async (): Promise<WholeStore> => {
    const store = await openNew();
    stores.push(store);
    return store;
  };

  describe(name, () => {
    test('who is forgotten is named nowhere in a finished match, whose record and dice still hold', async () => {
      const store = await newStore();
      const server = serverOn(store);
      const match = await seatedMatch(server, [ANN, BEN], { setup: { quietLimit: 20 } });
      value(await server.service.say(guest(ANN), match, 'I live at number 9'));
      value(await server.service.say(guest(BEN), match, 'hello'));
      await playOut(server, match, [ANN, BEN]);
      const before = await look(server, BEN, match);
      const lines = (await record(server, BEN, match)).split('\n');

      value(await server.service.forget(guest(ANN)));
      await forgottenBy(store);
      const kept = await keptOf(store, match);
      for (const theirs of [ANN, 'I live at']) expect(kept).not.toContain(theirs);
      expect(kept).toContain(BEN);
      const after = await look(server, BEN, match);
      expect(after.table.seats.map((seat) => seat.name)).toEqual(['Former player', BEN]);
      expect({ ...after.table, seats: [], number: 0 }).toEqual({ ...before.table, seats: [], number: 0 });
      expect(after.updates[0]?.view).toEqual(before.updates[0]?.view);
      expect((await server.service.chat(guest(BEN), match, 0)).ok).toBe(true);
      expect((await store.chat(match, 0)).map(({ name: by, text }) => [by, text])).toEqual([
        ['Former player', '(deleted)'],
        [BEN, 'hello'],
      ]);
      const found = await store.list({ most: 9, search: ANN });
      expect(found).toEqual([]);

      // Read by a node that has nothing of it in memory.
      const fresh = serverOn(store);
      const again = await record(fresh, BEN, match);
      expect(verify(rules, again)).toMatchObject({ ok: true });
      expect(again).not.toContain(ANN);
      const moves = (file: readonly string[]) => file.slice(1).map((line) => line.replace(/"hash":"\w+"/, ''));
      expect(moves(again.split('\n'))).toEqual(moves(lines));
    });

    test('in a match that is played, a bot takes over, all who follow hear of it on any node, and play goes on', async () => {
      const store = await newStore();
      const meeting: Meeting = new Set();
      const [one, two] = [serverOn(store, meeting), serverOn(store, meeting)];
      const match = await seatedMatch(one, [ANN, BEN]);
      const { heard, follower } = ear();
      value(await two.service.follow(guest(BEN), match, null, follower));
      value(await one.service.forget(guest(ANN)));
      await expect.poll(() => heard.at(-1)?.table.seats[0]?.name, { timeout: 20_000 }).toBe('Former player');
      await forgottenBy(store);
      expect(await keptOf(store, match)).not.toContain(ANN);
      const ben = (await look(two, BEN, match)).updates[0]?.view;
      expect((await look(one, BEN, match)).table.seats[0]?.handedOver).toBe(true);
      const ask = { question: ben?.question ?? 0, nth: ben?.sealed.length ?? 0 };
      expect(await two.service.play(guest(BEN), match, 1, ask, ben?.mine?.options[0] ?? null)).toMatchObject({
        ok: true,
      });
    });

    test('a match in which nobody else took part is removed, row by row', async () => {
      const store = await newStore();
      const server = serverOn(store);
      const alone = value(
        await server.service.open(guest(ANN), wanted({ seats: [{ kind: 'open' }, { kind: 'bot', bot: 'plain' }] })),
      );
      value(await sit(server, ANN, alone));
      value(await server.service.forget(guest(ANN)));
      await expect
        .poll(() => server.service.look(guest(BEN), alone, null), { timeout: 20_000 })
        .toMatchObject({
          refusal: { code: 'unknown-match' },
        });
      expect(await store.read(alone, 0)).toBeUndefined();
      expect(await store.list({ most: 9 })).toEqual([]);
      await expect.poll(() => store.sweep(1000)).toBe(0);
    });

    test('of whoever is forgotten no request is remembered but that one', async () => {
      const store = await newStore();
      const link = { hash: 'hash', guest: ANN, until: 100, device: 'first', deviceName: 'A browser' };
      expect(await store.keepLink(link, 'makes-it', 1)).toEqual({ hash: 'hash', until: 100 });
      expect(await store.keepLink({ ...link, until: 200 }, 'makes-it', 2)).toEqual({ hash: 'hash', until: 100 });
      await store.askToForget({ guest: ANN, id: 'forgets-me' }, 3);
      expect(await store.keepLink({ ...link, until: 200 }, 'makes-it', 4)).toEqual({ hash: 'hash', until: 200 });
      expect(await store.hasSignedOut({ guest: ANN, id: 'forgets-me' })).toBe(true);
    });

    test('asked for twice, or left half done, it comes to the same', async () => {
      const store = await newStore();
      const server = serverOn(store);
      const match = await seatedMatch(server, [ANN, BEN]);
      await server.service.stop();
      await store.askToForget({ guest: ANN, id: 'forgets-me' }, server.clock.now);
      await store.forgetInLog(match, ANN, { guest: idOf('nobody'), name: 'Former player' }, 0);
      const next = serverOn(store);
      value(await next.service.forget(guest(ANN)));
      await forgottenBy(store);
      expect(await keptOf(store, match)).not.toContain(ANN);
      // By then, everything another node was writing has reached the store, and is handled once more.
      const late = await store.snapshot(match);
      const state = { sitters: [{ guest: ANN, name: ANN }], opening: {} };
      await store.keepSnapshot(match, { number: (late?.number ?? 0) + 64, state });
      next.clock.now += 6 * MINUTES;
      await expect.poll(() => store.toForget(9), { timeout: 20_000 }).toEqual([]);
      expect(await keptOf(store, match)).not.toContain(ANN);
    });

    test('matches that ended are removed after the days that were set, and no others', async () => {
      const store = await newStore();
      const server = serverOn(store, new Set(), 30 * DAY);
      const over = await seatedMatch(server, [ANN, BEN]);
      value(await server.service.resign(guest(ANN), over, 0));
      const played = await seatedMatch(server, [ANN, BEN]);
      await server.service.stop();
      const at = async (days: number): Promise<boolean[]> => {
        const later = serverOn(store, new Set(), 30 * DAY);
        later.clock.now += days * DAY;
        if (days > 30) await expect.poll(() => store.read(over, 0), { timeout: 20_000 }).toBeUndefined();
        else await expect.poll(() => store.endedBefore(later.clock.now - 30 * DAY, 9)).toEqual([]);
        await later.service.stop();
        return Promise.all([over, played].map(async (id) => (await store.read(id, 0)) !== undefined));
      };
      expect(await at(29)).toEqual([true, true]);
      expect(await at(31)).toEqual([false, true]);
    });
  });
}

forgetting('on SQLite', () => openSqlite(':memory:'));

const describeWithPostgres = await describeWith(['PostgreSQL']);
describeWithPostgres('on a server', () => {
  let server: Promise<PostgresServer> | undefined;
  afterAll(async () => (await server)?.stop());
  forgetting('on PostgreSQL', async () => {
    server ??= startPostgres();
    return openPostgres(await (await server).freshDatabase());
  });
});
