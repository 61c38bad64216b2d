import { games } from '@starboard/games';
import { bestOption, momentOf, readPool, recordOfMoment, replay, scoreOf } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { shareLine } from '../../challenge/share-line.ts';
import { chosenChallenge, today } from '../../challenge/which.ts';

const NOW = '2026-12-05';

describe.each(games.filter(({ challenges }) => challenges !== undefined))('$title', (game) => {
  test('each day has a challenge, the same whoever asks', async () => {
    const first = await chosenChallenge(game, { day: '2026-11-19' }, NOW);
    expect(first).toEqual(await chosenChallenge(game, { day: '2026-11-19' }, '2030-01-01'));
    const second = await chosenChallenge(game, { day: '2026-11-20' }, NOW);
    expect(second).not.toEqual(first);
    expect(typeof second).toBe('object');
  });

  test.each(['9999-99-99', '2026-02-30', 'tomorrow', '%00', '__proto__', '2026-11-19x'])(
    '%s is the address of no challenge',
    async (day) => {
      expect(await chosenChallenge(game, { day }, NOW)).toBe('There is no challenge at this address.');
    },
  );

  test.each(['0', '-1', '1.5', '1e3', '99999', '9999', 'constructor'])('the set has no challenge %s', async (nth) => {
    expect(await chosenChallenge(game, { nth }, NOW)).toBe('There is no challenge at this address.');
  });

  test('days to come and days before the first pool have none', async () => {
    expect(await chosenChallenge(game, { day: '2026-12-06' }, NOW)).toMatch(/isn’t out yet/);
    expect(await chosenChallenge(game, { day: '2026-11-18' }, NOW)).toMatch(/no challenge on that day yet/);
  });

  test('every challenge is reached under the present rules, as a record that can be played on', async () => {
    const rules = await game.parts.rules();
    const files = [...(game.challenges?.daily ?? []).map(({ open }) => open), game.challenges?.set];
    for (const open of files) {
      const pool = readPool(await open?.());
      expect(pool).toMatchObject({ game: game.id, rules: rules.version });
      for (const challenge of pool.challenges) {
        const { place, options } = momentOf(rules, pool, challenge);
        expect(place.match.sealed).toEqual([]);
        expect(options.length).toBe(challenge.worths.length);
        const worths = challenge.worths.toSorted((a, b) => b - a);
        expect((worths[0] ?? 0) - (worths[1] ?? 0)).toBeGreaterThanOrEqual(LEAST_LEAD);
        expect(scoreOf(challenge, bestOption(challenge))).toBe(100);
        const players = Array.from({ length: pool.tables[challenge.table]?.seats ?? 0 }, (_, seat) => `P${seat}`);
        const replayed = replay(rules, recordOfMoment(rules, pool, challenge, players));
        expect(replayed).toMatchObject({ ok: true, match: { question: place.match.question } });
      }
    }
  }, 120_000);
});

/** In hundredths. */
const LEAST_LEAD = 15;

test('a line to share says how it went and where, and not what the best choice was', () => {
  const game = { id: 'furball', title: 'Furball' };
  const result = { option: 3, score: 92, tries: 1, onTime: true };
  const day = { title: '19 Nov 2026', day: '2026-11-19', name: 'furball/2026-11-19' };
  expect(shareLine(game, day, result, 'https://a.example/')).toBe(
    'Starboard · Furball · 19 Nov 2026 · 92 points · https://a.example/#/challenge/furball/2026-11-19',
  );
  const third = { title: 'Challenge 3 of 20', day: null, name: 'furball/set/3' };
  expect(shareLine(game, third, { ...result, score: 100, tries: 2 }, '')).toBe(
    'Starboard · Furball · Challenge 3 of 20 · 2 of 3 stars · #/challenge/furball/set/3',
  );
});

test('the day changes at midnight UTC', () => {
  expect(today(Date.UTC(2026, 10, 19, 23, 59, 59))).toBe('2026-11-19');
  expect(today(Date.UTC(2026, 10, 20))).toBe('2026-11-20');
});
