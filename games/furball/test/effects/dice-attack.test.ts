import { describe, expect, test } from 'vitest';
import type { PilotId, UpgradeId } from '../../catalogue/index.ts';
import type { Face } from '../../rules/model.ts';
import { facing, locked, offers, shoot, shown } from '../support/duel.ts';
import { exercises } from '../support/exercises.ts';
import {
  answer,
  attackDice,
  defenceDice,
  type Layout,
  only,
  type Played,
  passAll,
  rig,
  shipIn,
  table,
} from '../support/playing.ts';

/** What attackers do to their own dice. */

type Range = 1 | 2 | 3;
const pilot = (id: PilotId, more: Layout = {}): Layout => ({ pilot: id, ...more });
const withCard = (id: UpgradeId, more: Layout = {}): Layout => ({ upgrades: [id], ...more });

/** Dice that cancel nothing, so that the attack shows what it is worth. */
const BLANKS: readonly Face[] = ['blank', 'blank', 'blank', 'blank'];

/** An attack up to the attacker's first question. */
const at = (range: Range, by: Layout, attack: readonly Face[], target: Layout = {}): Played =>
  shoot(facing(range, by, target), { attack, defence: BLANKS });

/** The attacker uses the card, and the dice show this. */
function turns(
  card: string,
  range: Range,
  by: Layout,
  attack: readonly Face[],
  after: readonly Face[],
  target: Layout = {},
): Played {
  const played = at(range, by, attack, target);
  answer(played, 0, `${card} 0`);
  expect(shown(played, 'attack')).toEqual(after);
  return played;
}

const hasNot = (card: string, range: Range, by: Layout, attack: readonly Face[], target: Layout = {}): void =>
  expect(offers(at(range, by, attack, target), 0, card)).toBe(false);

describe('by range', () => {
  exercises('imperial.tiefighter.wingedgundark', 'turns a hit into a critical at range 1', () => {
    const by = pilot('imperial.tiefighter.wingedgundark');
    turns('imperial.tiefighter.wingedgundark', 1, by, ['hit', 'hit', 'blank'], ['crit', 'hit', 'blank']);
    hasNot('imperial.tiefighter.wingedgundark', 2, by, ['hit', 'hit']);
    hasNot('imperial.tiefighter.wingedgundark', 1, by, ['focus', 'blank', 'blank']);
  });

  exercises('crew.mercenarycopilot', 'turns a hit into a critical at range 3', () => {
    const by = withCard('crew.mercenarycopilot');
    turns('crew.mercenarycopilot', 3, by, ['hit', 'hit'], ['crit', 'hit']);
    hasNot('crew.mercenarycopilot', 2, by, ['hit', 'hit']);
  });

  exercises('crew.bistan', 'turns a hit into a critical at range 1 or 2', () => {
    const by = withCard('crew.bistan');
    turns('crew.bistan', 1, by, ['hit', 'hit', 'blank'], ['crit', 'hit', 'blank']);
    turns('crew.bistan', 2, by, ['hit', 'hit'], ['crit', 'hit']);
    hasNot('crew.bistan', 3, by, ['hit', 'hit']);
  });

  exercises('imperial.tieinterceptor.kirkanos', 'spends an evade token for a hit at range 2 or 3', () => {
    const by = pilot('imperial.tieinterceptor.kirkanos', { tokens: { evade: 1 } });
    const played = turns(
      'imperial.tieinterceptor.kirkanos',
      2,
      by,
      ['blank', 'blank', 'blank'],
      ['blank', 'blank', 'blank', 'hit'],
    );
    expect(shipIn(played, 0).tokens.evade).toBe(0);
    hasNot('imperial.tieinterceptor.kirkanos', 1, by, ['blank', 'blank', 'blank', 'blank']);
    hasNot('imperial.tieinterceptor.kirkanos', 2, pilot('imperial.tieinterceptor.kirkanos'), [
      'blank',
      'blank',
      'blank',
    ]);
  });
});

