import { games } from '@starboard/games';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mostTime } from '../../room/playback/pace/pace.ts';
import { pace } from '../../shell/settings.ts';
import { WATCHED } from '../support/pace/tables.ts';
import { watchMatch } from '../support/pace/watch.ts';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  pace.value = 'normal';
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Rounding of single beats. */
const ROUNDING = 20;

test.each(games.map(({ id }) => id))(
  '%s: nobody watches longer than six seconds between two decisions',
  async (game) => {
    const [first] = WATCHED[game]?.tables ?? [];
    if (first === undefined) throw new Error(`no table of ${game} is watched`);
    const gaps = await watchMatch(game, first, 1);
    expect(gaps.length).toBeGreaterThan(2);
    for (const { seats, attacks, milliseconds } of gaps) {
      expect(milliseconds).toBeLessThanOrEqual(mostTime(seats, attacks) + ROUNDING);
      expect(milliseconds).toBeLessThanOrEqual(6000);
    }
    // In many gaps there is nothing to watch.
    const times = gaps.flatMap(({ milliseconds }) => (milliseconds > 0 ? [milliseconds] : [])).sort((a, b) => a - b);
    expect(times[times.length >> 1]).toBeLessThanOrEqual(2500);
  },
);
