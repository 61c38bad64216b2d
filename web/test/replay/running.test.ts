import type { GameTypes, Rules } from '@starboard/kernel';
import type { History } from '@starboard/protocol';
import { describe, expect, test, vi } from 'vitest';
import { toldPages } from '../../replay/running/told-pages.ts';
import { firstSince, toldScenes } from '../../replay/running/told-scenes.ts';

const ENTRIES = 10;
const A_PAGE = 3;

/** A log of ten entries; entry n tells its number to the seat, and twice its number to spectators. */
function page(from: number, to: number, viewers: readonly (number | null)[]): History {
  const numbers = Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
  const happenings = numbers.map((number) => ({ event: { type: `${number}`, rule: '1' }, board: [{ turn: number }] }));
  return {
    begins: from,
    ends: to,
    updates: viewers.map((viewer) => ({ viewer, happenings: happenings as never })),
  };
}

const asked: [number, number][] = [];
const server = (viewers: readonly (number | null)[]) => async (before: number, after: number) => {
  asked.push([before, after]);
  const value =
    before === 0
      ? page(after + 1, Math.min(ENTRIES, after + A_PAGE), viewers)
      : page(Math.max(1, before - A_PAGE), before - 1, viewers);
  return { ok: true as const, value };
};

const typesIn = (pages: Awaited<ReturnType<typeof toldPages>>, viewer: number | null): readonly string[] =>
  typeof pages === 'string'
    ? [pages]
    : pages.flatMap(({ happenings }) => (happenings.get(viewer) ?? []).map(({ event }) => event.type));

const ALL = Array.from({ length: ENTRIES }, (_, i) => `${i + 1}`);

describe('what a server tells of a match that goes on', () => {
  test.each([null, 0, 4, 9, ENTRIES])(
    'is gathered page by page, in order and each once, if the player has seen %s',
    async (seen) => {
      const pages = await toldPages(server([1]), seen);
      expect(typesIn(pages, 1)).toEqual(ALL);
      expect(typesIn(pages, null)).toEqual([]);
      if (seen !== null && typeof pages !== 'string') expect([0, ...pages.map(({ ends }) => ends)]).toContain(seen);
    },
  );

  test('comes to an end if a server repeats itself, and says why if it refuses', async () => {
    const stuck = async () => ({ ok: true as const, value: page(1, 3, [null]) });
    expect(typesIn(await toldPages(stuck, null), null)).toEqual(['1', '2', '3']);
    let calls = 0;
    const endless = async (_: number, after: number) => {
      calls++;
      return { ok: true as const, value: page(after + 1, after + 1, [null]) };
    };
    await toldPages(endless, null);
    expect(calls).toBeLessThanOrEqual(300);
    const refusal = { code: 'no-match', fact: 'There is no such match.' } as const;
    expect(await toldPages(async () => ({ ok: false as const, refusal }), 3)).toBe(refusal.fact);
  });

  test('is asked for again after a pause if the server wants one', async () => {
    vi.useFakeTimers();
    const ask = server([null]);
    let pauses = 2;
    const busy = async (before: number, after: number) =>
      pauses-- > 0 ? { ok: false as const, refusal: { code: 'too-fast' as const, fact: 'Wait.' } } : ask(before, after);
    const coming = toldPages(busy, null);
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    expect(typesIn(await coming, null)).toEqual(ALL);
  });
});

test('moments as told are those of the viewer, with its memory, and nobody is asked in them', async () => {
  const rules = {
    turn: ({ turn }: { readonly turn: number }) => turn,
    memory: { blank: 0, learn: (before: number) => before + 1 },
  } as unknown as Rules<GameTypes>;
  const event = (type: string) => ({ event: { type, rule: '1' }, board: { turn: Number(type) }, frame: null });
  const pages = [
    { ends: 3, happenings: new Map([[1, [event('1'), event('2')]]]) },
    { ends: 6, happenings: new Map([[1, [event('3')]]]) },
  ];
  const scenes = toldScenes(rules, pages, 1);
  expect(scenes.map(({ turn, place, view }) => [turn, place, view.memory])).toEqual([
    [1, 3, 1],
    [2, 3, 2],
    [3, 6, 3],
  ]);
  expect(scenes[0]?.view).toMatchObject({ seat: 1, asked: [], mine: null, result: null });
  expect(toldScenes(rules, pages, 0)).toEqual([]);
  expect([0, 3, 5, 6, 99].map((seen) => firstSince(scenes, seen))).toEqual([0, 2, 2, 2, 2]);
});
