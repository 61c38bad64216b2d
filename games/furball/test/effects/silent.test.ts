import { describe, expect, test } from 'vitest';
import type { PilotId, UpgradeId } from '../../catalogue/index.ts';
import { weapons } from '../../effects/weapons.ts';
import { placedRock } from '../../rules/geometry/index.ts';
import type { CardId, Face } from '../../rules/model.ts';
import { beside, chasing, facing, fire, fleeing, locked, offers, shoot, state, usable } from '../support/duel.ts';
import { exercises } from '../support/exercises.ts';
import {
  answer,
  combatTurn,
  type Layout,
  mayAttack,
  only,
  type Played,
  passAll,
  shipIn,
  stackDeck,
  table,
} from '../support/playing.ts';

/** Cards around attacks and damage where their condition is not met: they say nothing. */

const pilot = (id: PilotId, more: Layout = {}): Layout => ({ pilot: id, ...more });
const withCard = (id: UpgradeId, more: Layout = {}): Layout => ({ upgrades: [id], ...more });
const NONE: readonly Face[] = ['blank', 'blank', 'blank', 'blank', 'blank'];
const HIT: readonly Face[] = ['hit', 'blank', 'blank', 'blank', 'blank'];

const used = ({ events }: Played, card: CardId): number =>
  only(events, 'used').filter((event) => event.card === card).length;

/** Plays on, taking whatever a card offers. */
function takeAll(played: Played, card: CardId): Played {
  for (let i = 0; i < 20; i++) {
    const seat = played.match.asks.find((ask) => offers(played, ask.seat, card))?.seat;
    const ask = played.match.asks[0];
    if (seat === undefined && (ask === undefined || ask.kind !== 'effects')) return played;
    answer(played, seat ?? ask?.seat ?? 0, seat === undefined ? null : nameIn(played, seat, card));
  }
  return played;
}
const nameIn = (played: Played, seat: number, card: CardId): string =>
  usable(played, seat).find((option): option is string => `${option}`.startsWith(`${card} `)) ?? card;

/** How often the attacker's or defender's card is used in an attack whose attack dice show this. */
const uses = (card: CardId, by: Layout, at: Layout, attack: readonly Face[]): number =>
  used(
    takeAll(shoot(facing(1, by, at), { attack: attack.slice(0, diceOf(by)), defence: NONE.slice(0, 3) }), card),
    card,
  );
const diceOf = ({ pilot: id }: Layout): number => (id?.includes('tiephantom') === true ? 5 : 3);

test('13.6 the text of a weapon counts in attacks with it alone', () => {
  const texts = Object.entries(weapons).flatMap(([id, card]) =>
    card.effects?.some(({ withThis }) => withThis) ? [id as UpgradeId] : [],
  );
  expect(texts.length).toBeGreaterThan(18);
  for (const card of texts) {
    for (const range of [1, 2] as const) {
      const attack: readonly Face[] = ['hit', 'crit', 'blank'];
      const played = facing(range, { upgrades: [card], tokens: { focus: 1 }, ship: { locks: [1] } });
      stackDeck(played, 1, 'damage.tfa.consolefire');
      shoot(played, { attack: attack.slice(0, range === 1 ? 3 : 2), defence: ['blank', 'blank'] });
      expect([card, used(takeAll(played, card), card)]).toEqual([card, 0]);
    }
  }
});

