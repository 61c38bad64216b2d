import { connect } from 'node:net';
import { PROTOCOL, readNews } from '@starboard/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Border, begunDuel, COMMITMENT, DUEL, NONCE, openBorder, visitor } from '../http/http-border.ts';
import type { SocketTalk } from './socket-talk.ts';

let border: Border;
beforeAll(async () => {
  border = await openBorder();
});
afterAll(() => border.stop());

const follow = (talk: SocketTalk, match: string, after: number | null = null) =>
  talk.say({ type: 'follow', protocol: PROTOCOL, match, after });

describe('what does not fit', () => {
  test.for([
    ['no JSON', '{"type":"fol', 'malformed', null],
    ['no object', '[]', 'malformed', null],
    ['no type', { id: 'request-3' }, 'malformed', 'request-3'],
    ['an unknown type', { type: 'cheat', id: 'request-4' }, 'malformed', 'request-4'],
    ['a type that every object has', { type: 'constructor', id: 'request-5' }, 'malformed', 'request-5'],
    ['a wrong shape', { type: 'play', id: 'request-6', seat: 'captain' }, 'malformed', 'request-6'],
    ['a member too many', { type: 'say', id: 'request-7', text: 'hi', loud: true }, 'malformed', 'request-7'],
    ['an id too short', { type: 'say', id: 'short', text: 'hi' }, 'malformed', 'short'],
    ['an id with blanks', { type: 'say', id: 'my request 1', text: 'hi' }, 'malformed', 'my request 1'],
    ['no id', { type: 'say', text: 'hi' }, 'malformed', null],
    ['another protocol', { type: 'follow', protocol: PROTOCOL + 1, match: 'abcdefgh', after: null }, 'protocol', null],
    ['no match followed yet', { type: 'say', id: 'request-8', text: 'hi' }, 'not-following', 'request-8'],
    [
      'no such match',
      { type: 'follow', protocol: PROTOCOL, match: 'nothing-here', after: null },
      'unknown-match',
      null,
    ],
  ] as const)('%s', async ([, message, code, id]) => {
    const ann = visitor(border.address);
    await ann.get('/api/privacy');
    const talk = await ann.talk();
    talk.say(message);
    const refused = await talk.next('refused');
    expect([refused.refusal.code, refused.id]).toEqual([code, id]);
    expect(refused.refusal.fact).toMatch(/^[A-Z].*\.$/);
    talk.socket.terminate();
  });

  test.for([
    ['follow', { type: 'follow', protocol: 3, match: 'abcdefgh', after: null }, null],
    ['play', { type: 'play', tag: 7, seat: 0, question: 1, choice: 3 }, 7],
    ['say', { type: 'say', tag: 8, text: 'hi' }, 8],
  ] as const)('a program of an older protocol is told what to do, by its tag: %s', async ([, message, tag]) => {
    const talk = await visitor(border.address).talk();
    talk.say(message);
    const refused = await talk.next('refused');
    expect([refused.refusal.code, refused.tag]).toEqual(['protocol', tag]);
    expect(refused.refusal.fact).toContain('uses protocol 4. Reload the page or update your program');
    talk.socket.terminate();
  });

  test('a message that is too long closes the socket', async () => {
    const talk = await visitor(border.address).talk();
    talk.say('x'.repeat(8 * 1024 + 1));
    expect(await talk.closed()).toBe(1009);
  });

  test('so does anything but text', async () => {
    const talk = await visitor(border.address).talk();
    talk.socket.send(Buffer.from([1, 2, 3]));
    expect(await talk.closed()).toBe(1003);
  });

  test('what was answered before the socket closes still arrives', async () => {
    const talk = await visitor(border.address).talk();
    for (const id of ['request-1', 'request-2', 'request-3']) talk.say({ type: 'cheat', id });
    talk.socket.send(Buffer.from([1, 2, 3]));
    const answered = await Promise.all([talk.next('refused'), talk.next('refused'), talk.next('refused')]);
    expect(answered.map(({ id }) => id)).toEqual(['request-1', 'request-2', 'request-3']);
    expect(await talk.closed()).toBe(1003);
  });

  test('and text that is none', async () => {
    const talk = await visitor(border.address).talk();
    talk.socket.send(Buffer.from([0xff, 0xfe]), { binary: false });
    expect(await talk.closed()).toBe(1007);
  });
});

