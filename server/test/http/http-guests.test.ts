import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorForLog } from '../../http/running/error-for-log.ts';
import { type Border, begunDuel, DUEL, openBorder, visitor } from './http-border.ts';

let border: Border;
beforeAll(async () => {
  border = await openBorder({ trustProxy: true, allowedOrigins: ['https://friends.example'] });
});
afterAll(() => border.stop());

const setCookie = async (headers: { readonly [name: string]: string } = {}) =>
  (await fetch(`${border.address}/api/games`, { headers })).headers.get('set-cookie');

describe('guests', () => {
  test('the first answer gives a cookie that no script can read', async () => {
    const cookie = await setCookie();
    expect(cookie).toMatch(
      /^starboard=[\w-]{22}\.first\.[\da-z]+\.[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  test('with https in front, it never goes over http', async () => {
    expect(await setCookie({ 'x-forwarded-proto': 'https' })).toMatch(/; Secure/);
  });

  test('who has one is known by it', async () => {
    const ann = visitor(border.address);
    const { match } = (await ann.post('/api/matches', DUEL)).body;
    const before = ann.cookie;
    expect((await ann.look(match)).table.host).toBe(true);
    expect(ann.cookie).toBe(before);
    expect((await visitor(border.address).look(match)).table.host).toBe(false);
  });

  test('one who changes the name in it is nobody, and stays so', async () => {
    const ann = visitor(border.address);
    const { match } = (await ann.post('/api/matches', DUEL)).body;
    const parts = ann.cookie.replace('starboard=', '').split('.');
    const [guest, signature] = [parts.slice(0, -1).join('.'), parts.at(-1) ?? ''];
    const flipped = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
    for (const forged of [
      `${guest}.${flipped}`,
      `${guest}.`,
      guest,
      `x.${signature}`,
      '',
      '%%%',
      '.',
      'a'.repeat(3000),
    ]) {
      const thief = visitor(border.address);
      thief.cookie = `starboard=${forged}`;
      expect((await thief.look(match)).table.host).toBe(false);
      expect((await thief.post(`/api/matches/${match}/close`)).body.code).toBe('session-ended');
      expect(thief.cookie).toBe(`starboard=${forged}`);
    }
  });
});

describe('origins', () => {
  const from = (origin: string) => visitor(border.address).post('/api/matches', DUEL, { origin });

  test('a page of our own may act, and one of an allowed site', async () => {
    expect((await from(border.address)).status).toBe(201);
    expect((await from('https://friends.example')).status).toBe(201);
  });

  test.for(['https://evil.example', 'null', 'http://127.0.0.1:1', 'http://127.0.0.1.evil.example'])(
    'a page of %s may not',
    async (origin) => {
      const { status, body } = await from(origin);
      expect([status, body.code]).toEqual([403, 'origin']);
    },
  );

  test('a browser that hides where the page is from is not believed', async () => {
    const { status } = await visitor(border.address).post('/api/matches', DUEL, { 'sec-fetch-site': 'cross-site' });
    expect(status).toBe(403);
  });
});

test('the log names no cookie, no token, no match', async () => {
  const { match, ann } = await begunDuel(border.address);
  const { link } = (await ann.post('/api/device-link')).body;
  await visitor(border.address).post(link);
  const everything = border.log.join('');
  expect(everything).toContain('/api/matches/:id/sit');
  for (const secret of [ann.cookie.split('=')[1] ?? 'x', link.split('/')[2], match]) {
    expect(everything).not.toContain(secret);
  }
});

test('an error is logged with its causes, but every id of a match or a guest by a short name that leads nowhere', () => {
  const id = 'Lu9uwLUhD_uGmF5q2IF09-';
  const cause = new Error(`match ${id}: nobody sits in seat 0`);
  const { type, message, stack } = errorForLog(new Error(`no match ${id}, and no ${id}`, { cause }));
  expect(type).toBe('Error');
  expect(message).toMatch(/^no match #([0-9a-f]{8}), and no #\1$/);
  expect(stack).toMatch(/caused by: Error: match #[0-9a-f]{8}: nobody sits in seat 0/);
  expect(`${message} ${stack}`).not.toContain(id);
});
