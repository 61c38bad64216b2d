import { describe, expect } from 'vitest';
import type { PilotId, UpgradeId } from '../../catalogue/index.ts';
import { placedRock } from '../../rules/geometry/index.ts';
import type { Pool } from '../../rules/model.ts';
import { chasing, facing, fleeing, locked, offers, rolled, shoot } from '../support/duel.ts';
import { exercises } from '../support/exercises.ts';
import { answer, type Layout, type Played, shipIn, table } from '../support/playing.ts';

/** How many dice are rolled. */

const pilot = (id: PilotId, more: Layout = {}): Layout => ({ pilot: id, ...more });
const withCard = (id: UpgradeId, more: Layout = {}): Layout => ({ upgrades: [id], ...more });
const count = (played: Played, pool: Pool): number => rolled(shoot(played), pool);

/** The dice where a seat is offered a card and takes it; -1 where it is not offered. */
function taking(played: Played, seat: 0 | 1, card: string, number: number, pool: Pool): number {
  shoot(played);
  if (!offers(played, seat, card)) return -1;
  answer(played, seat, `${card} ${number}`);
  return rolled(played, pool);
}

describe('of the attack', () => {
  exercises('imperial.tiefighter.maulermithel', 'rolls a die more at range 1, besides the bonus', () => {
    const by = pilot('imperial.tiefighter.maulermithel');
    expect([count(facing(1, by), 'attack'), count(facing(2, by), 'attack')]).toEqual([4, 2]);
  });

  exercises('imperial.tiefighter.scourge', 'rolls a die more at a ship with a damage card', () => {
    const by = pilot('imperial.tiefighter.scourge');
    expect(count(facing(2, by), 'attack')).toBe(2);
    expect(count(facing(2, by, { down: ['damage.tfa.consolefire'] }), 'attack')).toBe(3);
  });

  exercises('imperial.tiefighter.backstabber', 'rolls a die more outside every arc of the defender', () => {
    const by = pilot('imperial.tiefighter.backstabber');
    expect([count(chasing(2, by), 'attack'), count(facing(2, by), 'attack')]).toEqual([3, 2]);
    expect(count(chasing(2, by, pilot('rebel.arc170.sharabey')), 'attack')).toBe(2);
    expect(count(chasing(2, by, pilot('rebel.kwing.guardiansquadronpilot')), 'attack')).toBe(3);
  });

  exercises('imperial.tiefofighter.zetaleader', 'takes stress for a die, while unstressed', () => {
    const by = pilot('imperial.tiefofighter.zetaleader');
    const played = facing(2, by);
    expect(taking(played, 0, 'imperial.tiefofighter.zetaleader', 0, 'attack')).toBe(3);
    expect(shipIn(played, 0).tokens.stress).toBe(1);
    expect(
      taking(facing(2, { ...by, tokens: { stress: 1 } }), 0, 'imperial.tiefofighter.zetaleader', 0, 'attack'),
    ).toBe(-1);
  });

  exercises(
    'elite.opportunist',
    'takes stress for a die against a ship without focus and evade, while unstressed',
    () => {
      const dice = (by: Layout, at: Layout): number =>
        taking(facing(2, { ...withCard('elite.opportunist'), ...by }, at), 0, 'elite.opportunist', 0, 'attack');
      expect(dice({}, {})).toBe(3);
      expect(dice({}, { tokens: { focus: 1 } })).toBe(-1);
      expect(dice({}, { tokens: { evade: 1 } })).toBe(-1);
      expect(dice({ tokens: { stress: 1 } }, {})).toBe(-1);
      const played = facing(2, withCard('elite.opportunist'));
      taking(played, 0, 'elite.opportunist', 0, 'attack');
      expect(shipIn(played, 0).tokens.stress).toBe(1);
    },
  );

  exercises('elite.trickshot', 'rolls a die more where the line is obstructed', () => {
    const dice = (rock: boolean): number => {
      const asteroids = rock ? [placedRock(0, { x: 300_000, y: 400_000, heading: 0 })] : [];
      const ships: readonly Layout[] = [
        { ...withCard('elite.trickshot'), at: [300, 300, 90] },
        { at: [300, 500, 270] },
      ];
      return taking(table(ships, { asteroids }), 0, 'elite.trickshot', 0, 'attack');
    };
    expect([dice(true), dice(false)]).toEqual([3, -1]);
  });
});