describe('by stress', () => {
  exercises('rebel.bwing.keyanfarlander', 'sheds a stress token to turn focus results into hits', () => {
    const by = pilot('rebel.bwing.keyanfarlander', { tokens: { stress: 2 } });
    const played = turns('rebel.bwing.keyanfarlander', 2, by, ['focus', 'focus', 'blank'], ['hit', 'hit', 'blank']);
    expect(shipIn(played, 0).tokens.stress).toBe(1);
    const idle = at(2, by, ['hit', 'hit', 'blank']);
    answer(idle, 0, 'rebel.bwing.keyanfarlander 0');
    expect(shipIn(idle, 0).tokens.stress).toBe(1);
    hasNot('rebel.bwing.keyanfarlander', 2, pilot('rebel.bwing.keyanfarlander'), ['focus', 'focus', 'blank']);
  });

  exercises('rebel.bwing.ibtisam', 'rerolls a die of hers while stressed, attacking or defending', () => {
    const by = pilot('rebel.bwing.ibtisam', { tokens: { stress: 1 } });
    const played = at(2, by, ['blank', 'blank', 'hit']);
    answer(played, 0, 'rebel.bwing.ibtisam 0');
    played.match.dice.rigged = [...attackDice('crit')];
    answer(played, 0, { blank: 1 });
    expect(shown(played, 'attack')).toEqual(['crit', 'blank', 'hit']);
    const defending = shoot(facing(2, {}, by), { attack: ['hit', 'hit'], defence: ['blank'] });
    answer(defending, 1, 'rebel.bwing.ibtisam 1');
    rig(defending, defenceDice('evade'));
    answer(defending, 1, { blank: 1 });
    expect(only(defending.events, 'compared')).toMatchObject([{ hits: 1 }]);
    hasNot('rebel.bwing.ibtisam', 2, pilot('rebel.bwing.ibtisam'), ['blank', 'blank', 'hit']);
    const calm = shoot(facing(2, {}, pilot('rebel.bwing.ibtisam')), { attack: ['hit', 'hit'], defence: ['blank'] });
    expect(offers(calm, 1, 'rebel.bwing.ibtisam')).toBe(false);
  });

  exercises('elite.wired', 'rerolls focus results while stressed, attacking or defending', () => {
    const by = withCard('elite.wired', { tokens: { stress: 1 } });
    const played = at(2, by, ['focus', 'focus']);
    answer(played, 0, 'elite.wired 0');
    played.match.dice.rigged = [...attackDice('hit', 'hit')];
    answer(played, 0, { focus: 2 });
    expect(shown(played, 'attack')).toEqual(['hit', 'hit']);
    const defending = shoot(facing(2, {}, by), { attack: ['hit', 'hit'], defence: ['focus', 'blank'] });
    answer(defending, 1, 'elite.wired 1');
    expect(defending.match.asks).toMatchObject([{ kind: 'dice', faces: ['focus'] }]);
    hasNot('elite.wired', 2, by, ['blank', 'hit']);
    hasNot('elite.wired', 2, withCard('elite.wired'), ['focus', 'focus']);
    const calm = shoot(facing(2, {}, withCard('elite.wired')), { attack: ['hit', 'hit'], defence: ['focus', 'blank'] });
    expect(offers(calm, 1, 'elite.wired')).toBe(false);
  });

  exercises('elite.expertise', 'turns every focus result into a hit while unstressed', () => {
    turns('elite.expertise', 2, withCard('elite.expertise'), ['focus', 'focus'], ['hit', 'hit']);
    hasNot('elite.expertise', 2, withCard('elite.expertise', { tokens: { stress: 1 } }), ['focus', 'focus']);
  });

  exercises('crew.ezrabridger', 'turns a focus result into a critical while stressed', () => {
    const by = withCard('crew.ezrabridger', { tokens: { stress: 1 } });
    turns('crew.ezrabridger', 2, by, ['focus', 'focus'], ['crit', 'focus']);
    hasNot('crew.ezrabridger', 2, withCard('crew.ezrabridger'), ['focus', 'focus']);
  });
});

