import { once } from 'node:events';
import type { FromServer, SentChange } from '@starboard/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { changeFrame, frameOf } from '../../http/socket/frame.ts';

let server: WebSocketServer;
beforeAll(async () => {
  server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
});
afterAll(() => server.close());

/** What a real socket receives when these bytes are written to it. */
async function heard(frames: readonly Buffer[]): Promise<readonly string[]> {
  const address = server.address();
  if (typeof address === 'string' || address === null) throw new Error('a server without a port');
  server.once('connection', (_, { socket }) => socket.write(Buffer.concat(frames)));
  const client = new WebSocket(`ws://127.0.0.1:${address.port}`);
  const texts: string[] = [];
  await new Promise<void>((resolve, reject) => {
    client.on('error', reject);
    client.on('message', (data, isBinary) => {
      texts.push(isBinary ? 'binary' : data.toString());
      if (texts.length === frames.length) resolve();
    });
  });
  client.terminate();
  return texts;
}

const refused = (fact: string): FromServer => ({ type: 'refused', id: null, refusal: { code: 'long', fact } });

test.each([0, 63, 64, 65, 66, 67, 1000, 65_000, 65_476, 65_477, 65_478, 65_479, 200_000])(
  'a message with a sentence of %i letters arrives as it is, also beside others',
  async (length) => {
    const message = refused('x'.repeat(length));
    const frames = [frameOf(message), frameOf({ type: 'done', id: 'seventh-7' })];
    expect(await heard(frames)).toEqual([JSON.stringify(message), '{"type":"done","id":"seventh-7"}']);
  },
);

test('letters of several bytes arrive as they are', async () => {
  const message = refused('„Überlänge“ 🚀'.repeat(50));
  expect(await heard([frameOf(message)])).toEqual([JSON.stringify(message)]);
});

test('a change that several are told is written once', () => {
  const change = { table: { number: 3, lastAt: 1 }, updates: [] };
  expect(changeFrame(change)).toBe(changeFrame(change));
  expect(changeFrame({ ...change })).not.toBe(changeFrame(change));
  expect(changeFrame(change).subarray(2).toString()).toBe(JSON.stringify({ type: 'change', ...change }));
});

test('what happened reads the same to each, though it is written once', () => {
  const happenings = [{ event: { type: 'shot', rule: '5.3', said: '„}"' }, frame: { step: [1] } }] as const;
  const seen = (viewer: number) => ({ viewer, past: [], view: { question: viewer }, happenings });
  const over = { event: { type: 'over', rule: '7.1' } };
  const changes: readonly SentChange[] = [
    { table: { number: 3, lastAt: 1 }, updates: [seen(0), { ...seen(1), board: { turn: [3] } }] },
    { table: { number: 4, lastAt: 2 }, updates: [{ ...seen(1), happenings: [] }, seen(2)] },
    { table: { number: 5, lastAt: 2 }, updates: [{ ...seen(0), happenings: [over, over] }] },
  ];
  for (const change of changes) {
    expect(JSON.parse(changeFrame(change).subarray(4).toString())).toEqual({ type: 'change', ...change });
  }
});
