import { expect } from 'vitest';
import { placedRock } from '../../../rules/geometry/index.ts';
import { alone, meeting } from '../../support/cards/flying.ts';
import { LAST_HULL, NEAR, shooter, weak, withCard } from '../../support/cards/layouts.ts';
import { blanks } from '../../support/cards/shots.ts';
import { fire, fleeing, offers, rolled } from '../../support/duel.ts';
import { exercises } from '../../support/exercises.ts';
import {
  act,
  activate,
  answer,
  answers,
  asked,
  attack,
  attackDice,
  combatTurn,
  mayAttack,
  only,
  type Playthrough,
  passAll,
  rig,
  type ShipLayout,
  scores,
  shipIn,
  table,
} from '../../support/playing.ts';

exercises('illicit.blackmarketslicertools', 'turns stress into a damage card', () => {
  const played = meeting(
    'scum.z95headhunter.binayrepirate',
    ['illicit.blackmarketslicertools'],
    {},
    { tokens: { stress: 1 } },
  );
  rig(played, attackDice('crit'));
  act(played, 0, 'illicit.blackmarketslicertools 0');
  expect(shipIn(played, 1)).toMatchObject({ tokens: { stress: 0 }, damage: [{ up: false }] });
  expect(scores(played)[0]).toBe(1);
});

exercises('illicit.deadmansswitch', 'costs its bearer two, and its victims score as of a bomb', () => {
  const switched: ShipLayout = {
    ...weak([300, 380, 270]),
    pilot: 'scum.z95headhunter.binayrepirate',
    upgrades: ['illicit.deadmansswitch'],
  };
  const played = table([{ at: [300, 300, 90] }, switched, { at: [360, 400, 270] }]);
  attack(played, { attack: ['hit', 'blank', 'blank'], defence: ['blank', 'blank'] });
  passAll(played);
  expect(scores(played)).toEqual([5, 0, 0, 0]);
  expect([shipIn(played, 0).shields, shipIn(played, 2).shields]).toEqual([1, 1]);
  expect(only(played.events, 'scored').map(({ seat, points }) => [seat, points])).toEqual([
    [0, 5],
    [1, -2],
    [1, 1],
    [1, 1],
  ]);
});

exercises('illicit.deadmansswitch', 'kills nobody twice where one sets off another', () => {
  const deadly = (x: number, y: number): ShipLayout => ({
    ...weak([x, y, 270]),
    ship: { ...LAST_HULL, fought: true },
    pilot: 'scum.z95headhunter.binayrepirate',
    upgrades: ['illicit.deadmansswitch'],
  });
  const played = table([{ at: [300, 200, 90] }, deadly(300, 380), weak([360, 400, 270]), deadly(240, 400)]);
  attack(played, { attack: ['hit', 'blank', 'blank'], defence: ['blank', 'blank', 'blank'] });
  passAll(played);
  expect(only(played.events, 'destroyed').map(({ ship }) => ship)).toEqual([1, 2, 3]);
  expect(scores(played)).toEqual([5, 8, -2, -2]);
  expect(only(played.events, 'removed').map(({ ship }) => ship)).toEqual([1, 2, 3]);
});

exercises('illicit.empdevice', 'ionises everybody at range 1, itself too, instead of attacking', () => {
  const played = combatTurn(table([shooter('scum.z95headhunter.binayrepirate', 'illicit.empdevice'), NEAR]), 0);
  answer(played, 0, 'illicit.empdevice 0');
  expect([shipIn(played, 0).tokens.ion, shipIn(played, 1).tokens.ion]).toEqual([2, 2]);
  expect(asked(played)).not.toContain('0 attack');
});

exercises('illicit.feedbackarray', 'hurts for one, kills for five, in round one too', () => {
  const array = (target: ShipLayout, round: number): Playthrough => {
    const played = table([{ ...shooter('scum.z95headhunter.binayrepirate', 'illicit.feedbackarray') }, target], {
      round,
    });
    combatTurn(played, 0);
    answers(played, 'illicit.feedbackarray 0');
    return passAll(played);
  };
  expect(scores(array({ at: [300, 380, 270] }, 1))).toEqual([1, 0, 0, 0]);
  const played = array(weak([300, 380, 270]), 2);
  expect(scores(played)).toEqual([5, -2, 0, 0]);
  expect([shipIn(played, 0).shields, shipIn(played, 0).tokens.ion]).toEqual([1, 1]);
});

exercises('illicit.feedbackarray', 'needs weapons that work and somebody near', () => {
  const turn = (more: ShipLayout, y = 380, rock = false): boolean => {
    const asteroids = rock ? [placedRock(0, { x: 300_000, y: 300_000, heading: 0 })] : [];
    const ships: readonly ShipLayout[] = [
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
  const turn = (up: ShipLayout['up'] & object): boolean => {
    const by = { ...withCard('illicit.feedbackarray'), at: [300, 300, 90] as const, up };
    return offers(combatTurn(table([by, { at: [300, 380, 270] }]), 0), 0, 'illicit.feedbackarray');
  };
  expect([turn(['damage.tfa.structuraldamage']), turn(['damage.tfa.directhit'])]).toEqual([true, false]);
});

exercises('illicit.inertialdampeners', 'stands still for a stress token', () => {
  const played = activate(alone('scum.z95headhunter.binayrepirate', ['illicit.inertialdampeners']), 0, 'straight 2');
  answer(played, 0, 'illicit.inertialdampeners 0');
  expect(shipIn(played, 0)).toMatchObject({ pose: { y: 300_000 }, tokens: { stress: 1 } });
});

exercises('illicit.hotshotblaster', 'shoots all round with three dice, once', () => {
  const played = fire(fleeing(2, withCard('illicit.hotshotblaster')), { attack: blanks(3), defence: blanks(2) });
  expect(rolled(played, 'attack')).toBe(3);
  expect(shipIn(passAll(played), 0).cards[1]?.up).toBe(false);
  expect(mayAttack(played, 0, 1, 1)).toBe(false);
});