describe('for tokens', () => {
  exercises('elite.calculation', 'spends a focus token to turn a focus result into a critical', () => {
    const by = withCard('elite.calculation', { tokens: { focus: 1 } });
    const played = turns('elite.calculation', 2, by, ['focus', 'focus'], ['crit', 'focus']);
    expect(shipIn(played, 0).tokens.focus).toBe(0);
    hasNot('elite.calculation', 2, withCard('elite.calculation'), ['focus', 'focus']);
  });

  exercises('tech.weaponsguidance', 'spends a focus token to turn a blank into a hit', () => {
    const by = withCard('tech.weaponsguidance', { tokens: { focus: 1 } });
    const played = turns('tech.weaponsguidance', 2, by, ['blank', 'blank'], ['hit', 'blank']);
    expect(shipIn(played, 0).tokens.focus).toBe(0);
    hasNot('tech.weaponsguidance', 2, withCard('tech.weaponsguidance'), ['blank', 'blank']);
    hasNot('tech.weaponsguidance', 2, by, ['hit', 'focus']);
  });

  exercises('crew.hansolo', 'spends a lock to turn every focus result into a hit', () => {
    const played = turns('crew.hansolo', 2, locked('crew.hansolo'), ['focus', 'focus'], ['hit', 'hit']);
    expect(shipIn(played, 0).locks).toEqual([]);
    hasNot('crew.hansolo', 2, withCard('crew.hansolo', { ship: { locks: [2] } }), ['focus', 'focus']);
  });

  exercises('imperial.tiefofighter.omegaace', 'spends focus and lock for nothing but criticals', () => {
    const by = pilot('imperial.tiefofighter.omegaace', { tokens: { focus: 1 }, ship: { locks: [1] } });
    const played = turns('imperial.tiefofighter.omegaace', 2, by, ['blank', 'focus'], ['crit', 'crit']);
    expect(shipIn(played, 0)).toMatchObject({ locks: [], tokens: { focus: 0 } });
    hasNot('imperial.tiefofighter.omegaace', 2, { ...by, tokens: {} }, ['blank', 'focus']);
    hasNot('imperial.tiefofighter.omegaace', 2, { ...by, ship: { locks: [2] } }, ['blank', 'focus']);
  });

  exercises(
    'rebel.t70xwing.poedameron',
    'turns a focus result while he holds a focus token, attacking or defending',
    () => {
      const by = pilot('rebel.t70xwing.poedameron', { tokens: { focus: 1 } });
      const played = turns('rebel.t70xwing.poedameron', 2, by, ['focus', 'focus', 'blank'], ['hit', 'focus', 'blank']);
      expect(shipIn(played, 0).tokens.focus).toBe(1);
      hasNot('rebel.t70xwing.poedameron', 2, pilot('rebel.t70xwing.poedameron'), ['focus', 'focus', 'blank']);
      const shot = { attack: ['hit', 'hit'], defence: ['focus', 'blank'] } as const;
      const defending = shoot(facing(2, {}, by), shot);
      answer(defending, 1, 'rebel.t70xwing.poedameron 1');
      expect(shown(defending, 'defence')).toEqual(['evade', 'blank']);
      expect(
        offers(shoot(facing(2, {}, pilot('rebel.t70xwing.poedameron')), shot), 1, 'rebel.t70xwing.poedameron'),
      ).toBe(false);
    },
  );
});

