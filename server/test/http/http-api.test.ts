import { request } from 'node:http';
import { validate } from '@starboard/kernel';
import { newRequestId } from '@starboard/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as answers from '../../http/api/answers.ts';
import { endpoints } from '../../http/api/endpoints.ts';
import { type Border, begunDuel, COMMITMENT, DUEL, openBorder, visitor } from './http-border.ts';

let border: Border;
beforeAll(async () => {
  border = await openBorder();
});
afterAll(() => border.stop());

describe('what does not fit', () => {
  const long = 'x'.repeat(9000);
  test.for([
    ['no JSON', '/api/matches', '{"game":', 400, 'malformed'],
    ['nothing at all', '/api/matches', '', 400, 'malformed'],
    ['a list', '/api/matches', [], 400, 'malformed'],
    ['a member too many', '/api/matches', { ...DUEL, cheat: true }, 400, 'malformed'],
    ['a member too few', '/api/matches', { game: 'duel-in-space' }, 400, 'malformed'],
    ['a trick', '/api/matches', '{"__proto__":{"a":1},"game":"x","seats":[{"kind":"open"}]}', 400, 'malformed'],
    ['a seat of another kind', '/api/matches', { ...DUEL, seats: [{ kind: 'throne' }] }, 400, 'malformed'],
    ['too long', '/api/matches', { ...DUEL, setup: { long } }, 413, 'too-long'],
    ['no such game', '/api/matches', { ...DUEL, game: 'chess' }, 404, 'unknown-game'],
    ['a set-up the rules refuse', '/api/matches', { ...DUEL, setup: { wings: 3 } }, 422, 'bad-setup'],
    ['no such match', '/api/matches/nothing-here/close', undefined, 404, 'unknown-match'],
    ['no id of a match', '/api/matches/a%2Fb%00/close', undefined, 404, 'unknown-match'],
    ['no such address', '/api/nowhere', undefined, 404, 'nowhere'],
  ] as const)('%s', async ([, path, body, status, code]) => {
    const answer = await visitor(border.address).post(path, body);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(Object.keys(answer.body)).toEqual(['code', 'fact']);
    expect(answer.body.fact).toMatch(/^[A-Z].*[.?]$/);
  });

  test('anything but JSON', async () => {
    const { status, body } = await visitor(border.address).post('/api/matches', 'game=duel', {
      'content-type': 'text/plain',
    });
    expect([status, body.code]).toEqual([415, 'not-json']);
  });

  test.for(['most=none', 'most=0', 'most=101', 'phase=asleep', 'rank=1', 'game=a&game=b'])(
    'a query of %s',
    async (query) => {
      expect((await visitor(border.address).get(`/api/matches?${query}`)).body.code).toBe('malformed');
    },
  );

  test('a broken address', async () => {
    expect(await rawStatus('/api/matches/%zz')).toBe(404);
    expect(await rawStatus('/%')).toBe(404);
  });
});

