import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyFolder } from './run.ts';

const ROOT = join(import.meta.dirname, '../..');
const dev = spawn(process.execPath, [join(ROOT, 'dev.ts'), '--data', join(emptyFolder(), 'data')], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
let printed = '';
let address = '';

beforeAll(async () => {
  dev.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += stripVTControlCharacters(text);
  });
  while (address === '') {
    await once(dev.stdout, 'data');
    address = /Local:\s+(http:\S+\/)/.exec(printed)?.[1] ?? '';
  }
});

afterAll(async () => {
  dev.kill();
  await once(dev, 'close');
});

describe('npm run dev', () => {
  test('serves the page as it stands in the files, with whatever reloads it', async () => {
    const page = await (await fetch(address, { headers: { accept: 'text/html' } })).text();
    expect(page).toContain('/@vite/client');
    expect(page).toContain('main.tsx');
    expect((await fetch(`${address}main.tsx`)).headers.get('content-type')).toContain('javascript');
  });

  test('has a worker that removes itself, so that no built page stays in the way', async () => {
    const worker = await (await fetch(`${address}service-worker.js`)).text();
    expect(worker).toContain('unregister()');
    expect(worker).not.toContain('fetch');
  });

  test('has a server behind it from the first moment, to which the page is one of its own', async () => {
    const { origin } = new URL(address);
    const cookie = (await fetch(`${address}api/games`)).headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join();
    const opened = await fetch(`${address}api/matches`, {
      method: 'POST',
      headers: { origin, cookie, 'content-type': 'application/json', 'idempotency-key': 'request-1' },
      body: JSON.stringify({ game: 'duel-in-space', seats: [{ kind: 'open' }, { kind: 'bot', bot: 'plain' }] }),
    });
    expect(opened.status).toBe(201);
    const upgrade = { upgrade: 'websocket', connection: 'upgrade', 'sec-websocket-version': '13' };
    const key = { 'sec-websocket-key': Buffer.from('sixteen letters.').toString('base64') };
    const asked = request(`${address}api/socket`, { headers: { origin, ...upgrade, ...key } }).end();
    const [answer, socket] = await once(asked, 'upgrade');
    socket.destroy();
    expect(answer.statusCode).toBe(101);
  });
});
