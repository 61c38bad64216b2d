import { describe, expect } from 'vitest';
import type { PilotId, UpgradeId } from '../../catalogue/index.ts';
import type { Face } from '../../rules/model.ts';
import { chasing, facing, offers, shoot, shown, state, usable } from '../support/duel.ts';
import { exercises } from '../support/exercises.ts';
import {
  answer,
  asked,
  attackDice,
  type Layout,
  only,
  type Played,
  passAll,
  scores,
  shipIn,
  stackDeck,
} from '../support/playing.ts';

/** What defenders do to their dice, what one side does to the other's, and how results are compared. */

const pilot = (id: PilotId, more: Layout = {}): Layout => ({ pilot: id, ...more });
const withCard = (id: UpgradeId, more: Layout = {}): Layout => ({ upgrades: [id], ...more });
const compared = ({ events }: Played) => only(events, 'compared')[0];
/** An attacker that could use its lock does not. */
function pastTheLock(played: Played): Played {
  if (usable(played, 0).includes('token.lock')) answer(played, 0, null);
  return played;
}

const HITS: readonly Face[] = ['hit', 'hit', 'blank'];

describe('a defender with its own dice', () => {
  exercises('modification.autothrusters', 'turn a blank into an evade at range 3 or outside the attacker’s arc', () => {
    const at = withCard('modification.autothrusters');
    const defence: readonly Face[] = ['blank', 'blank', 'blank'];
    const far = shoot(facing(3, {}, at), { attack: ['hit', 'hit'], defence });
    answer(far, 1, 'modification.autothrusters 0');
    expect(shown(far, 'defence')).toEqual(['evade', 'blank', 'blank']);
    const near = shoot(facing(2, {}, at), { attack: ['hit', 'hit'], defence });
    expect(offers(near, 1, 'modification.autothrusters')).toBe(false);
    const turret = { upgrades: ['turret.dorsalturret'], at: [300, 300, 270] } as const;
    const behind = shoot(facing(2, turret, at), { weapon: 1, attack: ['hit', 'hit'], defence });
    expect(offers(behind, 1, 'modification.autothrusters')).toBe(true);
  });

  exercises('tech.sensorcluster', 'spends a focus token to turn a blank into an evade', () => {
    const shot = { attack: HITS, defence: ['blank', 'blank'] } as const;
    const played = shoot(facing(1, {}, withCard('tech.sensorcluster', { tokens: { focus: 1 } })), shot);
    answer(played, 1, 'tech.sensorcluster 0');
    expect(shown(played, 'defence')).toEqual(['evade', 'blank']);
    expect(shipIn(played, 1).tokens.focus).toBe(0);
    expect(usable(shoot(facing(1, {}, withCard('tech.sensorcluster')), shot), 1)).toEqual([]);
  });

  exercises('crew.lattsrazzi', 'takes a stress token off the attacker for an evade', () => {
    const shot = { attack: HITS, defence: ['blank', 'blank'] } as const;
    const played = shoot(facing(1, { tokens: { stress: 1 } }, withCard('crew.lattsrazzi')), shot);
    answer(played, 1, 'crew.lattsrazzi 0');
    expect(shown(played, 'defence')).toEqual(['blank', 'blank', 'evade']);
    expect(shipIn(played, 0).tokens.stress).toBe(0);
    expect(usable(shoot(facing(1, {}, withCard('crew.lattsrazzi')), shot), 1)).toEqual([]);
  });
});

