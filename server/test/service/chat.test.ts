import type { ChatLine } from '@starboard/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import type { ServiceOptions } from '../../service/create-service.ts';
import { openSqlite } from '../../store/sqlite/open.ts';
import { CHAT_KEPT, CHAT_PAGE } from '../../store/store.ts';
import { ear, guest, openTestServer, seatedMatch, type TestServer, value } from './test-server.ts';

const houses: TestServer[] = [];
async function table(change: Partial<ServiceOptions> = {}, wanted: Parameters<typeof seatedMatch>[2] = {}) {
  const server = openTestServer(change);
  houses.push(server);
  return { ...server, match: await seatedMatch(server, ['ann', 'bob'], wanted) };
}
afterEach(async () => {
  for (const { service } of houses.splice(0)) await service.stop();
});

/** The lines that a new follower gets at once. */
async function firstLines({ service }: TestServer, match: string): Promise<readonly ChatLine[]> {
  const heard: ChatLine[] = [];
  const follower = { ...ear().follower, chat: (lines: readonly ChatLine[]) => heard.push(...lines) };
  value(await service.follow(guest('ann'), match, null, follower))();
  return heard;
}

test('however much was said, whoever follows is told the last page; the rest comes by pages', async () => {
  const { match, ...server } = await table({ store: await openSqlite(':memory:') });
  const text = '星'.repeat(400);
  const said = CHAT_KEPT + 100;
  await Promise.all(
    Array.from({ length: said }, (_, i) =>
      server.store.say(match, { at: 0, name: 'Spectator', seat: null, text }, `${i}`),
    ),
  );
  const lines = await firstLines(server, match);
  expect(lines.map(({ number }) => number)).toEqual(Array.from({ length: CHAT_PAGE }, (_, i) => said - 49 + i));
  expect(Buffer.byteLength(JSON.stringify(lines))).toBeLessThan(128 * 1024);
  const earlier = value(await server.service.chat(guest('ann'), match, 0, lines[0]?.number));
  expect(earlier.at(-1)?.number).toBe(said - 50);
  expect(earlier).toHaveLength(CHAT_PAGE);
  expect(value(await server.service.chat(guest('ann'), match, 0, said - CHAT_KEPT + 2))).toHaveLength(1);
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

describe('where spectators are held back', () => {
  const DELAY = 60;

  /** A match whose spectators are a minute behind, and the chat that eve, a spectator, has received. */
  async function delayed() {
    const { match, ...server } = await table({ tickEvery: 5 }, { spectatorDelay: DELAY });
    const heard: string[] = [];
    const listen = async (name: string, into: string[]) => {
      const chat = (lines: readonly ChatLine[]) => into.push(...lines.map(({ text }) => text));
      value(await server.service.follow(guest(name), match, null, { ...ear().follower, chat }));
    };
    const say = async (name: string, text: string) => value(await server.service.say(guest(name), match, text));
    const read = async (name: string) =>
      value(await server.service.chat(guest(name), match, 0)).map(({ text }) => text);
    return { server, heard, listen, say, read };
  }

  test('they hear what players say as late as they see the match; each other, and players, at once', async () => {
    const { server, heard, listen, say, read } = await delayed();
    const players: string[] = [];
    await say('ann', 'My shields are down!');
    await listen('eve', heard);
    await listen('bob', players);
    await say('bob', 'Then I fire.');
    await say('mallory', 'Who is winning?');
    await expect.poll(() => players).toEqual(['My shields are down!', 'Then I fire.', 'Who is winning?']);
    await expect.poll(() => heard).toEqual(['Who is winning?']);
    expect(await read('eve')).toEqual(['Who is winning?']);
    expect(await read('ann')).toEqual(['My shields are down!', 'Then I fire.', 'Who is winning?']);
    server.clock.now += DELAY * 1000 - 1;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(heard).toEqual(['Who is winning?']);
    server.clock.now += 1;
    await expect.poll(() => heard).toEqual(['Who is winning?', 'My shields are down!', 'Then I fire.']);
    expect(await read('eve')).toEqual(['My shields are down!', 'Then I fire.', 'Who is winning?']);
  });

  test('a page of lines that are all too new is passed over for the last that may be heard', async () => {
    const { server, heard, listen, say, read } = await delayed();
    await say('ann', 'Good luck!');
    server.clock.now += DELAY * 1000;
    for (let i = 0; i < 2 * CHAT_PAGE; i++) await say('ann', `move ${i}`);
    await listen('eve', heard);
    expect(heard).toEqual(['Good luck!']);
    expect(await read('eve')).toEqual(['Good luck!']);
  });
});