describe('a match', () => {
  test('is opened, listed, taken, looked at, as the description says', async () => {
    const { match, ann, ben } = await begunDuel(border.address);
    const catalogue = await ann.get('/api/games');
    expect(validate(answers.catalogue, catalogue.body)).toMatchObject({ ok: true });
    const lobby = await ann.get('/api/matches?game=duel-in-space&phase=playing&search=ben&most=100');
    expect(validate(answers.lobby, lobby.body)).toMatchObject({ ok: true });
    expect(lobby.body.matches.map(({ id }: { id: string }) => id)).toContain(match);
    const news = await ben.look(match);
    expect(validate(answers.news, news)).toMatchObject({ ok: true });
    expect(news.table.seats.map(({ name, mine }) => [name, mine])).toEqual([
      ['Ann', false],
      ['Ben', true],
    ]);
    expect(news.table.secret).toBeNull();
    expect(news.updates.map(({ viewer }) => viewer)).toEqual([1]);
  });

  test('tells by its table alone whom it waits for', async () => {
    const { match, ann, ben } = await begunDuel(border.address);
    const table = async (who: typeof ann) => (await who.get(`/api/matches/${match}/table`)).body;
    const { body } = await ben.get(`/api/matches/${match}/table`);
    expect(validate(answers.standing, body)).toMatchObject({ ok: true });
    expect(Object.keys(body)).toEqual(['table', 'awaited']);
    expect(body.awaited).toEqual([0, 1]);
    const { question, mine } = (await ann.look(match)).updates[0]?.view ?? {};
    await ann.post(`/api/matches/${match}/play`, { seat: 0, question, nth: 0, choice: mine?.options[0] });
    expect((await table(ann)).awaited).toEqual([1]);
    await ben.post(`/api/matches/${match}/resign`, { seat: 1 });
    expect((await table(ann)).awaited).toEqual([]);
    expect((await table(ann)).table.phase).toBe('over');
  });

  test('who watches sees with a spectator’s eyes', async () => {
    const { match } = await begunDuel(border.address);
    const { updates } = await visitor(border.address).look(match);
    expect(updates.map(({ viewer, view }) => [viewer, view.mine])).toEqual([[null, null]]);
  });

  test('every refusal has its status', async () => {
    const { match, ann, ben } = await begunDuel(border.address);
    const at = (what: string) => `/api/matches/${match}/${what}`;
    const status = async (who: typeof ann, what: string, body?: object) => {
      const { status, body: answer } = await who.post(at(what), body);
      return [status, answer.code];
    };
    const { question, mine } = (await ann.look(match)).updates[0]?.view ?? {};
    const [choice] = mine?.options ?? [];
    expect(await status(ben, 'play', { seat: 0, question, nth: 0, choice })).toEqual([403, 'not-yours']);
    expect(await status(ann, 'play', { seat: 0, question: 9999, nth: 0, choice })).toEqual([409, 'stale']);
    expect(await status(ann, 'play', { seat: 0, question, nth: 0, choice: 'fly' })).toEqual([422, 'unknown']);
    expect(await status(visitor(border.address), 'sit', { seat: null, name: 'Cyd', commitment: COMMITMENT })).toEqual([
      409,
      'full',
    ]);
    expect(await status(ben, 'close')).toEqual([403, 'not-host']);
    expect((await ann.get(at('record'))).status).toBe(409);
    expect(await status(ann, 'resign', { seat: 0 })).toEqual([200, undefined]);
    expect((await ann.get(at('record'))).headers.get('content-type')).toMatch('x-ndjson');
    expect((await ann.look(match)).table.secret).toMatch(/^[0-9a-f]{64}$/);
  });

  test('what is said can be read', async () => {
    const { match, ann, ben } = await begunDuel(border.address);
    await ann.post(`/api/matches/${match}/say`, { text: 'Good luck!' });
    await ben.post(`/api/matches/${match}/say`, { text: 'And to you.' });
    const chat = await ann.get(`/api/matches/${match}/chat`);
    expect(validate(answers.chat, chat.body)).toMatchObject({ ok: true });
    const [first] = chat.body.lines;
    expect([first.name, first.text]).toEqual(['Ann', 'Good luck!']);
    expect((await ann.get(`/api/matches/${match}/chat?after=${first.number}`)).body.lines).toHaveLength(1);
  });
});