describe('one side with the dice of the other', () => {
  exercises('elite.elusiveness', 'takes stress to have an attack die rerolled, while unstressed', () => {
    const played = shoot(facing(1, {}, withCard('elite.elusiveness')), { attack: HITS });
    answer(played, 1, 'elite.elusiveness 0');
    played.match.dice.rigged = [...attackDice('blank')];
    answer(played, 1, { hit: 1 });
    expect(shown(played, 'attack')).toEqual(['blank', 'hit', 'blank']);
    expect(shipIn(played, 1).tokens.stress).toBe(1);
    const stressed = shoot(facing(1, {}, withCard('elite.elusiveness', { tokens: { stress: 1 } })), { attack: HITS });
    expect(offers(stressed, 1, 'elite.elusiveness')).toBe(false);
  });

  exercises('elite.juke', 'turns an evade of the defender into a focus while holding an evade token', () => {
    const shot = { attack: HITS, defence: ['evade', 'evade'] } as const;
    const played = shoot(facing(1, withCard('elite.juke', { tokens: { evade: 1 } })), shot);
    answer(played, 0, 'elite.juke 0');
    expect(compared(played)).toMatchObject({ hits: 1 });
    expect(shipIn(played, 0).tokens.evade).toBe(1);
    expect(compared(shoot(facing(1, withCard('elite.juke')), shot))).toMatchObject({ hit: false });
  });

  exercises('imperial.tiefighter.darkcurse', 'leaves its attacker no focus token and no reroll', () => {
    const by = withCard('elite.predator', { tokens: { focus: 1 }, ship: { locks: [1] } });
    const attack: readonly Face[] = ['focus', 'focus', 'blank'];
    expect(usable(shoot(facing(1, by, pilot('imperial.tiefighter.darkcurse')), { attack }), 0)).toEqual([]);
    expect(usable(shoot(facing(1, by), { attack }), 0)).toHaveLength(4);
    const changing = withCard('elite.expertise');
    const changed = shoot(facing(1, changing, pilot('imperial.tiefighter.darkcurse')), { attack });
    expect(offers(changed, 0, 'elite.expertise')).toBe(true);
  });

  exercises('imperial.tiefofighter.omegaleader', 'keeps a ship he has locked from modifying dice between them', () => {
    const leader = (on: number): Layout => pilot('imperial.tiefofighter.omegaleader', { ship: { locks: [on] } });
    const foe: Layout = { tokens: { focus: 1, evade: 1 } };
    const defending = (on: number): readonly unknown[] => {
      const played = shoot(facing(2, leader(on), foe), { attack: ['hit', 'hit'], defence: ['focus', 'blank'] });
      return usable(pastTheLock(played), 1);
    };
    const attacking = (on: number): readonly unknown[] =>
      usable(shoot(facing(2, foe, leader(on)), { attack: ['focus', 'hit'] }), 0);
    expect([defending(1), defending(2)]).toEqual([[], ['token.focus-defence', 'token.evade', null]]);
    expect([attacking(0), attacking(2)]).toEqual([[], ['token.focus-attack', null]]);
  });

  exercises(
    ['imperial.tiefofighter.omegaleader', 'crew.lattsrazzi'],
    'nothing is added to dice that may not be modified',
    () => {
      const leader = pilot('imperial.tiefofighter.omegaleader', { tokens: { stress: 1 }, ship: { locks: [1] } });
      const played = shoot(facing(2, leader, withCard('crew.lattsrazzi')), {
        attack: ['hit', 'crit'],
        defence: ['blank', 'blank'],
      });
      pastTheLock(played);
      if (offers(played, 1, 'crew.lattsrazzi')) answer(played, 1, 'crew.lattsrazzi 0');
      expect(compared(played)).toMatchObject({ hits: 1, crits: 1 });
    },
  );
});

describe('comparing', () => {
  exercises(
    'imperial.tiefighter.wampa',
    'cancels all its results, and a critical among them deals a facedown card',
    () => {
      const shot = (attack: readonly Face[]): Played => {
        const played = shoot(facing(1, pilot('imperial.tiefighter.wampa')), { attack, defence: ['evade', 'evade'] });
        answer(played, 0, 'imperial.tiefighter.wampa 0');
        return passAll(played);
      };
      const crit = shot(['crit', 'hit', 'blank']);
      expect(state(crit, 1)).toEqual({ shields: 2, cards: 1, up: 0 });
      expect(scores(crit)[0]).toBe(1);
      expect(state(shot(['hit', 'hit', 'hit']), 1)).toEqual({ shields: 2, cards: 0, up: 0 });
    },
  );

  exercises('rebel.tiefighter.zeborrelios', 'may cancel criticals before hits', () => {
    const shot = { attack: ['crit', 'hit', 'blank'], defence: ['evade', 'blank', 'blank'] } as const;
    const played = shoot(facing(1, {}, pilot('rebel.tiefighter.zeborrelios')), shot);
    expect(asked(played)).toEqual(['1 either']);
    answer(played, 1, 'crits');
    expect(compared(played)).toMatchObject({ hits: 1, crits: 0 });
    const plain = shoot(facing(1, {}, pilot('imperial.tiefighter.academypilot')), shot);
    expect(compared(plain)).toMatchObject({ hits: 0, crits: 1 });
  });

  exercises('rebel.bwing.tennumb', 'has one critical that evades do not cancel', () => {
    const shot = { attack: ['crit', 'crit', 'hit'], defence: ['evade', 'evade', 'evade'] } as const;
    const at = pilot('rebel.awing.prototypepilot');
    const played = facing(2, pilot('rebel.bwing.tennumb'), at);
    stackDeck(played, 1, 'damage.tfa.consolefire');
    expect(compared(shoot(played, shot))).toMatchObject({ hits: 0, crits: 1, hit: true });
    expect(compared(shoot(facing(2, pilot('rebel.bwing.bluesquadronpilot'), at), shot))).toMatchObject({ hit: false });
    expect(
      compared(shoot(chasing(2, {}, pilot('rebel.bwing.tennumb')), { attack: ['crit', 'blank'], defence: ['evade'] })),
    ).toMatchObject({ hit: false });
  });
});
