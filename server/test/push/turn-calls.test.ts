import { afterEach, describe, expect, test } from 'vitest';
import type { TurnCall } from '../../push/sender.ts';
import { openSqlite } from '../../store/sqlite/open.ts';
import type { WholeStore } from '../../store/whole-store.ts';
import {
  ask,
  ear,
  guest,
  OPEN,
  openTestServer,
  seatedMatch,
  sit,
  type TestServer,
  value,
  wanted,
} from '../service/test-server.ts';

/** On a busy machine. */
const PATIENTLY = { timeout: 20_000 };

let open: { server: TestServer; store: WholeStore } | undefined;
afterEach(async () => {
  await open?.server.service.stop();
  await open?.store.close();
});

/** A server that calls Ann's and Ben's devices, and what each was told. */
async function calling() {
  const store = await openSqlite(':memory:');
  const calls: { to: string; call: TurnCall }[] = [];
  const sender = {
    publicKey: '',
    accepts: async () => true,
    send: ({ endpoint }: { endpoint: string }, call: TurnCall) => void calls.push({ to: endpoint, call }),
  };
  const server = openTestServer({ store, push: { sender, addresses: store } });
  open = { server, store };
  for (const name of ['ann', 'ben']) {
    const key = { guest: name, id: 'first' };
    await store.beginSession(key, 'A browser', 1);
    await store.keepAddress(key, { endpoint: name, p256dh: '', auth: '' }, 'switches-on', 1);
  }
  return { server, store, called: () => calls.map(({ to }) => to).sort(), calls };
}

describe('when it is somebody’s turn', () => {
  test('who is away is called once for a question, and told nothing of the game', async () => {
    const { server, called, calls } = await calling();
    const match = await seatedMatch(server, ['ann', 'ben']);
    server.clock.now += 9_000;
    value(await server.service.offerDraw(guest('ann'), match, 0, true));
    expect(called()).toEqual([]);
    server.clock.now += 1_000;
    await expect.poll(called, PATIENTLY).toEqual(['ann', 'ben']);
    expect(calls[0]?.call).toEqual({ match, game: 'Duel in Space', players: ['ann', 'ben'] });
    server.clock.now += 100_000;
    value(await server.service.play(guest('ann'), match, 0, ask(1), 3));
    value(await server.service.play(guest('ben'), match, 1, ask(1), 5));
    server.clock.now += 10_000;
    await expect.poll(called, PATIENTLY).toEqual(['ann', 'ann', 'ben', 'ben']);
  });

  test('who follows the match is not called, but is if they are gone at the second look', async () => {
    const { server, called } = await calling();
    const match = await seatedMatch(server, ['ann', 'ben']);
    const leave = value(await server.service.follow(guest('ann'), match, null, ear().follower));
    server.clock.now += 10_000;
    await expect.poll(called, PATIENTLY).toEqual(['ben']);
    leave();
    // Who leaves counts as present for a moment, because they may only be reloading the page.
    await expect.poll(server.service.followed, PATIENTLY).toBe(0);
    server.clock.now += 65_000;
    await expect.poll(called, PATIENTLY).toEqual(['ann', 'ben']);
  });

  test('a device that has muted the match stays silent, and so do people who are not asked', async () => {
    const { server, store, called } = await calling();
    const match = value(
      await server.service.open(guest('ann'), wanted({ seats: [OPEN, { kind: 'bot', bot: 'plain' }] })),
    );
    value(await sit(server, 'ann', match, 0, 'Ann'));
    const other = await seatedMatch(server, ['ben', 'eve']);
    await store.mute({ guest: 'ann', id: 'first' }, match, true, 'mutes-it', 1);
    server.clock.now += 10_000;
    await expect.poll(called, PATIENTLY).toEqual(['ben']);
    server.clock.now += 100_000;
    value(await server.service.play(guest('ben'), other, 0, ask(1), 3));
    expect(called()).toEqual(['ben']);
  });
});
