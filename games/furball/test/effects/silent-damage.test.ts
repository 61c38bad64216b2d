import { describe, expect } from 'vitest';
import type { PilotId, UpgradeId } from '../../catalogue/index.ts';
import { sufferFrame } from '../../rules/07-damage.ts';
import { NOBODY } from '../../rules/11-scoring.ts';
import type { Face } from '../../rules/model.ts';
import { facing, fire, locked, offers, shoot, state } from '../support/duel.ts';
import { exercises } from '../support/exercises.ts';
import { answer, type Layout, type Played, passAll, run, shipIn, stackDeck, table } from '../support/playing.ts';

/** Cards about damage and discards where their condition is not met, or that were used this round: they say nothing. */

const pilot = (id: PilotId, more: Layout = {}): Layout => ({ pilot: id, ...more });
const withCard = (id: UpgradeId, more: Layout = {}): Layout => ({ upgrades: [id], ...more });
const NONE: readonly Face[] = ['blank', 'blank', 'blank', 'blank', 'blank'];
const HIT: readonly Face[] = ['hit', 'blank', 'blank', 'blank', 'blank'];

describe('damage', () => {
  const suffer = (played: Played, hits: number, crits = 0): Played => run(played, sufferFrame(0, hits, crits, NOBODY));

  exercises('elite.determination', 'discards faceup pilot cards alone', () => {
    const cards = (id: 'damage.tfa.damagedcockpit' | 'damage.tfa.structuraldamage', crits: number): number => {
      const played = table([{ ...withCard('elite.determination'), ship: { shields: 0 } }]);
      stackDeck(played, 0, id);
      return state(suffer(played, 1 - crits, crits), 0).cards;
    };
    expect(cards('damage.tfa.damagedcockpit', 1)).toBe(0);
    expect(cards('damage.tfa.structuraldamage', 1)).toBe(1);
    expect(cards('damage.tfa.damagedcockpit', 0)).toBe(1);
  });

  exercises('salvagedastromech.salvagedastromech', 'saves from faceup ship cards alone', () => {
    const offered = (id: 'damage.tfa.damagedcockpit' | 'damage.tfa.structuraldamage', crits: number): boolean => {
      const played = table([{ ...withCard('salvagedastromech.salvagedastromech'), ship: { shields: 0 } }]);
      stackDeck(played, 0, id);
      return offers(suffer(played, 1 - crits, crits), 0, 'salvagedastromech.salvagedastromech');
    };
    expect([
      offered('damage.tfa.structuraldamage', 1),
      offered('damage.tfa.structuraldamage', 0),
      offered('damage.tfa.damagedcockpit', 1),
    ]).toEqual([true, false, false]);
  });

  exercises('modification.integratedastromech', 'needs an astromech to lose', () => {
    const played = table([{ ...withCard('modification.integratedastromech'), ship: { shields: 0 } }]);
    expect(offers(suffer(played, 1), 0, 'modification.integratedastromech')).toBe(false);
  });

  exercises('imperial.tiedefender.rexlerbrath', 'turns up nothing that his attack did not deal', () => {
    const target = (shields: number): Layout => ({
      pilot: 'rebel.ywing.goldsquadronpilot',
      ship: { shields },
      down: ['damage.tfa.consolefire'],
    });
    const offered = (shields: number): boolean => {
      const played = facing(2, pilot('imperial.tiedefender.rexlerbrath', { tokens: { focus: 1 } }), target(shields));
      return offers(
        shoot(played, { attack: ['hit', 'blank', 'blank'], defence: ['blank'] }),
        0,
        'imperial.tiedefender.rexlerbrath',
      );
    };
    expect([offered(0), offered(3)]).toEqual([true, false]);
  });

  exercises('imperial.tiesffighter.quickdraw', 'shoots once a round, and not in the first', () => {
    const offered = (round: number, last: number): boolean => {
      const played = table([pilot('imperial.tiesffighter.quickdraw')], { round });
      shipIn(played, 0).cards = shipIn(played, 0).cards.map((held) => ({ ...held, used: last }));
      return offers(suffer(played, 1), 0, 'imperial.tiesffighter.quickdraw');
    };
    expect([offered(2, 1), offered(2, 2), offered(1, 0)]).toEqual([true, false, false]);
  });

  exercises(
    'scum.kihraxzfighter.captainjostero',
    'attacks whom nobody attacks, once a round, and not in the first',
    () => {
      const jostero = pilot('scum.kihraxzfighter.captainjostero', { at: [345, 300, 90] });
      const offered = (round: number, last: number): boolean => {
        const played = table([{ at: [300, 380, 270] }, jostero], { round });
        shipIn(played, 1).cards = shipIn(played, 1).cards.map((held) => ({ ...held, used: last }));
        return offers(suffer(played, 1), 1, 'scum.kihraxzfighter.captainjostero');
      };
      expect([offered(2, 1), offered(2, 2), offered(1, 0)]).toEqual([true, false, false]);
      const defending = shoot(facing(1, {}, {}, jostero), { attack: HIT.slice(0, 3), defence: ['blank', 'blank'] });
      expect(state(defending, 1).shields).toBe(1);
      expect(offers(defending, 2, 'scum.kihraxzfighter.captainjostero')).toBe(false);
    },
  );

  exercises('salvagedastromech.r5p8', 'strikes back once a round', () => {
    const offered = (last: number): boolean => {
      const played = facing(1, {}, withCard('salvagedastromech.r5p8'));
      shipIn(played, 1).cards = shipIn(played, 1).cards.map((held) => ({ ...held, used: last }));
      return offers(
        shoot(played, { attack: NONE.slice(0, 3), defence: ['blank', 'blank'] }),
        1,
        'salvagedastromech.r5p8',
      );
    };
    expect([offered(1), offered(2)]).toEqual([true, false]);
  });

  exercises('imperial.tiebomber.tomaxbren', 'brings back one elite card a round, and no missile', () => {
    const shot = { attack: ['hit', 'blank', 'blank'], defence: ['evade', 'blank'] } as const;
    const up = (last: number): boolean | undefined => {
      const played = facing(1, pilot('imperial.tiebomber.tomaxbren', withCard('elite.crackshot')));
      shipIn(played, 0).cards = shipIn(played, 0).cards.with(0, {
        card: 'imperial.tiebomber.tomaxbren',
        up: true,
        side: 0,
        tokens: 0,
        used: last,
        chosen: null,
      });
      answer(shoot(played, shot), 0, 'elite.crackshot 0');
      return shipIn(passAll(played), 0).cards[1]?.up;
    };
    expect([up(1), up(2)]).toEqual([true, false]);
    const missile = facing(2, pilot('imperial.tiebomber.tomaxbren', locked('missile.concussionmissiles')));
    fire(missile, { attack: NONE.slice(0, 4), defence: ['blank', 'blank'] });
    expect(shipIn(passAll(missile), 0).cards[1]?.up).toBe(false);
  });
});
