import { newRequestId, PROTOCOL } from '@starboard/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Border, begunDuel, COMMITMENT, DUEL, type HttpVisitor, openBorder, visitor } from './http-border.ts';

/** Requests of somebody whose cookie is yet to arrive, or holds no longer, sent again and again. */

let border: Border;
beforeAll(async () => {
  border = await openBorder();
});
afterAll(() => border.stop());

const named = (id: string) => ({ 'idempotency-key': id });
const linesAt = async (match: string) => (await visitor(border.address).get(`/api/matches/${match}/chat`)).body.lines;

/** Sent without a cookie; the answer, with the cookie in it, is lost. */
const sentInVain = async (path: string, body: object, id: string): Promise<unknown> => {
  const headers = { 'content-type': 'application/json', ...named(id) };
  const answer = await fetch(`${border.address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return [answer.status, (await answer.json()).code];
};

describe('a first request, without a cookie,', () => {
  test('counts once though its first answers are lost: one match, one seat, one line', async () => {
    const { match } = await begunDuel(border.address);
    const ann = visitor(border.address);
    /** Three times as a stranger, then twice with the cookie that came at last. */
    const insisted = async (path: string, body: object) => {
      const id = newRequestId();
      for (let i = 0; i < 3; i++) expect(await sentInVain(path, body, id)).toEqual([401, 'no-session']);
      const [first, again] = [await ann.post(path, body, named(id)), await ann.post(path, body, named(id))];
      expect([again.status, again.body]).toEqual([first.status, first.body]);
      return first.body;
    };
    const before = (await ann.get('/api/matches')).body.matches.length;
    const opened = await insisted('/api/matches', { ...DUEL, listed: true });
    expect((await ann.get('/api/matches')).body.matches).toHaveLength(before + 1);
    await insisted(`/api/matches/${opened.match}/sit`, { seat: null, name: 'Ann', commitment: COMMITMENT });
    expect((await ann.look(opened.match)).table.seats.map(({ mine }) => mine)).toEqual([true, false]);
    await insisted(`/api/matches/${match}/say`, { text: 'Hello from nobody' });
    expect(await linesAt(match)).toHaveLength(1);
  });

  test('over a socket is refused; the next socket brings the cookie that came with the first', async () => {
    const { match } = await begunDuel(border.address);
    const eve = visitor(border.address);
    const id = newRequestId();
    const says = async () => {
      const talk = await eve.talk();
      talk.say({ type: 'follow', protocol: PROTOCOL, match, after: null });
      talk.say({ type: 'say', id, text: 'Anybody here?' });
      const answer = await talk.next('done', 'refused');
      talk.socket.terminate();
      return {
        code: answer.type === 'refused' ? answer.refusal.code : 'done',
        cookie: talk.cookie.split(';')[0] ?? '',
      };
    };
    // Neither cookie arrives.
    for (let i = 0; i < 2; i++) expect((await says()).code).toBe('no-session');
    eve.cookie = (await says()).cookie;
    for (let i = 0; i < 2; i++) expect((await says()).code).toBe('done');
    expect(await linesAt(match)).toHaveLength(1);
  });
});

describe('a device that was signed out meanwhile', () => {
  /** A guest who speaks on a phone and then signs it out elsewhere; the phone doesn't hear of either. */
  async function signedOut(say: (phone: HttpVisitor, match: string) => Promise<void>) {
    const { match, ann } = await begunDuel(border.address);
    const phone = visitor(border.address);
    await phone.post((await ann.post('/api/device-link')).body.link);
    const { devices } = (await phone.get('/api/devices')).body;
    const { id } = devices.find(({ current }: { readonly current: boolean }) => current);
    await say(phone, match);
    await expect.poll(() => linesAt(match)).toHaveLength(1);
    expect((await ann.post('/api/devices/sign-out', { device: id })).status).toBe(200);
    return { match, phone };
  }

  test('sends a line again: it is said once, not by a stranger too', async () => {
    const id = newRequestId();
    const say = async (phone: HttpVisitor, match: string) =>
      phone.post(`/api/matches/${match}/say`, { text: 'On my way' }, named(id));
    const { match, phone } = await signedOut(async (...where) => void (await say(...where)));
    for (let i = 0; i < 2; i++) expect(await say(phone, match)).toMatchObject({ status: 401 });
    await phone.get('/api/privacy');
    expect((await say(phone, match)).body.code).toBe('session-ended');
    expect(await linesAt(match)).toMatchObject([{ seat: 0, text: 'On my way' }]);
  });

  test('sends a line again over its next socket, cut before the answer: it is said once', async () => {
    const message = { type: 'say', id: newRequestId(), text: 'On my way' };
    const connected = async (phone: HttpVisitor, match: string) => {
      const talk = await phone.talk();
      talk.say({ type: 'follow', protocol: PROTOCOL, match, after: null });
      talk.say(message);
      return talk;
    };
    const { match, phone } = await signedOut(async (...where) => {
      const talk = await connected(...where);
      await expect.poll(() => linesAt(where[1])).toHaveLength(1);
      talk.socket.terminate();
    });
    const again = await connected(phone, match);
    expect(await again.next('refused')).toMatchObject({ id: message.id, refusal: { code: 'session-ended' } });
    // It may look on, and is nobody.
    expect((await again.next('news')).table.seats.some(({ mine }) => mine)).toBe(false);
    expect(again.cookie).toBe('');
    again.socket.terminate();
    expect(await linesAt(match)).toMatchObject([{ seat: 0, text: 'On my way' }]);
  });

  test('asks again to be forgotten: that gets its answer again, and anything else none', async () => {
    const { ann } = await begunDuel(border.address);
    const forget = (id: string) => ann.post('/api/forget', { sure: 'forget me' }, named(id));
    for (let i = 0; i < 2; i++) expect(await forget('forgets-me')).toMatchObject({ status: 200, body: {} });
    expect((await forget('forgets-me-too')).body.code).toBe('session-ended');
  });
});
