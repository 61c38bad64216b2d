import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../../online/server/api.ts';
import { forgetOwnName } from '../../online/server/own-name.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { baseURI: 'https://starboard.example/' });
});
afterEach(() => {
  forgetOwnName();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Gives these answers one after the other, the last one for ever; null for no answer. */
function serverAnswering(...answers: readonly (Response | null)[]) {
  const keys: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_: URL, init: RequestInit) => {
    keys.push(new Headers(init.headers).get('idempotency-key'));
    const answer = answers[Math.min(keys.length, answers.length) - 1] ?? null;
    if (answer === null) throw new TypeError('Failed to fetch');
    return answer.clone();
  });
  return keys;
}

const refusal = (code: string, status: number) => Response.json({ code, fact: 'No.' }, { status });

test('a change that did not get through is tried again under the same id, a few times', async () => {
  const keys = serverAnswering(
    null,
    new Response('<html>Bad gateway</html>', { status: 502 }),
    refusal('busy', 503),
    refusal('stopping', 503),
  );
  const opening = api.rematch('match-1');
  await vi.runAllTimersAsync();
  expect(await opening).toMatchObject({ ok: false, refusal: { code: 'stopping' } });
  expect(keys).toHaveLength(4);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[\w-]{16,32}$/);
});

test('with the first answer it is done; the next change has an id of its own', async () => {
  const keys = serverAnswering(null, Response.json({ match: 'next' }));
  const opening = api.rematch('match-1');
  await vi.runAllTimersAsync();
  expect(await opening).toEqual({ ok: true, value: { match: 'next' } });
  await api.rematch('match-1');
  expect(keys).toHaveLength(3);
  expect(keys[2]).not.toBe(keys[0]);
});

test('what was decided is not asked for again', async () => {
  const keys = serverAnswering(refusal('too-fast', 429));
  expect(await api.close('match-1')).toMatchObject({ ok: false, refusal: { code: 'too-fast' } });
  expect(keys).toHaveLength(1);
});

test('a change says whom it is from, by the first answer; sent again, it says the same', async () => {
  const from: (string | null)[] = [];
  const answers = [
    answerTo('ann'),
    null,
    answerTo('bob'),
    answerTo('ann'),
    answerTo('bob'),
    answerTo('bob'),
    answerTo('bob'),
  ];
  vi.stubGlobal('fetch', async (_: URL, init: RequestInit) => {
    from.push(new Headers(init.headers).get('starboard-guest'));
    const answer = answers.shift() ?? null;
    if (answer === null) throw new TypeError('Failed to fetch');
    return answer;
  });
  await api.keeping();
  const said = api.rematch('match-1');
  await vi.runAllTimersAsync();
  await said;
  // Deleting one's data ends the session: the page is fetched once more, and belongs to somebody else.
  await api.forget();
  await api.keeping();
  await api.close('match-1');
  expect(from).toEqual([null, 'ann', 'ann', 'ann', null, null, 'bob']);
});

const answerTo = (guest: string): Response => Response.json({}, { headers: { 'starboard-guest': guest } });
