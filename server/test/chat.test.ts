import type { ChatLine } from '@starboard/protocol';
import { afterEach, expect, test } from 'vitest';
import type { ServiceOptions } from '../service/create-service.ts';
import { CHAT_PAGE } from '../store/store.ts';
import { ear, guest, openTestServer, seatedMatch, type TestServer, value } from './test-server.ts';

const houses: TestServer[] = [];
async function table(change: Partial<ServiceOptions> = {}) {
  const server = openTestServer(change);
  houses.push(server);
  return { ...server, match: await seatedMatch(server, ['ann', 'bob']) };
}
afterEach(async () => {
  for (const { service } of houses.splice(0)) await service.stop();
});

/** What somebody who follows from now on is told at once. */
async function firstLines({ service }: TestServer, match: string): Promise<readonly ChatLine[]> {
  const heard: ChatLine[] = [];
  const follower = { ...ear().follower, chat: (lines: readonly ChatLine[]) => heard.push(...lines) };
  value(await service.follow(guest('ann'), match, null, follower))();
  return heard;
}

test('however much was said, whoever follows is told the last page; the rest comes by pages', async () => {
  const { match, ...server } = await table();
  const text = '星'.repeat(400);
  for (let i = 0; i < 1000; i++) await server.store.say(match, { at: 0, name: 'Spectator', seat: null, text });
  const lines = await firstLines(server, match);
  expect(lines.map(({ number }) => number)).toEqual(Array.from({ length: CHAT_PAGE }, (_, i) => 951 + i));
  expect(Buffer.byteLength(JSON.stringify(lines))).toBeLessThan(128 * 1024);
  const earlier = await server.service.chat(match, 0, lines[0]?.number);
  expect(earlier.at(-1)?.number).toBe(950);
  expect(earlier).toHaveLength(CHAT_PAGE);
});

test('spectators are counted apart, each and all together; players go on talking', async () => {
  const still = { guest: { burst: 2, perSecond: 0 }, match: { burst: 3, perSecond: 0 } };
  const { match, service } = await table({ spectatorChat: still });
  const say = async (name: string) => (await service.say(guest(name), match, 'Boo!')).ok;
  expect([await say('eve'), await say('eve'), await say('eve')]).toEqual([true, true, false]);
  expect([await say('mallory'), await say('trudy')]).toEqual([true, false]);
  expect([await say('ann'), await say('bob'), await say('ann')]).toEqual([true, true, true]);
  const refused = await service.say(guest('trudy'), match, 'Boo!');
  expect(refused).toMatchObject({ refusal: { code: 'too-fast', fact: expect.stringMatching(/^[A-Z].*\.$/) } });
});
