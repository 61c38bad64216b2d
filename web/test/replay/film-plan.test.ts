import { describe, expect, test } from 'vitest';
import { filmPlan, filmTime, filmTrouble, LONGEST_FILM } from '../../replay/share/film-plan.ts';

describe('a film', () => {
  test('shows what playback stops at, each moment long enough to see and short enough to bear, and the last', () => {
    expect(filmPlan([900, 0, 100, 9000, 0, 700], 0, 4)).toEqual([
      { scene: 0, time: 900 },
      { scene: 2, time: 500 },
      { scene: 3, time: 1800 },
      { scene: 4, time: 1500 },
    ]);
  });

  test('stays within the match', () => {
    expect(filmPlan([700, 700], -5, 99).map(({ scene }) => scene)).toEqual([0, 1]);
  });

  test('must end after it begins, and lasts a minute at most', () => {
    expect(filmTrouble(filmPlan([700, 700, 700], 2, 1))).toBe('The film must end after it begins.');
    const long = filmPlan(
      Array.from({ length: 1000 }, () => 1000),
      0,
      999,
    );
    expect(filmTime(long)).toBeGreaterThan(LONGEST_FILM);
    expect(filmTrouble(long)).toMatch(/^A film can last a minute at most\./);
    expect(filmTrouble(filmPlan([700], 0, 0))).toBeNull();
  });
});
