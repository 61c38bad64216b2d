import { describe, expect, it } from 'vitest';
import { salvoOdds } from '../../board/combat/odds.ts';
import { LONGEST_RANGE } from '../../rules/05-combat/gunnery.ts';
import { CHARTS } from '../../rules/data/charts.ts';
import { WEAPONS } from '../../rules/data/systems.ts';
import { allMove, duel, fireAll, only, onlyWorking, ship } from '../support/playing.ts';

const ALL = '[3] S A Q Y (I) R Pt F L [2]';

describe('odds before firing', () => {
  it.each(['literal', 'mended'] as const)('5.9, 5.11 agree with the %s chart at every range', (chart) => {
    for (let range = 0; range <= LONGEST_RANGE; range++) {
      const played = duel(ALL, ALL, range, { setup: { chart } });
      const { weapons } = salvoOdds(played.match.board, ship(played, 0), ship(played, 1));
      const printed = WEAPONS.flatMap((weapon) => {
        const { toHit, damage } = CHARTS[chart][weapon];
        const needed = toHit[range];
        if (needed === undefined) return [];
        return [{ weapon, count: 1, needed: weapon === 'Pt' ? needed + 1 : needed, damage: damage[range] ?? 0 }];
      });
      expect(weapons.map(({ chance: _, ...rest }) => rest)).toEqual(printed);
      for (const { chance, needed } of weapons) expect(chance).toBeCloseTo(needed / 10);
    }
  });

  it('5.9 say what the shots then need', () => {
    const played = duel(ALL, ALL, 5);
    allMove(played);
    const { weapons } = salvoOdds(played.match.board, ship(played, 1), ship(played, 0));
    const shots = only(fireAll(played, 1, 0, 10, 10, 10, 10), 'shot');
    expect(shots.map(({ weapon, needed }) => [weapon, needed])).toEqual(
      weapons.map(({ weapon, needed }) => [weapon, needed]),
    );
  });

  it('add up over a salvo, and expect no more than there is to destroy', () => {
    const played = duel('[3] S A Q Y (I) F F F [2]', ALL, 2);
    const odds = salvoOdds(played.match.board, ship(played, 0), ship(played, 1));
    expect(odds.hits).toBeCloseTo(2.4);
    expect(odds.any).toBeCloseTo(1 - 0.2 ** 3);
    expect(odds.damage).toBeCloseTo(4.8);
    const wreck = { ...ship(played, 1), working: onlyWorking(ship(played, 1), 2) };
    expect(salvoOdds(played.match.board, ship(played, 0), wreck).damage).toBe(1);
    expect(salvoOdds(played.match.board, ship(played, 0), ship(played, 1), [0, 0, 1, 0]).hits).toBeCloseTo(0.8);
  });

  it('5.6 are nothing in the blind spot', () => {
    const played = duel(ALL, ALL, 4, { ships: [{ facing: 3 }] });
    const odds = salvoOdds(played.match.board, ship(played, 0), ship(played, 1));
    expect(odds).toMatchObject({ weapons: [], hits: 0, damage: 0, any: 0 });
  });
});
