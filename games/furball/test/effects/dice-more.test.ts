import { describe, expect } from 'vitest';
import type { PilotId, UpgradeId } from '../../catalogue/index.ts';
import { placedRock } from '../../rules/geometry/index.ts';
import type { Face, Pool } from '../../rules/model.ts';
import { agilityOf } from '../../rules/values.ts';
import { chasing, facing, fire, fleeing, offers, rolled, shoot, shown } from '../support/duel.ts';
import { exercises } from '../support/exercises.ts';
import { answer, asked, type Layout, only, type Played, table } from '../support/playing.ts';

/** More cards about the number of dice, and about one's own. */

const pilot = (id: PilotId, more: Layout = {}): Layout => ({ pilot: id, ...more });
const withCard = (id: UpgradeId, more: Layout = {}): Layout => ({ upgrades: [id], ...more });
const count = (played: Played, pool: Pool): number => rolled(shoot(played), pool);

describe('how many', () => {
  exercises(
    'imperial.alphaclassstarwing.majorvynder',
    'rolls a defence die more while his weapons are disabled',
    () => {
      const vynder = (disabled: number): Layout =>
        pilot('imperial.alphaclassstarwing.majorvynder', { tokens: { disabled } });
      expect([0, 1].map((disabled) => count(facing(2, {}, vynder(disabled)), 'defence'))).toEqual([2, 3]);
    },
  );

  exercises('rebel.auzituckgunship.wullffwarro', 'rolls a die more without shields and with a damage card', () => {
    const dice = (shields: number, down: Layout['down'] = []): number =>
      count(facing(2, pilot('rebel.auzituckgunship.wullffwarro', { ship: { shields }, down })), 'attack');
    expect([dice(0, ['damage.tfa.consolefire']), dice(0), dice(1, ['damage.tfa.consolefire'])]).toEqual([4, 3, 3]);
  });

  exercises('imperial.tiestriker.puresabacc', 'rolls a die more with at most one damage card', () => {
    const dice = (...down: NonNullable<Layout['down']>): number =>
      count(facing(2, pilot('imperial.tiestriker.puresabacc', { down })), 'attack');
    expect([dice(), dice('damage.tfa.consolefire'), dice('damage.tfa.consolefire', 'damage.tfa.consolefire')]).toEqual([
      4, 4, 3,
    ]);
  });

  exercises('scum.ywing.kavil', 'rolls a die more at a ship outside his arc', () => {
    const kavil = pilot('scum.ywing.kavil', withCard('turret.dorsalturret'));
    expect([rolled(fire(fleeing(2, kavil)), 'attack'), rolled(fire(facing(2, kavil)), 'attack')]).toEqual([3, 2]);
  });

  exercises('scum.z95headhunter.ndrusuhlak', 'has no friends and so a die more', () => {
    expect(count(facing(2, pilot('scum.z95headhunter.ndrusuhlak')), 'attack')).toBe(3);
  });

  exercises('scum.g1astarfighter.zuckuss', 'may roll a die more, and so does the defender', () => {
    const dice = (takes: boolean): readonly number[] => {
      const played = shoot(facing(2, pilot('scum.g1astarfighter.zuckuss')));
      answer(played, 0, takes ? 'scum.g1astarfighter.zuckuss 0' : null);
      return [rolled(played, 'attack'), rolled(played, 'defence')];
    };
    expect([dice(true), dice(false)]).toEqual([
      [4, 3],
      [3, 2],
    ]);
  });

  exercises('imperial.tieadvanced.zertikstrom', 'leaves ships at range 1 of him no range bonus', () => {
    const zertik = pilot('imperial.tieadvanced.zertikstrom');
    expect([count(facing(1, {}, zertik), 'attack'), count(facing(1, zertik), 'attack')]).toEqual([2, 3]);
    expect(count(facing(1, {}, {}, { ...zertik, at: [370, 300, 90] }), 'attack')).toBe(2);
    expect(count(facing(1, {}, {}, { ...zertik, at: [500, 300, 90] }), 'attack')).toBe(3);
  });

  exercises('imperial.tiesilencer.testpilotblackout', 'takes two defence dice where the line is obstructed', () => {
    const dice = (rock: boolean): number => {
      const asteroids = rock ? [placedRock(0, { x: 300_000, y: 400_000, heading: 0 })] : [];
      const by = pilot('imperial.tiesilencer.testpilotblackout', { at: [300, 300, 90] });
      return count(table([by, { at: [300, 500, 270] }], { asteroids }), 'defence');
    };
    expect([dice(true), dice(false)]).toEqual([1, 2]);
  });

  exercises('crew.tailgunner', 'takes an agility from a ship shot at through the rear arc', () => {
    const by = pilot('rebel.arc170.sharabey', withCard('crew.tailgunner'));
    expect([count(fleeing(2, by), 'defence'), count(facing(2, by), 'defence')]).toEqual([1, 2]);
  });

  exercises('elite.intimidation', 'takes an agility from every ship it touches', () => {
    const { board } = facing(1, withCard('elite.intimidation', { ship: { touching: [1] } })).match;
    expect([0, 1, 2].map((seat) => agilityOf(board, seat, null))).toEqual([2, 1, 2]);
  });

  exercises('missile.protonrockets', 'may add as many dice as the agility, at most three', () => {
    const dice = (id: PilotId, more: Layout = {}): number => {
      const played = fire(
        facing(1, { ...pilot(id, withCard('missile.protonrockets')), tokens: { focus: 1 }, ...more }),
      );
      if (!offers(played, 0, 'missile.protonrockets')) return -1;
      answer(played, 0, 'missile.protonrockets 0');
      return rolled(played, 'attack');
    };
    expect(dice('rebel.awing.prototypepilot')).toBe(5);
    expect(dice('rebel.z95headhunter.banditsquadronpilot')).toBe(4);
    const quick: Layout = { upgrades: ['missile.protonrockets', 'modification.stealthdevice'] };
    expect(dice('rebel.awing.prototypepilot', quick)).toBe(5);
    expect(dice('rebel.z95headhunter.banditsquadronpilot', { tokens: { focus: 1, tractor: 2 } })).toBe(-1);
  });
});

