import { newRequestId, PROTOCOL } from '@starboard/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Border, begunDuel, DUEL, type HttpVisitor, openBorder, visitor } from './http-border.ts';

/** One browser, whose cookie names another guest before a page that was open all the time sends something again. */

const FIRST = 'Starboard-Guest';

let border: Border;
beforeAll(async () => {
  border = await openBorder();
});
afterAll(() => border.stop());

const nameOf = async (guest: HttpVisitor) => (await guest.get('/api/privacy')).headers.get(FIRST) ?? '';

/** The browser of a guest who watches, and how it becomes a device of somebody else. */
async function watching() {
  const { match, ann } = await begunDuel(border.address);
  const browser = visitor(border.address);
  await browser.get('/api/privacy');
  const name = await nameOf(browser);
  return {
    match,
    ann,
    browser,
    name,
    becomeAnn: async () => browser.post((await ann.post('/api/device-link')).body.link),
    lines: async () => (await ann.get(`/api/matches/${match}/chat`)).body.lines,
  };
}

test('every answer to a guest says who they are, and none to a stranger', async () => {
  const { browser, ann, name, becomeAnn } = await watching();
  expect(name).toMatch(/^[\w-]{16}$/);
  expect(await nameOf(browser)).toBe(name);
  expect(await nameOf(visitor(border.address))).toBe('');
  await becomeAnn();
  expect(await nameOf(browser)).toBe(await nameOf(ann));
  expect(await nameOf(browser)).not.toBe(name);
});

describe('a page whose browser became another guest', () => {
  test('sends a line again: it is said once, by the guest who said it', async () => {
    const { match, browser, name, becomeAnn, lines } = await watching();
    const id = newRequestId();
    const say = () =>
      browser.post(`/api/matches/${match}/say`, { text: 'Hello' }, { 'idempotency-key': id, [FIRST]: name });
    expect((await say()).status).toBe(200);
    await becomeAnn();
    for (let i = 0; i < 2; i++) expect(await say()).toMatchObject({ status: 401, body: { code: 'session-ended' } });
    expect(await lines()).toMatchObject([{ seat: null, text: 'Hello' }]);
  });

  test('sends a line again over its next socket: it is said once, and the page may look on', async () => {
    const { match, browser, name, becomeAnn, lines } = await watching();
    const message = { type: 'say', id: newRequestId(), text: 'Hello' };
    const connected = async () => {
      const talk = await browser.talk({}, `?guest=${name}`);
      talk.say({ type: 'follow', protocol: PROTOCOL, match, after: null });
      talk.say(message);
      return talk;
    };
    const first = await connected();
    expect((await first.next('news')).guest).toBe(name);
    await expect.poll(lines).toHaveLength(1);
    first.socket.terminate();
    await becomeAnn();
    const again = await connected();
    expect(await again.next('refused')).toMatchObject({ id: message.id, refusal: { code: 'session-ended' } });
    const { guest, table } = await again.next('news');
    expect([guest, table.seats.some(({ mine }) => mine)]).toEqual([null, false]);
    again.socket.terminate();
    expect(await lines()).toMatchObject([{ seat: null, text: 'Hello' }]);
  });

  test('asks again for a match, or to be forgotten: neither is done for the guest that it became', async () => {
    const { browser, ann, name, becomeAnn } = await watching();
    const as = () => ({ 'idempotency-key': newRequestId(), [FIRST]: name });
    const [opens, forgets] = [as(), as()];
    const open = () => browser.post('/api/matches', { ...DUEL, listed: true }, opens);
    expect((await open()).status).toBe(201);
    await becomeAnn();
    const matches = async () => (await ann.get('/api/matches')).body.matches.length;
    const before = await matches();
    expect((await open()).body.code).toBe('session-ended');
    expect(await matches()).toBe(before);
    expect((await browser.post('/api/forget', { sure: 'forget me' }, forgets)).body.code).toBe('session-ended');
    expect((await ann.get('/api/devices')).body.devices).toHaveLength(2);
  });

  test('that says nothing of whom it is from counts for whoever the cookie names', async () => {
    const { match, browser, becomeAnn, lines } = await watching();
    await becomeAnn();
    expect((await browser.post(`/api/matches/${match}/say`, { text: 'It is me' })).status).toBe(200);
    expect(await lines()).toMatchObject([{ seat: 0, text: 'It is me' }]);
  });
});