describe('rerolls and others', () => {
  exercises('elite.predator', 'rerolls one die, two against skill 2 or less', () => {
    const most = (target: Layout): number | undefined => {
      const played = at(2, withCard('elite.predator'), ['blank', 'blank'], target);
      answer(played, 0, 'elite.predator 0');
      const [ask] = played.match.asks;
      return ask?.kind === 'dice' ? ask.most : undefined;
    };
    expect([most(pilot('rebel.xwing.rookiepilot')), most(pilot('rebel.xwing.wedgeantilles'))]).toEqual([2, 1]);
  });

  exercises('cannon.linkedbattery', 'rerolls a die of a primary weapon or a cannon, not of another', () => {
    const by = withCard('cannon.linkedbattery');
    const played = at(2, by, ['blank', 'hit']);
    answer(played, 0, 'cannon.linkedbattery 0');
    expect(played.match.asks).toMatchObject([{ kind: 'dice', most: 1 }]);
    const other = (weapon: UpgradeId): boolean =>
      offers(
        shoot(facing(2, { upgrades: ['cannon.linkedbattery', weapon], ship: { locks: [1] } }), {
          weapon: 2,
          attack: ['blank', 'blank', 'blank'],
        }),
        0,
        'cannon.linkedbattery',
      );
    expect([other('cannon.ioncannon'), other('turret.ioncannonturret')]).toEqual([true, false]);
  });

  exercises('elite.fearlessness', 'adds a hit nose to nose at range 1', () => {
    const by = withCard('elite.fearlessness');
    turns('elite.fearlessness', 1, by, ['blank', 'blank', 'blank'], ['blank', 'blank', 'blank', 'hit']);
    hasNot('elite.fearlessness', 2, by, ['blank', 'blank']);
    hasNot('elite.fearlessness', 1, by, ['blank', 'blank', 'blank'], { at: [300, 380, 90] });
    const turret = { upgrades: ['elite.fearlessness', 'turret.dorsalturret'], at: [300, 300, 270] } as const;
    const behind = shoot(facing(1, turret), { weapon: 2, attack: BLANKS });
    expect(offers(behind, 0, 'elite.fearlessness')).toBe(false);
  });

  exercises(
    'modification.guidancechips',
    'turns a die of a torpedo or missile into a hit, into a critical with three primary dice',
    () => {
      const fired = (id: PilotId, weapon: UpgradeId): Played =>
        shoot(facing(2, { pilot: id, ...locked(weapon, 'modification.guidancechips') }), { weapon: 1, attack: BLANKS });
      const ywing = fired('rebel.ywing.goldsquadronpilot', 'torpedo.plasmatorpedoes');
      answer(ywing, 0, 'modification.guidancechips 0');
      expect(shown(ywing, 'attack')).toContain('hit');
      const xwing = fired('rebel.xwing.rookiepilot', 'missile.assaultmissiles');
      answer(xwing, 0, 'modification.guidancechips 0');
      expect(shown(xwing, 'attack')).toContain('crit');
      expect(offers(fired('rebel.xwing.rookiepilot', 'cannon.ioncannon'), 0, 'modification.guidancechips')).toBe(false);
      passAll(xwing);
      shipIn(xwing, 0).cards = shipIn(xwing, 0).cards.map((held) => ({ ...held, up: true }));
      shipIn(xwing, 0).locks = [1];
      shoot(xwing, { weapon: 1, attack: BLANKS });
      expect(offers(xwing, 0, 'modification.guidancechips')).toBe(false);
    },
  );

  exercises('system.accuracycorrector', 'swaps all dice for two hits that nothing changes any more', () => {
    const by: Layout = {
      upgrades: ['system.accuracycorrector', 'elite.fearlessness'],
      tokens: { focus: 1 },
      ship: { locks: [1] },
    };
    const played = at(1, by, ['crit', 'focus', 'blank']);
    answer(played, 0, 'system.accuracycorrector 0');
    expect(shown(played, 'attack')).toEqual(['hit', 'hit']);
    expect(only(played.events, 'compared')).toMatchObject([{ hits: 2, crits: 0 }]);
  });

  test('6.6 dice that may not be modified are cancelled all the same', () => {
    const played = table([
      {
        pilot: 'rebel.bwing.bluesquadronpilot',
        upgrades: ['system.accuracycorrector', 'cannon.ioncannon'],
        at: [300, 300, 90],
      },
      { pilot: 'rebel.bwing.bluesquadronpilot', at: [300, 450, 270] },
    ]);
    shoot(played, { weapon: 2, attack: BLANKS, defence: BLANKS });
    answer(played, 0, 'system.accuracycorrector 0');
    expect(shipIn(played, 1)).toMatchObject({ shields: 4, tokens: { ion: 1 } });
  });

  exercises('rebel.ewing.etahnabaht', 'turns a hit of whoever attacks a ship ahead of him into a critical', () => {
    const own = pilot('rebel.ewing.etahnabaht');
    turns('rebel.ewing.etahnabaht', 2, own, ['hit', 'hit', 'blank'], ['crit', 'hit', 'blank']);
    const lent = (etahn: Layout['at']): Played =>
      shoot(facing(1, {}, {}, { ...own, ...(etahn === undefined ? {} : { at: etahn }) }), {
        attack: ['hit', 'hit', 'blank'],
        defence: BLANKS,
      });
    const played = lent([500, 380, 180]);
    answer(played, 0, 'rebel.ewing.etahnabaht 1 @2');
    expect(shown(played, 'attack')).toEqual(['crit', 'hit', 'blank']);
    expect(offers(lent([500, 380, 0]), 0, 'rebel.ewing.etahnabaht')).toBe(false);
    expect(offers(lent([700, 380, 180]), 0, 'rebel.ewing.etahnabaht')).toBe(false);
  });
});
