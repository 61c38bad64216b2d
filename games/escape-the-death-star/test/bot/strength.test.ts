import { describe, expect, it } from 'vitest';
import { begun, playedOn, wonBy } from './playing-out.ts';

const all = (): boolean => true;

describe('policies', () => {
  it.each([2, 3, 4])('are legal wherever a Game 1 of %i leads', (players) => {
    const { result } = playedOn(begun(players, { game: 'capture' }, 'legal'), all, 'legal');
    expect(result?.rule).toBe('5.4');
  });

  it.each([2, 3, 4, 5])('are legal wherever a Game 2 of %i leads', (players) => {
    for (const dice of ['three', 'six'] as const) {
      const { result } = playedOn(begun(players, { dice, cards: 6 }, `legal ${dice}`), all, `legal ${dice}`);
      expect(['11.3', '11.5']).toContain(result?.rule);
    }
  });
});

/** Measured over thousands of matches (see the rulebook's last chapter); here few are played, and the margin is wide. */
describe('with plain bots on both sides', () => {
  it.each([2, 3, 4, 5])('a Game 2 of %i players is open: Rebels win 30 to 60 of 100, give or take', (players) => {
    const won = wonBy(0, players, all, {}, 60);
    expect(won).toBeGreaterThan(25);
    expect(won).toBeLessThan(68);
  });

  it('11.5 six cards help the Rebels', () => {
    expect(wonBy(0, 4, all, { cards: 6 }, 60)).toBeGreaterThan(wonBy(0, 4, all, {}, 60));
  });
});

describe('against random players plain bots win at least 80 of 100', () => {
  it.each([2, 3, 5])('as Rebels in a Game 2 of %i', (players) => {
    expect(wonBy(0, players, (seat) => seat < players - 1, {}, 20)).toBeGreaterThanOrEqual(80);
  });

  it.each([2, 3, 5])('as the Imperial in a Game 2 of %i', (players) => {
    expect(wonBy(players - 1, players, (seat) => seat === players - 1, {}, 20)).toBeGreaterThanOrEqual(80);
  });

  it.each([2, 4])('in a Game 1 of %i, alone among random ones, from the first seat and the last', (players) => {
    for (const own of [0, players - 1]) {
      expect(wonBy(own, players, (seat) => seat === own, { game: 'capture' }, 10)).toBeGreaterThanOrEqual(80);
    }
  });
});
