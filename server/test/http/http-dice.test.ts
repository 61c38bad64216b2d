import { randomBytes } from 'node:crypto';
import { commitTo, fairKey, hex } from '@starboard/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSqlite } from '../../store/sqlite/open.ts';
import type { WholeStore } from '../../store/whole-store.ts';
import { type Border, COMMITMENT, DUEL, type HttpVisitor, NONCE, openBorder, visitor } from './http-border.ts';

let store: WholeStore;
let border: Border;
beforeAll(async () => {
  store = await openSqlite(':memory:');
  border = await openBorder({ store });
});
afterAll(async () => {
  await border.stop();
  await store.close();
});

const fresh = (): string => randomBytes(16).toString('hex');

/** Sits down like a client that follows the table's instructions. */
async function sitAsWanted(who: HttpVisitor, match: string, name: string, nonce: string): Promise<boolean> {
  const { dice } = (await who.look(match)).table;
  const share = dice?.kind === 'committed' ? { commitment: commitTo(nonce) } : { nonce };
  await who.post(`/api/matches/${match}/sit`, { seat: null, name, ...share });
  return 'commitment' in share;
}

/** All nonces that the operator can read from the store. */
async function noncesKept(match: string): Promise<readonly string[]> {
  const { entries } = (await store.read(match, 0)) ?? { entries: [] };
  return entries.flatMap((entry) => ('nonce' in entry ? [entry.nonce] : []));
}

test('whoever runs the server and sits down last cannot choose the dice', async () => {
  const [ann, operator] = [visitor(border.address), visitor(border.address)];
  const { match } = (await ann.post('/api/matches', DUEL)).body;
  const hers = fresh();
  await sitAsWanted(ann, match, 'Ann', hers);
  const { secret } = (await store.read(match, 0)) ?? { secret: '' };
  const known = await noncesKept(match);
  const tries = Array.from({ length: 300 }, fresh);
  const madeOf = (nonce: string): string => hex(fairKey(secret, [...known, nonce]));
  const best = tries.reduce((a, b) => (madeOf(a) < madeOf(b) ? a : b));

  const committed = await sitAsWanted(operator, match, 'Operator', best);
  if (committed) {
    await ann.post(`/api/matches/${match}/reveal`, { seat: 0, nonce: hers });
    for (const nonce of tries.slice(0, 20).filter((each) => each !== best)) {
      const { status, body } = await operator.post(`/api/matches/${match}/reveal`, { seat: 1, nonce });
      expect([status, body.code]).toEqual([422, 'not-committed']);
    }
    await operator.post(`/api/matches/${match}/reveal`, { seat: 1, nonce: best });
  }
  const { table } = await ann.look(match);
  expect(table.phase).toBe('playing');
  await ann.post(`/api/matches/${match}/resign`, { seat: 0 });
  const { body } = await ann.get(`/api/matches/${match}/record`);
  expect(body).toContain(hers);
  expect(body).not.toContain(madeOf(best));
});

test('a nonce is kept nowhere before all have promised theirs', async () => {
  const [ann, ben] = [visitor(border.address), visitor(border.address)];
  const { match } = (await ann.post('/api/matches', DUEL)).body;
  await ann.post(`/api/matches/${match}/sit`, { seat: 0, name: 'Ann', commitment: COMMITMENT });
  const early = await ann.post(`/api/matches/${match}/reveal`, { seat: 0, nonce: NONCE });
  expect([early.status, early.body.code]).toEqual([409, 'too-early']);
  expect(await noncesKept(match)).toEqual([]);
  await ben.post(`/api/matches/${match}/sit`, { seat: 1, name: 'Ben', commitment: COMMITMENT });
  expect((await ann.post(`/api/matches/${match}/reveal`, { seat: 0, nonce: NONCE })).status).toBe(200);
  expect((await ben.post(`/api/matches/${match}/reveal`, { seat: 1, nonce: NONCE })).status).toBe(200);
  expect((await ann.look(match)).table).toMatchObject({ phase: 'playing', nonces: [NONCE, NONCE] });
  expect(border.log.join()).not.toContain(NONCE);
});

test.each([
  ['sit', { seat: 0, name: 'Ann' }, 422, 'wrong-share'],
  ['sit', { seat: 0, name: 'Ann', nonce: NONCE }, 422, 'wrong-share'],
  ['sit', { seat: 0, name: 'Ann', nonce: NONCE, commitment: COMMITMENT }, 400, 'malformed'],
  ['sit', { seat: 0, name: 'Ann', commitment: 'short' }, 400, 'malformed'],
  ['commit', { seat: 0, commitment: COMMITMENT }, 403, 'not-yours'],
  ['commit', { seat: 0, commitment: NONCE }, 400, 'malformed'],
  ['reveal', { seat: 0, nonce: NONCE }, 403, 'not-yours'],
  ['reveal', { seat: 0, nonce: 'not hexadecimal' }, 400, 'malformed'],
])('%s with %o is refused', async (what, body, status, code) => {
  const ann = visitor(border.address);
  const { match } = (await ann.post('/api/matches', DUEL)).body;
  const answered = await ann.post(`/api/matches/${match}/${what}`, body);
  expect([answered.status, answered.body.code]).toEqual([status, code]);
});
