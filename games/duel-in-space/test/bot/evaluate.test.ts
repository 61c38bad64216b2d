import { heuristics } from '@starboard/duel-in-space/bot';
import { describe, expect, it } from 'vitest';
import { chanceToHit, hitsToBear } from '../../bot/plain/odds.ts';
import type { Ship } from '../../rules/model.ts';
import { duel } from '../support/playing.ts';

const standing = (ship: Partial<Ship>, enemy: Partial<Ship> = {}): number =>
  heuristics.plain.evaluate(duel({ ships: [ship, enemy] }).match.board, 0);

describe('what a bot makes of a duel', () => {
  it('two whole ships stand even', () => expect(standing({})).toBe(0));

  it('what is good for one is as bad for the other', () => {
    const { board } = duel({ ships: [{ protectionLost: 4 }, { computerHits: 2, lifeSupport: 5 }] }).match;
    expect(heuristics.plain.evaluate(board, 0)).toBeCloseTo(-heuristics.plain.evaluate(board, 1));
  });

  it.each<[string, Partial<Ship>]>([
    ['protection', { protectionLost: 1 }],
    ['the stabilizer', { stabilizerHits: 4 }],
    ['the computer', { computerHits: 1 }],
    ['a forward laser', { lasers: [false, true, true, true, true, true] }],
    ['a turret laser', { lasers: [true, true, true, true, false, true] }],
    ['the aft laser', { lasers: [true, true, true, true, true, false] }],
    ['life support', { lifeSupport: 6 }],
  ])('damage to %s makes it worse, and the enemy worse off better', (_, damage) => {
    expect(standing(damage)).toBeLessThan(0);
    expect(standing({}, damage)).toBeGreaterThan(0);
  });

  it('a turret laser is worth more than one that is fixed', () => {
    const without = (out: number): number => standing({ lasers: [0, 1, 2, 3, 4, 5].map((i) => i !== out) });
    expect(without(4)).toBeLessThan(without(0));
    expect(without(0)).toBeLessThan(without(5));
  });

  it('6.9 a ship that is about to blow up is as good as lost', () => {
    const doomed: Partial<Ship> = { pending: [{ name: 'explosion', laser: null }] };
    expect(standing(doomed)).toBe(-1);
    expect(standing({ protectionLost: 9, computerHits: 8 }, doomed)).toBe(1);
    expect(standing(doomed, doomed)).toBe(0);
  });

  it('stays between lost and won, however bad it gets', () => {
    const wreck: Partial<Ship> = {
      protectionLost: 9,
      stabilizerHits: 6,
      computerHits: 9,
      lifeSupport: 1,
      lasers: [false, false, false, false, false, false],
    };
    expect(standing(wreck)).toBeGreaterThanOrEqual(-1);
    expect(standing(wreck)).toBeLessThan(-0.9);
  });
});

describe('odds', () => {
  it('5.3 two dice: 36 of 36 for 2 or more, 21 for 7, 1 for 12, none for 13', () => {
    expect([0, 2, 7, 12, 13, 19].map(chanceToHit)).toEqual([1, 1, 21 / 36, 1 / 36, 0, 0]);
  });

  it('6.1 the last point of protection falls to any hit, the last two to a third of them', () => {
    expect(hitsToBear(0)).toBe(0);
    expect(hitsToBear(1)).toBe(1);
    expect(hitsToBear(2)).toBeCloseTo(1 + 24 / 36);
  });

  it('6.3, 6.9 special damage makes short work of a weak ship: fewer hits than points over 4/3', () => {
    for (let protection = 1; protection < 23; protection++) {
      expect(hitsToBear(protection + 1)).toBeGreaterThan(hitsToBear(protection));
    }
    expect(hitsToBear(10)).toBeLessThan(10 / (4 / 3));
  });
});