describe('coming in', () => {
  test('a page of another site does not', async () => {
    await expect(visitor(border.address).talk({ origin: 'https://evil.example' })).rejects.toThrow('403');
    (await visitor(border.address).talk({ origin: border.address })).socket.terminate();
  });

  test('elsewhere there is no socket', async () => {
    const answer = await rawUpgrade('/api/other');
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).toContain('"code":"nowhere"');
  });

  test('who comes without a cookie is given one', async () => {
    const talk = await visitor(border.address).talk();
    expect(talk.cookie).toMatch(/^starboard=[\w-]{22}\.first\.[\da-z]+\.[\w-]{43}; .*HttpOnly/);
    const again = visitor(border.address);
    again.cookie = talk.cookie.split(';')[0] ?? '';
    expect((await again.talk()).cookie).toBe('');
  });
});

describe('a match', () => {
  test('two sockets play it, each told when something happens', async () => {
    const { match, ann, ben } = await begunDuel(border.address);
    const [a, b, spectator] = [await ann.talk(), await ben.talk(), await visitor(border.address).talk()];
    follow(a, match);
    const news = await a.next('news');
    await a.next('people');
    follow(b, match);
    await b.next('people');
    follow(spectator, match);
    const watched = await spectator.next('news');
    expect(watched.updates.map(({ viewer }) => viewer)).toEqual([null]);
    expect(await spectator.next('people')).toEqual({ type: 'people', present: [0, 1], watching: 1 });
    const view = news.updates[0]?.view;
    const choice = view?.mine?.options[0] ?? null;
    a.say({ type: 'play', id: 'request-1', seat: 0, question: view?.question, nth: 0, choice });
    expect((await a.next('done')).id).toBe('request-1');
    const after = await b.next('change');
    expect(after.table.number).toBe(news.table.number + 1);
    expect(JSON.stringify(await spectator.next('change'))).not.toContain('"options"');
    b.say({ type: 'say', id: 'request-2', text: 'Well met.' });
    expect((await a.next('chat')).lines.map(({ text }) => text)).toEqual(['Well met.']);
  });

  test('the same request twice is one; a stale one is answered with the present state', async () => {
    const { match, ann, ben } = await begunDuel(border.address);
    const talk = await ann.talk();
    follow(talk, match);
    const { table, updates } = await talk.next('news');
    const view = updates[0]?.view;
    const play = { type: 'play', seat: 0, question: view?.question, nth: 0, choice: view?.mine?.options[0] };
    talk.say({ ...play, id: 'request-1' });
    talk.say({ ...play, id: 'request-1' });
    expect([(await talk.next('done')).id, (await talk.next('done')).id]).toEqual(['request-1', 'request-1']);
    expect((await ben.look(match)).table.number).toBe(table.number + 1);
    await talk.next('change');
    talk.say({ ...play, question: 9999, id: 'request-3' });
    expect(await talk.next('refused')).toMatchObject({ id: 'request-3', refusal: { code: 'stale' } });
    const now = await talk.next('news');
    expect([now.table.number, now.updates[0]?.happenings]).toEqual([table.number + 1, []]);
  });

  test('standing answers are bounded', async () => {
    const { match, ann } = await begunDuel(border.address);
    const talk = await ann.talk();
    follow(talk, match);
    expect((await talk.next('news')).table.standing).toEqual([{ always: [], never: [] }, null]);
    const names = Array.from({ length: 33 }, (_, i) => `name ${i}`);
    talk.say({ type: 'standing', id: 'request-2', seat: 0, never: names });
    expect(await talk.next('refused')).toMatchObject({ id: 'request-2', refusal: { code: 'malformed' } });
    const { status } = await ann.post(`/api/matches/${match}/standing`, { seat: 0, never: ['x'.repeat(65)] });
    expect(status).toBe(400);
    expect((await ann.post(`/api/matches/${match}/standing`, { seat: 0, never: ['evade'] })).status).toBe(200);
  });

  test('one guest may hold several seats where the host allows it', async () => {
    const ann = visitor(border.address);
    const { match } = (await ann.post('/api/matches', { ...DUEL, severalSeats: true })).body;
    const seats = [0, 1];
    for (const seat of seats)
      await ann.post(`/api/matches/${match}/sit`, { seat, name: 'Ann', commitment: COMMITMENT });
    for (const seat of seats) await ann.post(`/api/matches/${match}/reveal`, { seat, nonce: NONCE });
    const talk = await ann.talk();
    follow(talk, match);
    const { updates } = await talk.next('news');
    expect(updates.map(({ viewer }) => viewer)).toEqual([0, 1]);
    for (const { viewer, view } of updates) {
      if (view.mine === null) continue;
      const [id, choice] = [`of-seat-${viewer}`, view.mine.options[0]];
      talk.say({ type: 'play', id, seat: viewer, question: view.question, nth: 0, choice });
      expect((await talk.next('done')).id).toBe(id);
    }
  });

  test('reasons against what is no option are told to whoever holds the seat, when asked for', async () => {
    const { match, ann } = await begunDuel(border.address);
    const talk = await ann.talk();
    follow(talk, match);
    const { updates } = await talk.next('news');
    expect(JSON.stringify(updates)).not.toContain('"refusals"');
    talk.say({ type: 'reasons', id: 'request-1', seat: 0 });
    expect(await talk.next('reasons')).toEqual({
      type: 'reasons',
      id: 'request-1',
      reasons: expect.any(Array),
      more: false,
    });
    talk.say({ type: 'reasons', id: 'request-3', seat: 0, choice: 'nothing of the kind' });
    expect(await talk.next('refused')).toMatchObject({ id: 'request-3', refusal: { code: 'unknown' } });
    talk.say({ type: 'reasons', id: 'request-2', seat: 1 });
    expect(await talk.next('refused')).toMatchObject({ id: 'request-2', refusal: { code: 'not-yours' } });
  });

  test('who comes back resumes from the number last seen', async () => {
    const { match, ann, ben } = await begunDuel(border.address);
    const talk = await ann.talk();
    follow(talk, match);
    const { table } = await talk.next('news');
    talk.socket.terminate();
    for (const each of [ann, ben, ann, ben, ann, ben]) await playFirst(each, match);
    const back = await ann.talk();
    follow(back, match, table.number);
    const missed = readNews(await back.next('news'));
    expect(missed.table.number).toBeGreaterThan(table.number);
    const everything = readNews((await ann.get(`/api/matches/${match}?after=${table.number}`)).body);
    expect(missed.updates).toEqual(everything.updates);
    expect(missed.updates[0]?.happenings.length).toBeGreaterThan(0);
  });
});

async function playFirst(who: ReturnType<typeof visitor>, match: string): Promise<void> {
  const { table, updates } = await who.look(match);
  const seat = table.seats.findIndex(({ mine }) => mine);
  const { question, sealed, mine } = updates[0]?.view ?? {};
  const [nth, choice] = [sealed?.length, mine?.options[0]];
  if (mine) await who.post(`/api/matches/${match}/play`, { seat, question, nth, choice });
}

function rawUpgrade(path: string): Promise<string> {
  const { hostname, port } = new URL(border.address);
  return new Promise((resolve, reject) => {
    let answer = '';
    connect(Number(port), hostname)
      .on('data', (data) => {
        answer += data;
      })
      .on('close', () => resolve(answer))
      .on('error', reject)
      .end(
        `GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
          'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
      );
  });
}