describe('of either side', () => {
  exercises('scum.protectoratestarfighter.fennrau', 'rolls a die more at range 1, attacking or defending', () => {
    const fenn = pilot('scum.protectoratestarfighter.fennrau');
    const attacking = (range: 1 | 2): number =>
      taking(facing(range, fenn), 0, 'scum.protectoratestarfighter.fennrau', 0, 'attack');
    const defending = (range: 1 | 2): number =>
      taking(facing(range, {}, fenn), 1, 'scum.protectoratestarfighter.fennrau', 1, 'defence');
    expect([attacking(1), attacking(2)]).toEqual([5, -1]);
    expect([defending(1), defending(2)]).toEqual([4, -1]);
  });

  exercises('scum.kihraxzfighter.talonbanecobra', 'has both range bonuses doubled, with primary weapons only', () => {
    const talonbane = pilot('scum.kihraxzfighter.talonbanecobra');
    expect(([1, 2, 3] as const).map((range) => count(facing(range, talonbane), 'attack'))).toEqual([5, 3, 3]);
    expect(([1, 2, 3] as const).map((range) => count(facing(range, {}, talonbane), 'defence'))).toEqual([2, 2, 4]);
    const missile = facing(3, locked('missile.homingmissiles'), talonbane);
    answer(shoot(missile, { weapon: 1, attack: ['hit', 'hit', 'hit', 'blank'] }), 0, null);
    expect(rolled(missile, 'defence')).toBe(2);
  });
});

describe('of the defence', () => {
  exercises('scum.quadjumper.sarcoplank', 'rolls as many dice as the speed he flew', () => {
    const dice = (speed: number | null): number => {
      const manoeuvre = { bearing: 'straight', speed: speed ?? 0, difficulty: 'white' } as const;
      const flown = { manoeuvre, difficulty: 'white', overlappedShip: false, overlappedRock: false } as const;
      const sarco = pilot('scum.quadjumper.sarcoplank', { ship: { flown: speed === null ? null : flown } });
      return taking(facing(2, {}, sarco), 1, 'scum.quadjumper.sarcoplank', 0, 'defence');
    };
    expect([dice(3), dice(1), dice(null)]).toEqual([3, 1, -1]);
  });

  exercises('scum.kihraxzfighter.grazthehunter', 'rolls a die more against an attacker ahead of him', () => {
    const graz = pilot('scum.kihraxzfighter.grazthehunter');
    expect([count(facing(2, {}, graz), 'defence'), count(chasing(2, {}, graz), 'defence')]).toEqual([3, 2]);
  });

  exercises('rebel.awing.gemmersojan', 'has an agility more while anybody is at range 1', () => {
    const gemmer = pilot('rebel.awing.gemmersojan');
    expect([count(facing(1, {}, gemmer), 'defence'), count(facing(2, {}, gemmer), 'defence')]).toEqual([4, 3]);
    expect(count(facing(2, {}, gemmer, { at: [370, 500, 90] }), 'defence')).toBe(4);
  });

  exercises('elite.outmaneuver', 'takes an agility from a ship ahead whose arcs do not cover the attacker', () => {
    const by = withCard('elite.outmaneuver');
    expect([count(chasing(2, by), 'defence'), count(facing(2, by), 'defence')]).toEqual([1, 2]);
    expect(count(chasing(2, by, pilot('rebel.arc170.sharabey')), 'defence')).toBe(1);
    const turret: Layout = { upgrades: ['turret.dorsalturret', 'elite.outmaneuver'] };
    const behind = fleeing(2, turret, { at: [300, 500, 90] });
    expect(rolled(shoot(behind, { weapon: 1 }), 'defence')).toBe(2);
  });

  exercises('modification.lightweightframe', 'rolls a die more where the attack has more dice than it', () => {
    const frame = pilot('imperial.tiebomber.scimitarsquadronpilot', withCard('modification.lightweightframe'));
    const dice = (by: Layout): number => {
      const played = shoot(facing(2, by, frame), {
        attack: ['blank', 'blank', 'blank'],
        defence: ['blank', 'blank', 'evade'],
      });
      return played.events.flatMap((event) => (event.type === 'rolled' && event.pool === 'defence' ? event.faces : []))
        .length;
    };
    expect([dice(pilot('rebel.xwing.rookiepilot')), dice({})]).toEqual([3, 2]);
  });

  exercises('modification.lightweightframe', 'counts the die it adds', () => {
    const frame = pilot('imperial.tiebomber.scimitarsquadronpilot', withCard('modification.lightweightframe'));
    const played = facing(2, pilot('rebel.xwing.rookiepilot'), frame);
    shoot(played, { attack: ['hit', 'blank', 'blank'], defence: ['blank', 'blank', 'evade'] });
    expect(played.events).toContainEqual(expect.objectContaining({ type: 'compared', hit: false }));
  });
});
