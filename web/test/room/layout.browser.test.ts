import { describe, expect, test } from 'vitest';
import { LONG } from '../../../testkit/run/long.ts';
import { FIVE_GAMES, playAndLook, playAndWatch } from '../support/five-games.ts';
import { layoutFaults, standStill } from '../support/layout-faults.ts';
import { ALL_SIZES, SIZES, visit } from '../support/page.ts';
import { useSite } from '../support/use-site.ts';

const site = useSite();

/** The most answers of a match, so that the short form stays short. */
const MOST = LONG ? 600 : 20;

test.each(FIVE_GAMES)(
  'at every step of $game, on four screens, nothing essential is covered, cut off or out of sight, and the bar has one height',
  async (played) => {
    const { page, wrongs, close } = await visit(site, 'desktop', { soundOffer: true });
    const faults = new Set<string>();
    const heights = new Map<string, Set<number>>(ALL_SIZES.map((size) => [size, new Set()]));
    await playAndLook(page, played, MOST, async (turn) => {
      // One page that changes its size: the match is played once for all screens.
      for (const size of [...ALL_SIZES, 'desktop'] as const) {
        await page.setViewportSize(SIZES[size]);
        await standStill(page);
        const bar = await page
          .locator('.action-bar')
          .evaluate((each) => Math.round(each.getBoundingClientRect().height));
        heights.get(size)?.add(bar);
        for (const fault of await layoutFaults(page, played.essentials)) faults.add(`${size}, step ${turn}: ${fault}`);
      }
    });
    expect([...faults]).toEqual([]);
    expect([...heights.values()].map((each) => each.size)).toEqual(ALL_SIZES.map(() => 1));
    expect(wrongs).toEqual([]);
    await close();
  },
);

/** The most answers whose playback is watched, and the screens on which it is. */
const WATCHED = LONG ? 60 : 4;
const WATCHED_SIZES = LONG ? ALL_SIZES : (['desktop', 'phone'] as const);
/** Their turns are short; the long form watches all five. */
const WATCHED_GAMES = LONG
  ? FIVE_GAMES
  : FIVE_GAMES.filter(({ game }) => game === 'Duel in Space' || game === 'Tunnel Chase');

describe.each(WATCHED_SIZES)('on a %s screen', (size) => {
  test.each(WATCHED_GAMES)('while $game is played back, nothing lies on ships, counters or names', async (played) => {
    const shown = { ...played.essentials, inSight: [] };
    const { page, wrongs, close } = await visit(site, size);
    const faults = new Set<string>();
    let looks = 0;
    await playAndWatch(page, played, WATCHED, async (turn) => {
      looks++;
      for (const fault of await layoutFaults(page, shown)) faults.add(`after answer ${turn}: ${fault}`);
    });
    expect([...faults]).toEqual([]);
    expect(looks).toBeGreaterThan(0);
    expect(wrongs).toEqual([]);
    await close();
  });
});
