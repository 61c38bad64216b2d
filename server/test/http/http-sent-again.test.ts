import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeWith } from '../../../testkit/run/needs.ts';
import { type PostgresServer, startPostgres } from '../../../testkit/servers/postgres.ts';
import { NO_LIMITS } from '../../http/gate/limits.ts';
import { REQUESTS_KEPT } from '../../store/devices.ts';
import { openPostgres } from '../../store/postgres/open.ts';
import { openSqlite } from '../../store/sqlite/open.ts';
import type { WholeStore } from '../../store/whole-store.ts';
import { type Border, begunDuel, DUEL, type HttpVisitor, openBorder, SECRET, visitor } from './http-border.ts';

const HOUR = 3600_000;
const NEWER = 'a secret that took the place of it';

/** The same browser at another node. */
const at = (border: Border, { cookie }: HttpVisitor): HttpVisitor => Object.assign(visitor(border.address), { cookie });
const named = (id: string) => ({ 'idempotency-key': id });

/** What holds for requests sent again to another node on the same store, whose clock tells another time. */
function contract(openStore: () => Promise<WholeStore>): void {
  describe.for([0, 1, 30_000, -1, -30_000])('through a node whose clock is %i ms ahead', (ahead) => {
    let store: WholeStore;
    let nodes: [Border, Border];
    let time = 10_000 * 24 * HOUR;
    beforeAll(async () => {
      store = await openStore();
      const limits = NO_LIMITS;
      nodes = [
        await openBorder({ store, limits, now: () => time }),
        await openBorder({ store, limits, now: () => time + ahead }),
      ];
    });
    afterAll(async () => {
      for (const node of nodes) await node.stop();
      await store.close();
    });

    test('a link is used once by a request, with or without a cookie, and though it no longer holds', async () => {
      const [here, there] = nodes;
      const { ann, match } = await begunDuel(here.address);
      const { link } = (await ann.post('/api/device-link')).body;
      const use = (border: Border, phone = visitor(border.address)) =>
        phone.post(link, undefined, named('uses-the-link'));
      const phone = visitor(here.address);
      expect((await use(here, phone)).status).toBe(303);
      const again = [await use(there), await use(there, at(there, phone)), await use(there, at(there, ann))];
      time += HOUR;
      again.push(await use(there), await use(here));
      expect(again.map(({ status }) => status)).toEqual(again.map(() => 303));
      expect((await ann.get('/api/devices')).body.devices).toHaveLength(2);
      expect((await at(there, phone).look(match)).table.seats[0]?.mine).toBe(true);
      expect((await visitor(there.address).post(link)).body.code).toBe('link-gone');
    });

    test('a link made by one is used at the other at once', async () => {
      const [here, there] = nodes;
      for (const [from, to] of [
        [here, there],
        [there, here],
      ] as const) {
        const { link } = (await visitor(from.address).post('/api/device-link')).body;
        const phone = visitor(to.address);
        expect([(await phone.get(link)).status, (await phone.post(link)).status]).toEqual([200, 303]);
      }
    });

    test('a link that one refuses because of its time is gone on both', async () => {
      const [here, there] = nodes;
      const { link } = (await visitor(here.address).post('/api/device-link')).body;
      time += HOUR;
      expect((await visitor(there.address).post(link)).body.code).toBe('link-gone');
      time -= HOUR;
      expect((await visitor(here.address).post(link)).body.code).toBe('link-gone');
    });

    test('of many requests the newest is remembered, though the clock is behind', async () => {
      const [here, there] = nodes;
      const ann = visitor(here.address);
      await ann.get('/api/devices');
      for (let i = 0; i < REQUESTS_KEPT; i++) await ann.post('/api/device-link/withdraw');
      const withdraw = () => at(there, ann).post('/api/device-link/withdraw', undefined, named('0-withdraws'));
      expect((await withdraw()).status).toBe(200);
      const { link } = (await ann.post('/api/device-link')).body;
      expect((await withdraw()).status).toBe(200);
      expect((await visitor(here.address).get(link)).status).toBe(200);
    });

    test('a link, its withdrawal and a sign-out are answered alike', async () => {
      const [here, there] = nodes;
      const ann = visitor(here.address);
      await ann.get('/api/devices');
      const twice = async (path: string, id: string, body?: unknown) => {
        const answers = [await ann.post(path, body, named(id)), await at(there, ann).post(path, body, named(id))];
        expect(answers[1]).toMatchObject({ status: answers[0]?.status, body: answers[0]?.body });
        return answers[0];
      };
      const made = await twice('/api/device-link', 'makes-a-link');
      await visitor(there.address).post(made?.body.link);
      const other = (await ann.get('/api/devices')).body.devices.find(
        ({ current }: { readonly current: boolean }) => !current,
      );
      expect((await twice('/api/devices/sign-out', 'signs-it-out', { device: other.id }))?.status).toBe(200);
      expect((await twice('/api/device-link/withdraw', 'withdraws-it'))?.status).toBe(200);
    });

    test('whoever signs out the very device they ask from is answered alike when they ask again', async () => {
      const [here, there] = nodes;
      const ann = visitor(here.address);
      const phone = visitor(here.address);
      await phone.post((await ann.post('/api/device-link')).body.link);
      const [mine] = (await phone.get('/api/devices')).body.devices.filter(
        ({ current }: { readonly current: boolean }) => current,
      );
      const leave = (border: Border, who: HttpVisitor, body: object, id = 'signs-itself-out') =>
        at(border, who).post('/api/devices/sign-out', body, named(id));
      const answers = [here, here, there].map((border) => () => leave(border, phone, { device: mine.id }));
      for (const answer of answers) expect(await answer()).toMatchObject({ status: 200, body: {} });
      const last = { device: 'first', evenIfOnly: true };
      for (const border of [here, here, there]) {
        expect((await leave(border, ann, last, 'and-the-last-one')).status).toBe(200);
      }
      const otherwise = await leave(here, phone, { device: mine.id }, 'under-another-id');
      expect([otherwise.status, otherwise.body.code]).toEqual([401, 'session-ended']);
    });
  });

  test('across a rotation of the secret the same request means the same match, link and device', async () => {
    const store = await openStore();
    const before = await openBorder({ store });
    const { ann, match } = await begunDuel(before.address);
    const open = (who: HttpVisitor) => who.post('/api/matches', DUEL, named('opens-one'));
    const link = (who: HttpVisitor) => who.post('/api/device-link', undefined, named('makes-one'));
    const opened = (await open(ann)).body;
    const made = (await link(ann)).body;
    expect((await visitor(before.address).post(made.link, undefined, named('uses-it-once'))).status).toBe(303);
    // Nodes are changed one after the other: one accepts the next secret already, another signs with it.
    const accepting = await openBorder({ store, oldSecrets: [NEWER] });
    const after = await openBorder({ store, secret: NEWER, oldSecrets: [SECRET] });
    for (const border of [accepting, after]) {
      const same = at(border, ann);
      expect((await open(same)).body).toEqual(opened);
      expect((await link(same)).body).toEqual(made);
      expect((await visitor(border.address).post(made.link, undefined, named('uses-it-once'))).status).toBe(303);
    }
    expect((await ann.get('/api/devices')).body.devices).toHaveLength(2);
    const next = (await at(after, ann).post('/api/matches', DUEL, named('opens-another'))).body;
    expect((await ann.post('/api/matches', DUEL, named('opens-another'))).body).not.toEqual(next);
    expect((await at(accepting, ann).post('/api/matches', DUEL, named('opens-a-third'))).body).toEqual(
      (await at(after, ann).post('/api/matches', DUEL, named('opens-a-third'))).body,
    );
    await at(after, ann).post(`/api/matches/${match}/close`);
    for (const border of [before, accepting, after]) await border.stop();
    await store.close();
  });
}

describe('sent again, on a file', () => contract(() => openSqlite(':memory:')));

const describeWithPostgres = await describeWith(['PostgreSQL']);
describeWithPostgres('sent again, on a server', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());
  contract(async () => openPostgres(await server.freshDatabase()));
});
