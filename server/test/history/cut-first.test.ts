import type { GameTypes, Rules } from '@starboard/kernel';
import { readHistory, readNews } from '@starboard/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rulesInTheCatalogue } from '../../service/games.ts';
import type { Turn } from '../../service/turns/turn.ts';
import { atOnce } from '../../table/history/piecemeal.ts';
import { MOST_ENTRIES } from '../../table/history/portion.ts';
import { guest, openTestServer, type TestServer, value } from '../service/test-server.ts';
import { memoryStore } from '../store/memory-store.ts';
import { keepPlayed, LONGEST, type LongGame, type LongMatch, playLongMatch } from './longest-matches.ts';

const MOST_BYTES = 165_000;
const MOST_MOMENTS = 300;
/** Entries between two places from which pages are read, so that some begin shortly before an entry that is too long. */
const STEP = 40;
const bytes = (sent: unknown): number => Buffer.byteLength(JSON.stringify(sent));

function showing(rules: Rules<GameTypes>): { readonly rules: Rules<GameTypes>; readonly shown: { count: number } } {
  const shown = { count: 0 };
  const see: typeof rules.see = (...asked) => {
    shown.count++;
    return rules.see(...asked);
  };
  return { rules: { ...rules, see }, shown };
}

const GAMES = [
  ['furball', 300],
  ['tunnel-chase', 500],
  ['starfire', 500],
] as const satisfies readonly (readonly [LongGame, number])[];

describe.each(GAMES)('in a long match of %s with all seats held by one guest', (game, length) => {
  const shown = { count: 0 };
  let server: TestServer;
  let match: LongMatch;
  beforeAll(async () => {
    const store = memoryStore();
    match = await keepPlayed(store, `long-${game}`, await playLongMatch({ game, length, guest: () => 'hoarder' }));
    const found = await rulesInTheCatalogue(game);
    if (found === undefined) throw new Error('no such game');
    const counting = showing(found);
    server = openTestServer({ store, findRules: async () => counting.rules });
    value(await server.service.look(guest('hoarder'), match.match, null));
    Object.defineProperty(shown, 'count', {
      get: () => counting.shown.count,
      set: (count: number) => {
        counting.shown.count = count;
      },
    });
  });
  afterAll(() => server.service.stop());

  /** Counts what is sent, the first moment that didn't fit, and a view for each seat; a single entry is always sent. */
  const most = ({ begins, ends }: { readonly begins: number; readonly ends: number }): number => {
    const seats: number = LONGEST[game].seats;
    return begins === ends ? Number.POSITIVE_INFINITY : MOST_MOMENTS + 3 * seats;
  };

  test.each(['hoarder', 'eve'])('no more boards are shown to %s than are sent', async (name) => {
    for (const after of [1, match.log.length - 30]) {
      shown.count = 0;
      const sent = value(await server.service.look(guest(name), match.match, after));
      expect(shown.count).toBeLessThanOrEqual(most({ begins: sent.begins, ends: sent.table.number }));
      expect(bytes(sent)).toBeLessThan(MOST_BYTES);
      expect(readNews(sent).updates[0]?.happenings.length).toBeGreaterThan(0);
    }
    const starts = Array.from({ length: Math.floor(length / STEP) }, (_, i) => i * STEP);
    const pages = [
      ...starts.map((after) => ({ after })),
      ...starts.map((start) => ({ after: 0, before: start + STEP })),
    ];
    let cut = 0;
    for (const where of pages) {
      shown.count = 0;
      const page = value(await server.service.history(guest(name), match.match, where));
      expect(shown.count).toBeLessThanOrEqual(most(page));
      expect(bytes(page)).toBeLessThan(MOST_BYTES);
      expect(page.ends).toBeGreaterThanOrEqual(page.begins);
      if (page.begins > 1 && page.ends < length && page.ends - page.begins + 1 < MOST_ENTRIES) cut++;
    }
    if (name === 'hoarder') expect(cut, 'pages that had no room for the next entry').toBeGreaterThan(0);
  });

  test('each of many viewers reads the boards that a viewer alone is sent', async () => {
    const news = readNews(value(await server.service.look(guest('hoarder'), match.match, 1)));
    const page = value(await server.service.history(guest('hoarder'), match.match, { after: length - 20 }));
    const { rules, match: played } = match.table;
    if (played === null) throw new Error('nothing is played');
    for (const { viewer, view, happenings } of news.updates) {
      expect(view.board).toEqual(JSON.parse(JSON.stringify(rules.see(played.board, viewer))));
      expect(happenings.length).toBe(news.updates[0]?.happenings.length);
      const [first] = readHistory(page, viewer);
      expect(first === undefined || 'pilots' in first.board || 'ships' in first.board).toBe(true);
    }
  });
});

test('whoever looks, however long that takes, keeps nobody waiting who plays', async () => {
  const store = memoryStore();
  const played = await playLongMatch({ game: 'starfire', length: 200, guest: () => 'ann' });
  const kept = await keepPlayed(store, 'a-battle', played);
  const { service } = openTestServer({ store, findRules: rulesInTheCatalogue });
  const { promise: patience, resolve: goOn } = Promise.withResolvers<void>();
  const { promise: allLook, resolve: looked } = Promise.withResolvers<void>();
  let looks = 0;
  const slow: Turn = {
    async do(work) {
      if (++looks === 3) looked();
      await patience;
      return atOnce(work);
    },
    work: (piece) => piece(),
    spent: () => 0,
  };
  const looking = service.look(guest('eve'), kept.match, 1, slow);
  const following = service.follow(
    guest('eve'),
    kept.match,
    1,
    { news: () => undefined, change: () => undefined, people: () => undefined, chat: () => undefined },
    slow,
  );
  const back = service.history(guest('eve'), kept.match, { after: 1 }, slow);
  await allLook;
  // If it waited for any of them, this would never be answered.
  expect((await service.offerDraw(guest('ann'), kept.match, 0, true)).ok).toBe(true);
  goOn();
  for (const seen of [looking, following, back]) expect((await seen).ok).toBe(true);
  await service.stop();
});
