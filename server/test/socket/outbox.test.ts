import { Duplex } from 'node:stream';
import { expect, test } from 'vitest';
import { TOO_FAST } from '../../http/gate/limits.ts';
import { follow, type SocketFollowing, type Ties } from '../../http/socket/following.ts';
import { Outbox } from '../../http/socket/outbox.ts';
import type { Service } from '../../service/service.ts';
import { ask, BEGUN, guest, openTestServer, seatedMatch } from '../service/test-server.ts';

/** The texts of frames that leave in one piece. */
function textsIn(frames: Buffer): readonly string[] {
  const texts: string[] = [];
  for (let at = 0; at < frames.length; ) {
    const short = frames.readUInt8(at + 1);
    const [head, length] =
      short < 126
        ? [2, short]
        : short === 126
          ? [4, frames.readUInt16BE(at + 2)]
          : [10, Number(frames.readBigUInt64BE(at + 2))];
    texts.push(frames.subarray(at + head, at + head + length).toString());
    at += head + length;
  }
  return texts;
}

/** Until the messages of this tick have left. */
const leaving = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A socket whose other end reads only when the test says so. */
function lazySocket() {
  let readOn = (): void => undefined;
  const connection = new Duplex({
    read() {},
    write(_chunk, _encoding, written) {
      readOn = written;
    },
    highWaterMark: 1024,
  });
  const sent: { readonly type: string; readonly table?: { readonly number: number } }[] = [];
  const { write } = connection;
  connection.write = (frame: Buffer) => {
    for (const text of textsIn(frame)) sent.push(JSON.parse(text));
    return Reflect.apply(write, connection, [frame]);
  };
  const socket = {
    OPEN: 1 as const,
    readyState: 1 as const,
    paused: false,
    pause() {
      socket.paused = true;
    },
    resume() {
      socket.paused = false;
    },
  };
  const read = async (): Promise<void> => {
    for (let i = 0; connection.writableLength > 0 && i < 10_000; i++) {
      readOn();
      await leaving();
    }
  };
  return { socket, connection, sent, read };
}

/** Without who is there, which the server says once a second. */
const newsIn = (sent: ReturnType<typeof lazySocket>['sent']) =>
  sent.flatMap(({ type, table }) => (type === 'people' ? [] : [[type, table?.number]]));

const tiesOf = (service: Service, outbox: Outbox): Ties => ({
  service,
  guest: guest('eve'),
  publicName: null,
  outbox,
  patience: () => 1,
  lose(error) {
    throw error;
  },
});

const LONG = 'ü'.repeat(30_000);
const long = { type: 'refused', id: null, refusal: { code: 'long', fact: LONG } } as const;

test.each([
  { when: 'before it leaves', pause: () => undefined },
  { when: 'after it left', pause: leaving },
])('what is unread is counted in bytes, $when', async ({ pause }) => {
  const { socket, connection } = lazySocket();
  const outbox = new Outbox(socket, connection, { goOn: () => undefined });
  for (let i = 0; i < 4; i++) {
    outbox.send(long);
    await pause();
  }
  expect(outbox.isFull()).toBe(false);
  outbox.send(long);
  expect([outbox.isFull(), socket.paused]).toEqual([true, true]);
});

test('while too much is unread changes are left out; then comes one fresh state, and changes again', async () => {
  const server = openTestServer();
  const match = await seatedMatch(server, ['ann', 'bob']);
  const { socket, connection, sent, read } = lazySocket();
  let begun: SocketFollowing | undefined;
  const outbox = new Outbox(socket, connection, { goOn: () => void begun?.read() });
  const following = await follow(tiesOf(server.service, outbox), match, null);
  if ('code' in following) throw new Error(following.fact);
  begun = following;
  for (let i = 0; i < 5; i++) outbox.send(long);
  await leaving();
  const before = sent.length;
  for (let i = 0; i < 300; i++) {
    await server.service.play(guest('ann'), match, 0, ask(1), 3);
    await server.service.takeBack(guest('ann'), match, 0, ask(1, 1));
  }
  expect(sent).toHaveLength(before);
  await read();
  await expect.poll(() => newsIn(sent.slice(before))).toEqual([['news', BEGUN + 600]]);
  expect(socket.paused).toBe(false);
  await server.service.play(guest('ann'), match, 0, ask(1), 3);
  await leaving();
  expect(sent.at(-1)).toMatchObject({ type: 'change', table: { number: BEGUN + 601 } });
  following.stop();
  await server.service.stop();
});

/** A service that lets nobody look so many times. */
function reluctant(service: Service, times: number): { readonly service: Service; refusals(): number } {
  let refused = 0;
  const look: Service['look'] = async (...asked) => {
    if (refused >= times) return service.look(...asked);
    refused++;
    return { ok: false, refusal: TOO_FAST };
  };
  return { service: { ...service, look }, refusals: () => refused };
}

test('whoever has asked for too much while they did not read is told the present state later, without asking', async () => {
  const server = openTestServer();
  const match = await seatedMatch(server, ['ann', 'bob']);
  const { socket, connection, sent, read } = lazySocket();
  let begun: SocketFollowing | undefined;
  const outbox = new Outbox(socket, connection, { goOn: () => void begun?.read() });
  const { service, refusals } = reluctant(server.service, 3);
  const following = await follow(tiesOf(service, outbox), match, null);
  if ('code' in following) throw new Error(following.fact);
  begun = following;
  for (let i = 0; i < 5; i++) outbox.send(long);
  await leaving();
  const before = sent.length;
  await server.service.play(guest('ann'), match, 0, ask(1), 3);
  await read();
  await expect.poll(() => newsIn(sent.slice(before))).toEqual([['news', BEGUN + 1]]);
  expect(refusals()).toBe(3);
  await server.service.takeBack(guest('ann'), match, 0, ask(1, 1));
  await leaving();
  expect(sent.at(-1)).toMatchObject({ type: 'change', table: { number: BEGUN + 2 } });
  following.stop();
  await server.service.stop();
});

test('whoever acted on an older state, and has asked for too much, is reminded later', async () => {
  const server = openTestServer();
  const match = await seatedMatch(server, ['ann', 'bob']);
  const { socket, connection, sent } = lazySocket();
  const outbox = new Outbox(socket, connection, { goOn: () => undefined });
  const { service } = reluctant(server.service, 2);
  const following = await follow(tiesOf(service, outbox), match, null);
  if ('code' in following) throw new Error(following.fact);
  await leaving();
  const before = sent.length;
  await following.remind();
  await leaving();
  expect(sent).toHaveLength(before);
  await expect.poll(() => sent.slice(before)).toMatchObject([{ type: 'news', table: { number: BEGUN } }]);
  following.stop();
  await server.service.stop();
});
