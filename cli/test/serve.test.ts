import { once } from 'node:events';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyFolder, run, start } from './run.ts';

const folder = emptyFolder();
const page = join(folder, 'page');
mkdirSync(join(page, 'assets'), { recursive: true });
writeFileSync(join(folder, 'secret.txt'), 'not for you');
writeFileSync(join(page, 'index.html'), `<!doctype html><title>Starboard</title>${'<p>space</p>'.repeat(200)}`);
writeFileSync(join(page, 'assets', 'main-abcd1234.js'), 'export {};');

const data = join(folder, 'data');
const server = start('serve', '--port', '0', '--page', page, '--data', data);
let printed = '';
let logged = '';
let address = '';

beforeAll(async () => {
  server.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  server.stderr.setEncoding('utf8').on('data', (text: string) => {
    logged += text;
  });
  await once(server.stdout, 'data');
  address = /http:\S+/.exec(printed)?.[0] ?? '';
});

afterAll(async () => {
  server.kill('SIGTERM');
  const [code] = await once(server, 'close');
  expect(code).toBe(0);
});

describe('serve', () => {
  test('prints one line with the one address', () => {
    expect(printed).toMatch(/^Starboard is at http:\/\/127\.0\.0\.1:\d+\/\n$/);
  });

  test('the front page, packed, guarded and to be asked for again', async () => {
    const answer = await fetch(address, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<title>Starboard</title>');
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self';/);
    const again = await fetch(address, { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  test('a file whose name changes with it may be kept', async () => {
    const answer = await fetch(`${address}assets/main-abcd1234.js`);
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(answer.headers.get('cache-control')).toContain('immutable');
  });

  test.for([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '//etc/passwd',
    '/nothing',
  ])('nothing but the page: %s', async (path) => {
    expect(await statusOf(path)).toBe(404);
  });

  test('reading only', async () => {
    expect((await fetch(address, { method: 'POST' })).status).toBe(405);
    expect((await fetch(address, { method: 'HEAD' })).status).toBe(200);
  });

  test('one server for the page and for matches; the page makes a guest', async () => {
    const cookie = (await fetch(address)).headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(cookie).toMatch(/^starboard=/);
    const games = await fetch(`${address}api/games`, { headers: { cookie } });
    expect([games.status, games.headers.get('set-cookie')]).toEqual([200, null]);
  });

  test('health and metrics are at an address of their own, which the log names', async () => {
    await expect.poll(() => logged).toMatch(/Health and metrics are at http:/);
    const ops = /Health and metrics are at (http:\/\/127\.0\.0\.1:\d+\/)/.exec(logged)?.[1] ?? '';
    expect(ops).not.toBe(address);
    const statuses = async (at: string) =>
      Promise.all(['readyz', 'healthz', 'metrics'].map(async (path) => (await fetch(`${at}${path}`)).status));
    expect([await statuses(ops), await statuses(address)]).toEqual([
      [200, 200, 200],
      [404, 404, 404],
    ]);
  });

  test('the log goes beside, as lines of JSON', async () => {
    await fetch(`${address}api/games`);
    await expect.poll(() => logged).toContain('/api/games');
    for (const line of logged.trimEnd().split('\n')) expect(JSON.parse(line)).toHaveProperty('msg');
  });

  test('the cookie secret is for its owner alone', () => {
    expect(statSync(join(data, 'cookie-secret')).mode & 0o777).toBe(0o600);
    expect(statSync(join(data, 'starboard.sqlite')).isFile()).toBe(true);
  });

  test('without a page it serves matches only; a page that is not there is refused', async () => {
    const other = ['serve', '--port', '0', '--data', join(folder, 'no-page'), '--quiet'];
    const alone = start(...other, '--no-page');
    const [line] = await once(alone.stdout.setEncoding('utf8'), 'data');
    const at = /http:\S+/.exec(line)?.[0] ?? '';
    expect([(await fetch(at)).status, (await fetch(`${at}api/games`)).status]).toEqual([404, 200]);
    alone.kill('SIGTERM');
    await once(alone, 'close');
    const { code, err } = await run([...other, '--page', join(folder, 'nowhere')]);
    expect([code, err]).toEqual([2, expect.stringMatching(/^There is no page in .*nowhere\. Build it first[^\n]*\n$/)]);
  });

  test('an origin that is none: one sentence and exit code 2', async () => {
    const { code, err } = await run(['serve', '--page', page, '--data', data, '--origin', 'friends']);
    expect([code, err]).toEqual([2, '--origin must be a site such as https://play.example, not "friends".\n']);
  });

  test('a port that is taken: one sentence and exit code 2', async () => {
    const other = ['--data', join(folder, 'other'), '--quiet'];
    const { code, out, err } = await run(['serve', '--page', page, ...other, '--port', new URL(address).port]);
    expect(err).toMatch(/^Port \d+ is used[^\n]*\n$/);
    expect(out).toBe('');
    expect(code).toBe(2);
  });
});

test('a warning is never hidden, not by --quiet either', async () => {
  const mixed = join(folder, 'mixed');
  mkdirSync(mixed, { mode: 0o755 });
  writeFileSync(join(mixed, 'photo.jpg'), '');
  const quiet = start('serve', '--port', '0', '--page', page, '--data', mixed, '--quiet');
  let said = '';
  quiet.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  await once(quiet.stdout, 'data');
  await expect.poll(() => said).toContain('Others may list the data folder');
  expect(said).not.toContain('Health and metrics');
  quiet.kill('SIGTERM');
  await once(quiet, 'close');
});

test('a secret is rotated on the command line, and the old one forgotten', async () => {
  const kept = join(folder, 'secrets');
  const rotated = await run(['secret', 'rotate', '--data', kept]);
  expect([rotated.code, rotated.out]).toEqual([0, expect.stringContaining('signed with a new secret')]);
  expect((await run(['secret', 'forget-old', '--data', kept])).out).toContain('no longer valid');
  expect((await run(['secret', 'forget-old', '--data', kept])).out).toContain('nothing has changed');
  const { code, err } = await run(['secret', 'rotate', '--data', data]);
  expect([code, err]).toEqual([2, expect.stringMatching(/^Another Starboard server is using the data folder/)]);
});

describe('a data folder', () => {
  test('is for one server: a second says so and exits with 2, and after kill -9 the next starts', async () => {
    const shared = join(folder, 'shared');
    const args = ['serve', '--port', '0', '--page', page, '--data', shared, '--quiet'];
    const first = start(...args);
    await once(first.stdout, 'data');
    const { code, out, err } = await run(args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^Another Starboard server is using the data folder .*\. Stop it first, or choose [^\n]*\.\n$/);
    first.kill('SIGKILL');
    await once(first, 'close');
    const second = start(...args);
    await once(second.stdout, 'data');
    second.kill('SIGTERM');
    expect((await once(second, 'close'))[0]).toBe(0);
  });
});

/** Unlike fetch, sends the path unchanged. */
function statusOf(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    request({ hostname, port, path }, (answer) => resolve(answer.resume().statusCode))
      .on('error', reject)
      .end();
  });
}