describe('an id', () => {
  test('what changes something without an id is refused, and older programs are told what to do', async () => {
    const { address } = border;
    for (const { method, path } of endpoints) {
      if (method === 'GET') continue;
      const answer = await fetch(`${address}${path.replace('{id}', 'some-match')}`, { method });
      expect([path, answer.status, await answer.json()]).toEqual([
        path,
        400,
        {
          code: 'protocol',
          fact: expect.stringMatching(/protocol 4: send a new Idempotency-Key header .* update your program\.$/),
        },
      ]);
    }
  });

  test.each(['short', 'x'.repeat(65), 'with blanks in it', 'naïve-naïve'])('%j is none', async (key) => {
    const answer = await visitor(border.address).post('/api/matches', DUEL, { 'idempotency-key': key });
    expect([answer.status, answer.body.code]).toEqual([400, 'malformed']);
  });

  test('the same one opens one match, takes one seat and says one line', async () => {
    const ann = visitor(border.address);
    await ann.get('/api/matches');
    const twice = async (path: string, body: object) => {
      const id = newRequestId();
      const send = () => ann.post(path, body, { 'idempotency-key': id });
      const [first, again] = [await send(), await send()];
      expect([again.status, again.body]).toEqual([first.status, first.body]);
      return first;
    };
    const opened = await twice('/api/matches', { ...DUEL, listed: false });
    expect(opened.status).toBe(201);
    const path = `/api/matches/${opened.body.match}`;
    expect((await twice(`${path}/sit`, { seat: null, name: 'Ann', commitment: COMMITMENT })).body).toEqual({ seat: 0 });
    await twice(`${path}/say`, { text: 'Anybody here?' });
    expect((await ann.get(`${path}/chat`)).body.lines).toHaveLength(1);
    const { table } = await ann.look(opened.body.match);
    expect(table.seats.map(({ mine }) => mine)).toEqual([true, false]);
  });
});

describe('the description', () => {
  test('tells of every endpoint, with the shapes they are checked by', async () => {
    const { body } = await visitor(border.address).get('/api/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    for (const { method, path, does } of endpoints) {
      expect(body.paths[path][method.toLowerCase()].summary).toBe(does);
    }
    expect(body.components.schemas['socket.play'].required).toContain('question');
  });

  test('is a page without script', async () => {
    const { body, headers } = await visitor(border.address).get('/api/docs');
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(body).toContain('POST /api/matches/{id}/sit');
    expect(body).not.toMatch(/<script|https?:/);
  });
});

test.for(['/api/games', '/api/docs', '/nothing', '/api/nothing', '/api/matches/x'])(
  'guards around %s',
  async (path) => {
    const { headers } = await visitor(border.address).get(path);
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self';.*connect-src 'self' ws:\/\/127/);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  },
);

test('a host that somebody made up does not get into the policy', async () => {
  const policy = await new Promise((resolve) => {
    const { hostname, port } = new URL(border.address);
    request(
      { hostname, port, path: '/api/games', headers: { host: "evil.example; script-src 'unsafe-inline'" } },
      (answer) => resolve(answer.resume().headers['content-security-policy']),
    ).end();
  });
  expect(policy).not.toContain('evil');
});

test('figures for those who run it', async () => {
  const { match, ann } = await begunDuel(border.address);
  const { question, mine } = (await ann.look(match)).updates[0]?.view ?? {};
  await ann.post(`/api/matches/${match}/play`, { seat: 0, question, nth: 0, choice: mine?.options[0] });
  await ann.post(`/api/matches/${match}/play`, { seat: 0, question: 9999, nth: 0, choice: null });
  const ops = visitor(border.ops);
  const { body } = await ops.get('/metrics');
  expect(body).toMatch(/starboard_moves_total\{outcome="accepted"\} [1-9]/);
  expect(body).toMatch(/starboard_moves_total\{outcome="stale"\} [1-9]/);
  expect(body).toMatch(/starboard_append_seconds_count [1-9]/);
  for (const name of ['starboard_sockets_open', 'starboard_matches_followed', 'process_cpu_seconds_total']) {
    expect(body).toContain(name);
  }
  expect((await ops.get('/healthz')).body).toEqual({ alive: true });
  expect((await ops.get('/readyz')).body).toEqual({ ready: true });
});

test.for(['/metrics', '/healthz', '/readyz'])('health and figures are not on the public port: %s', async (path) => {
  expect((await visitor(border.address).get(path)).status).toBe(404);
});

/** Unlike fetch, sends the path unchanged. */
function rawStatus(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(border.address);
    request({ hostname, port, path }, (answer) => resolve(answer.resume().statusCode))
      .on('error', reject)
      .end();
  });
}