/** He may cancel criticals before hits. */
function critsFirst(id: PilotId): () => void {
  return () => {
    const agility = agilityOf(table([pilot(id)]).match.board, 0, null);
    const defence: readonly Face[] = (['evade', 'blank', 'blank'] as const).slice(0, agility);
    const played = shoot(facing(1, {}, pilot(id)), { attack: ['crit', 'hit', 'blank'], defence });
    expect(asked(played)).toEqual(['1 either']);
    answer(played, 1, 'crits');
    expect(only(played.events, 'compared')).toMatchObject([{ hits: 1, crits: 0 }]);
  };
}

/** Stressed, he turns two focus results into evades. */
function twoEvades(id: PilotId): () => void {
  return () => {
    const defended = (stress: number): Played =>
      shoot(facing(3, {}, pilot(id, { tokens: { stress } })), {
        attack: ['hit', 'hit'],
        defence: ['focus', 'focus', 'focus'],
      });
    const played = defended(1);
    answer(played, 1, `${id} 0`);
    expect(shown(played, 'defence').filter((face) => face === 'evade')).toHaveLength(2);
    expect(offers(defended(0), 1, id)).toBe(false);
  };
}

describe('what they show', () => {
  exercises(
    'rebel.attackshuttle.zeborrelios',
    'may cancel criticals before hits',
    critsFirst('rebel.attackshuttle.zeborrelios'),
  );
  exercises(
    'rebel.sheathipedeclassshuttle.zeborrelios',
    'may cancel criticals before hits',
    critsFirst('rebel.sheathipedeclassshuttle.zeborrelios'),
  );
  exercises(
    'rebel.attackshuttle.ezrabridger',
    'turns two focus results into evades while stressed',
    twoEvades('rebel.attackshuttle.ezrabridger'),
  );
  exercises(
    'rebel.sheathipedeclassshuttle.ezrabridger',
    'turns two focus results into evades while stressed',
    twoEvades('rebel.sheathipedeclassshuttle.ezrabridger'),
  );

  exercises('rebel.t70xwing.poedameron-swx57', 'turns a focus result while he holds a focus token', () => {
    const poe = (focus: number): Layout => pilot('rebel.t70xwing.poedameron-swx57', { tokens: { focus } });
    const played = shoot(facing(2, poe(1)), { attack: ['focus', 'focus', 'blank'] });
    answer(played, 0, 'rebel.t70xwing.poedameron-swx57 0');
    expect(shown(played, 'attack')).toEqual(['hit', 'focus', 'blank']);
    const without = shoot(facing(2, poe(0)), { attack: ['focus', 'focus', 'blank'] });
    expect(offers(without, 0, 'rebel.t70xwing.poedameron-swx57')).toBe(false);
  });

  exercises('crew.dengar', 'rerolls one die, two against a unique pilot', () => {
    const most = (at: Layout): number | undefined => {
      const played = shoot(chasing(2, withCard('crew.dengar'), at), { attack: ['blank', 'blank'] });
      answer(played, 0, 'crew.dengar 0');
      const [ask] = played.match.asks;
      return ask?.kind === 'dice' ? ask.most : undefined;
    };
    expect([most(pilot('rebel.xwing.wedgeantilles')), most({})]).toEqual([2, 1]);
  });

  exercises('crew.wookieecommandos', 'reroll focus results', () => {
    const played = shoot(facing(2, withCard('crew.wookieecommandos')), { attack: ['focus', 'focus'] });
    answer(played, 0, 'crew.wookieecommandos 0');
    expect(played.match.asks).toMatchObject([{ kind: 'dice', faces: ['focus'], most: 2 }]);
    const blank = shoot(facing(2, withCard('crew.wookieecommandos')), { attack: ['blank', 'hit'] });
    expect(offers(blank, 0, 'crew.wookieecommandos')).toBe(false);
  });

  exercises(
    'imperial.tiereaper.majorvermeil',
    'turns a blank or focus into a hit against a ship without focus and evade',
    () => {
      const shot = (face: Face, at: Layout = {}): Played =>
        shoot(facing(2, pilot('imperial.tiereaper.majorvermeil'), at), { attack: [face, 'hit', 'hit'] });
      for (const face of ['blank', 'focus'] as const) {
        const played = shot(face);
        answer(played, 0, 'imperial.tiereaper.majorvermeil 0');
        expect(shown(played, 'attack')).toEqual(['hit', 'hit', 'hit']);
      }
      for (const tokens of [{ focus: 1 }, { evade: 1 }]) {
        expect(offers(shot('blank', { tokens }), 0, 'imperial.tiereaper.majorvermeil')).toBe(false);
      }
    },
  );
});
