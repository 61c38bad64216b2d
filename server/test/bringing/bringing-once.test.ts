import { afterEach, expect, test } from 'vitest';
import { loadLive } from '../../service/tables/memory/load.ts';
import { fittingTable, snapshotOf } from '../../service/tables/memory/snapshot.ts';
import { guest, look, openTestServer, quietBus, type TestServer, value } from '../service/test-server.ts';
import { memoryStore } from '../store/memory-store.ts';
import { BRINGERS, bringers, bringingAt, gathered, sayReady } from './bringing-toy.ts';

const servers: TestServer[] = [];
afterEach(async () => {
  for (const { service } of servers.splice(0)) await service.stop();
});

/** Two nodes on one store that get no hints from each other. */
function twoNodes() {
  const store = memoryStore();
  const [one, two] = [1, 2].map(() => {
    const node = openTestServer({
      ...BRINGERS,
      store,
      bus: { ...quietBus(), tell: () => undefined },
      secret: 'shared',
    });
    servers.push(node);
    return node;
  });
  if (one === undefined || two === undefined) throw new Error('no nodes');
  return { store, one, two };
}

const numberOf = async (h: TestServer, match: string): Promise<number> => (await look(h, 'ann', match)).table.number;

test('what is brought counts once, whichever node gets it again and whatever happened since', async () => {
  const { one, two } = twoNodes();
  const match = await gathered(one);
  const first = (h: TestServer) => h.service.bring(guest('ann', 'bring-one-1'), match, 0, 1);
  value(await first(one));
  value(await two.service.bring(guest('ann'), match, 0, 3));
  const before = await numberOf(one, match);
  for (const node of [one, two, one]) value(await first(node));
  expect((await bringingAt(two, match)).brought).toEqual([3, null]);
  expect(await numberOf(two, match)).toBe(before);
});

test('ready sent again is not said again after it was taken back', async () => {
  const { one, two } = twoNodes();
  const match = await gathered(one);
  const said = { ready: true, setupChanges: 0 };
  const ready = (h: TestServer) => h.service.sayReady(guest('ann', 'ready-once'), match, 0, said);
  value(await ready(one));
  value(await sayReady(two, 'ann', match, 0, false));
  for (const node of [two, one]) value(await ready(node));
  expect((await bringingAt(one, match)).ready).toEqual([]);
});

test('a set-up sent again does not undo the next one', async () => {
  const { one, two } = twoNodes();
  const match = await gathered(one);
  const change = (h: TestServer) => h.service.setUp(guest('ann', 'set-up-once'), match, { rounds: 5 });
  value(await change(one));
  value(await two.service.setUp(guest('ann'), match, { rounds: 4 }));
  for (const node of [one, two]) value(await change(node));
  expect(await bringingAt(one, match)).toMatchObject({ setup: { rounds: 4 }, setupChanges: 2 });
});

test('a node that starts again finds what was brought, and so does a snapshot', async () => {
  const { store, one } = twoNodes();
  const match = await gathered(one);
  value(await one.service.setUp(guest('ann'), match, { rounds: 5 }));
  value(await one.service.bring(guest('bob'), match, 1, 5));
  value(await sayReady(one, 'bob', match, 1));
  const live = await loadLive(store, async () => bringers, match);
  const table = live?.table;
  if (table === undefined) throw new Error('the match is gone');
  expect(table).toMatchObject({ setup: { rounds: 5 }, sitters: [{ brought: null }, { brought: 5, ready: true }] });
  const snapshot = { number: table.number, state: JSON.parse(JSON.stringify(snapshotOf(table))) };
  const entry = (await store.read(match, table.number - 1))?.entries[0];
  expect(fittingTable(snapshot, bringers, match, entry)).toEqual(table);
});

test('a snapshot from before seats brought anything still opens: everybody in it is ready', async () => {
  const { store, one } = twoNodes();
  const match = await gathered(one);
  const table = (await loadLive(store, async () => bringers, match))?.table;
  if (table === undefined) throw new Error('the match is gone');
  const { setup: _, setupChanges: __, ...state } = snapshotOf(table);
  const sitters = state.sitters.map((sitter) => {
    if (sitter === null) return null;
    const { brought: _, broughtChanges: __, prepares: ___, ready: ____, ...older } = sitter;
    return older;
  });
  const older = { number: table.number, state: { ...state, sitters, layout: 5 } };
  const entry = (await store.read(match, table.number - 1))?.entries[0];
  const opened = fittingTable(older, bringers, match, entry);
  expect(opened).toMatchObject({ setup: { rounds: 3 }, sitters: [{ brought: null, ready: true }, { ready: true }] });
});
