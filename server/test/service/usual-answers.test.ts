import type { SentChange, SentStandingAnswers } from '@starboard/protocol';
import { afterEach, expect, test } from 'vitest';
import { memoryStore } from '../store/memory-store.ts';
import {
  anyChoice,
  askIn,
  ear,
  guest,
  look,
  openTestServer,
  seatedMatch,
  type TestServer,
  value,
} from './test-server.ts';

/** The usual answer of a duel over a server: firing everything that bears. */

const NAMES = ['ann', 'bob'];
const BOB = 1;
const USUALLY: SentStandingAnswers = { always: ['usual'], never: [] };
const ASKED: SentStandingAnswers = { ...USUALLY, ask: ['fire-everything'] };
const MOST_MATCHES = 20;

let house: TestServer | undefined;
afterEach(() => house?.service.stop());

const askOf = async (h: TestServer, name: string, match: string) => (await look(h, name, match)).updates[0]?.view;

/** Both answer at random until `isThere`; false if the match is over before. */
async function playUntil(h: TestServer, match: string, isThere: () => Promise<boolean>): Promise<boolean> {
  for (let turn = 0; !(await isThere()); turn++) {
    if ((await look(h, 'ann', match)).table.phase !== 'playing') return false;
    for (const [seat, name] of NAMES.entries()) {
      const view = await askOf(h, name, match);
      if (view?.mine == null || (await isThere())) continue;
      const done = await h.service.play(guest(name), match, seat, askIn(view), anyChoice(view, `${turn}`));
      if (!done.ok && !['stale', 'not-asked'].includes(done.refusal.code)) throw new Error(done.refusal.fact);
    }
  }
  return true;
}

const listener = () => {
  const changes: SentChange[] = [];
  const follower = { ...ear().follower, change: (change: SentChange) => changes.push(change) };
  const isTold = (): boolean => changes.some(({ updates }) => updates.some(({ answered }) => answered !== undefined));
  return { follower, isTold };
};

test('a server gives usual answers to whoever wants them, and tells only the player', async () => {
  const h = openTestServer({ store: memoryStore() });
  house = h;
  for (let number = 0; number < MOST_MATCHES; number++) {
    const match = await seatedMatch(h, NAMES);
    const [ann, bob] = [listener(), listener()];
    value(await h.service.follow(guest('ann'), match, null, ann.follower));
    value(await h.service.follow(guest('bob'), match, null, bob.follower));
    value(await h.service.standing(guest('bob'), match, BOB, USUALLY));
    if (!(await playUntil(h, match, async () => bob.isTold()))) continue;
    expect(ann.isTold()).toBe(false);
    return;
  }
  throw new Error('nobody came to fire');
});

test('a server asks again whoever wants to be asked, and they may hold fire', async () => {
  const h = openTestServer({ store: memoryStore() });
  house = h;
  for (let number = 0; number < MOST_MATCHES; number++) {
    const match = await seatedMatch(h, NAMES);
    value(await h.service.standing(guest('bob'), match, BOB, ASKED));
    const mayFire = async (): Promise<boolean> => (await askOf(h, 'bob', match))?.mine?.ask.kind === 'fire';
    if (!(await playUntil(h, match, mayFire))) continue;
    const view = await askOf(h, 'bob', match);
    if (view === undefined) throw new Error('bob sees nothing');
    expect(view.mine?.options).toContainEqual([]);
    expect(await h.service.play(guest('bob'), match, BOB, askIn(view), [])).toMatchObject({ ok: true });
    return;
  }
  throw new Error('nobody came to fire');
});