describe('hit or miss', () => {
  exercises('imperial.tiephantom.whisper', 'has nothing from a miss', () => {
    expect([
      uses('imperial.tiephantom.whisper', pilot('imperial.tiephantom.whisper'), {}, HIT),
      uses('imperial.tiephantom.whisper', pilot('imperial.tiephantom.whisper'), {}, NONE),
    ]).toEqual([1, 0]);
  });

  exercises('crew.captainrex', 'has nothing from a hit', () => {
    expect([
      uses('crew.captainrex', withCard('crew.captainrex'), {}, NONE),
      uses('crew.captainrex', withCard('crew.captainrex'), {}, HIT),
    ]).toEqual([1, 0]);
  });

  exercises('crew.bossk', 'has nothing from a hit', () => {
    expect([
      uses('crew.bossk', withCard('crew.bossk'), {}, NONE),
      uses('crew.bossk', withCard('crew.bossk'), {}, HIT),
    ]).toEqual([1, 0]);
  });

  exercises('scum.m3ainterceptor.laetinashera', 'has nothing from a hit', () => {
    const laetin = pilot('scum.m3ainterceptor.laetinashera');
    expect([
      uses('scum.m3ainterceptor.laetinashera', {}, laetin, NONE),
      uses('scum.m3ainterceptor.laetinashera', {}, laetin, HIT),
    ]).toEqual([1, 0]);
  });

  exercises('elite.ruthlessness', 'hurts nobody after a miss', () => {
    const shields = (attack: readonly Face[]): number =>
      state(
        passAll(
          shoot(facing(2, withCard('elite.ruthlessness'), {}, beside(2)), {
            attack: attack.slice(0, 2),
            defence: ['blank', 'blank'],
          }),
        ),
        2,
      ).shields;
    expect([shields(HIT), shields(NONE)]).toEqual([1, 2]);
  });

  exercises('elite.saturationsalvo', 'speaks of torpedoes and missiles that miss', () => {
    const salvo = (weapon: UpgradeId, attack: readonly Face[]): number => {
      const played = facing(2, locked(weapon, 'elite.saturationsalvo'), {}, beside(2));
      fire(played, { attack: attack.slice(0, 4), defence: ['blank', 'blank'] });
      return used(passAll(played), 'elite.saturationsalvo');
    };
    expect(salvo('torpedo.plasmatorpedoes', NONE)).toBe(1);
    expect(salvo('torpedo.plasmatorpedoes', HIT)).toBe(0);
    expect(salvo('cannon.heavylasercannon', NONE)).toBe(0);
  });

  exercises('crew.bazemalbus', 'does not shoot again after a hit', () => {
    const by = withCard('crew.bazemalbus');
    const extra = (attack: readonly Face[]): boolean => {
      const played = shoot(facing(1, by, {}, { at: [345, 420, 270] }), {
        attack: attack.slice(0, 3),
        defence: ['blank', 'blank'],
      });
      return offers(played, 0, 'crew.bazemalbus');
    };
    expect([extra(NONE), extra(HIT)]).toEqual([true, false]);
  });

  exercises('imperial.tieaggressor.doubleedge', 'needs a miss with a secondary weapon, once a round', () => {
    const by = pilot('imperial.tieaggressor.doubleedge', withCard('turret.dorsalturret'));
    const extra = (weapon: number, attack: readonly Face[], more: Partial<{ used: number }> = {}): boolean => {
      const played = facing(2, by);
      shipIn(played, 0).cards = shipIn(played, 0).cards.map((held) => ({ ...held, ...more }));
      shoot(played, { weapon, attack: attack.slice(0, 2), defence: ['blank', 'blank'] });
      return offers(played, 0, 'imperial.tieaggressor.doubleedge');
    };
    expect([extra(1, NONE), extra(1, HIT), extra(0, NONE), extra(1, NONE, { used: 2 })]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  exercises('title.tied', 'needs a cannon of at most three points, once a round', () => {
    const extra = (weapon: UpgradeId, place: number, last = 0): boolean => {
      const played = facing(2, pilot('imperial.tiedefender.onyxsquadronpilot', { upgrades: [weapon, 'title.tied'] }));
      shipIn(played, 0).cards = shipIn(played, 0).cards.map((held) => ({ ...held, used: last }));
      shoot(played, { weapon: place, attack: NONE.slice(0, 4), defence: ['blank', 'blank'] });
      return offers(played, 0, 'title.tied');
    };
    expect(extra('cannon.ioncannon', 1)).toBe(true);
    expect(extra('cannon.heavylasercannon', 1)).toBe(false);
    expect(extra('cannon.ioncannon', 0)).toBe(false);
    expect(extra('cannon.ioncannon', 1, 2)).toBe(false);
  });

  exercises('title.btla4ywing', 'shoots its turret ahead, and again only after the primary weapon', () => {
    const by = pilot('rebel.ywing.goldsquadronpilot', { upgrades: ['turret.dorsalturret', 'title.btla4ywing'] });
    expect([mayAttack(facing(2, by), 0, 1, 1), mayAttack(fleeing(2, by), 0, 1, 1)]).toEqual([true, false]);
    const extra = (weapon: number): boolean =>
      offers(
        shoot(facing(2, by), { weapon, attack: NONE.slice(0, 2), defence: ['blank', 'blank'] }),
        0,
        'title.btla4ywing',
      );
    expect([extra(0), extra(1)]).toEqual([true, false]);
  });
});

describe('arcs and ranges', () => {
  const turret = (card: UpgradeId): Layout => ({ upgrades: ['turret.dorsalturret', card] });

  exercises('astromech.r3a2', 'needs a target ahead', () => {
    const by = turret('astromech.r3a2');
    expect([
      offers(fire(facing(2, by)), 0, 'astromech.r3a2'),
      offers(fire(fleeing(2, by)), 0, 'astromech.r3a2'),
    ]).toEqual([true, false]);
  });

  exercises('elite.crackshot', 'needs a target ahead', () => {
    const shot = { attack: ['hit', 'blank'], defence: ['evade', 'blank'] } as const;
    const by = turret('elite.crackshot');
    expect(offers(fire(facing(2, by), shot), 0, 'elite.crackshot')).toBe(true);
    expect(offers(fire(fleeing(2, by), shot), 0, 'elite.crackshot')).toBe(false);
  });

  exercises('rebel.ywing.hortonsalm', 'rerolls blanks at range 2 and 3', () => {
    const horton = pilot('rebel.ywing.hortonsalm');
    const offered = (range: 1 | 2 | 3, face: Face): boolean =>
      offers(shoot(facing(range, horton), { attack: [face, 'hit', 'hit'] }), 0, 'rebel.ywing.hortonsalm');
    expect([offered(1, 'blank'), offered(2, 'blank'), offered(3, 'blank'), offered(2, 'focus')]).toEqual([
      false,
      true,
      true,
      false,
    ]);
    const played = shoot(facing(2, horton), { attack: ['blank', 'blank'] });
    answer(played, 0, 'rebel.ywing.hortonsalm 0');
    expect(played.match.asks).toMatchObject([{ kind: 'dice', most: 2, faces: ['blank'] }]);
  });

  exercises('illicit.feedbackarray', 'needs weapons that work and somebody near', () => {
    const turn = (more: Layout, y = 380, rock = false): boolean => {
      const asteroids = rock ? [placedRock(0, { x: 300_000, y: 300_000, heading: 0 })] : [];
      const ships: readonly Layout[] = [
        { ...withCard('illicit.feedbackarray'), at: [300, 300, 90], ...more },
        { at: [300, y, 270] },
      ];
      return offers(combatTurn(table(ships, { asteroids }), 0), 0, 'illicit.feedbackarray');
    };
    expect([turn({}), turn({ tokens: { disabled: 1 } }), turn({}, 500), turn({}, 380, true)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  exercises('illicit.feedbackarray', 'needs a hull point left, and a direct hit counts two', () => {
    const turn = (up: Layout['up'] & object): boolean => {
      const by = { ...withCard('illicit.feedbackarray'), at: [300, 300, 90] as const, up };
      return offers(combatTurn(table([by, { at: [300, 380, 270] }]), 0), 0, 'illicit.feedbackarray');
    };
    expect([turn(['damage.tfa.structuraldamage']), turn(['damage.tfa.directhit'])]).toEqual([true, false]);
  });

  exercises('crew.darthvader', 'does not strike a ship that is gone', () => {
    const offered = (down: Layout['down']): boolean => {
      const at: Layout = { ship: { shields: 0 }, ...(down === undefined ? {} : { down }) };
      const played = chasing(1, pilot('imperial.tiebomber.majorrhymer', withCard('crew.darthvader')), at);
      return offers(
        shoot(played, { attack: ['hit', 'blank', 'blank'], defence: ['blank', 'blank'] }),
        0,
        'crew.darthvader',
      );
    };
    expect([offered([]), offered(['damage.tfa.consolefire'])]).toEqual([true, false]);
  });
});
