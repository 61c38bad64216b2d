import { expect } from 'vitest';
import type { PilotId, UpgradeId } from '../../../catalogue/index.ts';
import { placedRock } from '../../../rules/geometry/index.ts';
import type { Face } from '../../../rules/model.ts';
import { actionsOf, alone, meeting } from '../../support/cards/flying.ts';
import { harm } from '../../support/cards/harm.ts';
import { LAST_HULL, NEAR, shooter, weak, withCard } from '../../support/cards/layouts.ts';
import { blanks } from '../../support/cards/shots.ts';
import { given } from '../../support/cards/tokens.ts';
import { facing, fire, fleeing, offers, rolled, shoot, shown } from '../../support/duel.ts';
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
  moment,
  only,
  optionsOf,
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

const PIRATE: PilotId = 'scum.z95headhunter.binayrepirate';

/** The windows of the end of a round, tokens removed. */
const ended = (played: Playthrough): Playthrough => moment(played, 'round.end');

exercises(
  'illicit.cloakingdevice',
  'cloaks, and on a focus result at the end of a round is discarded with the cloak',
  () => {
    const cloaked = act(alone(PIRATE, ['illicit.cloakingdevice']), 0, 'illicit.cloakingdevice 0');
    answer(cloaked, 0, 'cloak');
    expect(shipIn(cloaked, 0).tokens.cloak).toBe(1);
    rig(cloaked, attackDice('blank'));
    expect(shipIn(ended(cloaked), 0)).toMatchObject({ tokens: { cloak: 1 }, cards: [{}, { up: true }] });
    rig(cloaked, attackDice('focus'));
    answers(ended(cloaked), 'lose-cloak');
    expect(shipIn(cloaked, 0)).toMatchObject({ tokens: { cloak: 0 }, cards: [{}, { up: false }] });
  },
);

exercises('illicit.cloakingdevice', 'may decloak instead of losing the token', () => {
  const played = alone(PIRATE, ['illicit.cloakingdevice'], { tokens: { cloak: 1 } });
  rig(played, attackDice('focus'));
  answers(ended(played), 'decloak-now', 'straight-2 ahead');
  expect(shipIn(played, 0).tokens.cloak).toBe(0);
  expect(only(played.events, 'shifted')).toMatchObject([{ move: 'decloak' }]);
});

exercises('illicit.cloakingdevice', 'rolls nothing without a cloak token, and cloaks no cloaked ship', () => {
  const played = ended(alone(PIRATE, ['illicit.cloakingdevice']));
  expect(only(played.events, 'rolled')).toEqual([]);
  const cloaked = alone(PIRATE, ['illicit.cloakingdevice'], { tokens: { cloak: 1 } });
  expect(actionsOf(cloaked)).not.toContain('illicit.cloakingdevice 0');
});

exercises('illicit.contrabandcybernetics', 'lets a stressed ship fly red and act for a round', () => {
  const played = activate(alone(PIRATE, ['illicit.contrabandcybernetics']), 0, 'koiogran-turn 3');
  answer(played, 0, 'illicit.contrabandcybernetics 0');
  expect(only(played.events, 'flew')).toMatchObject([{ manoeuvre: { bearing: 'koiogran-turn' }, difficulty: 'red' }]);
  expect(shipIn(played, 0)).toMatchObject({ tokens: { stress: 2 }, cards: [{}, { up: false }] });
  expect(optionsOf(played, 0)).toContain('focus');
});

exercises('illicit.contrabandcybernetics', '4.3 lets a stressed ship with a red dial use its other cards', () => {
  const offered = (uses: boolean): boolean => {
    const cards: readonly UpgradeId[] = [
      'illicit.contrabandcybernetics',
      'illicit.inertialdampeners',
      'bomb.protonbombs',
    ];
    const played = activate(alone(PIRATE, cards, { tokens: { stress: 1 } }), 0, 'koiogran-turn 3');
    answer(played, 0, uses ? 'illicit.contrabandcybernetics 0' : null);
    return offers(played, 0, 'bomb.protonbombs');
  };
  expect([offered(true), offered(false)]).toEqual([true, false]);
});

exercises('illicit.contrabandcybernetics', 'does nothing if it is declined', () => {
  const played = activate(alone(PIRATE, ['illicit.contrabandcybernetics'], { tokens: { stress: 1 } }), 0, 'straight 4');
  answer(played, 0, null);
  expect(asked(played)).not.toContain('0 action');
});

exercises('illicit.glitterstim', 'turns all focus results of its ship for a round, though it is discarded', () => {
  const played = moment(facing(1, withCard('illicit.glitterstim')), 'combat.start');
  answer(played, 0, 'illicit.glitterstim 0');
  expect(shipIn(played, 0)).toMatchObject({ tokens: { stress: 1 }, cards: [{}, { up: false }] });
  shoot(played, { attack: ['focus', 'focus', 'blank'], defence: blanks(2) });
  answer(played, 0, 'illicit.glitterstim 1');
  expect(shown(played, 'attack')).toEqual(['hit', 'hit', 'blank']);
  attack(passAll(played), { by: 1, at: 0, attack: ['hit', 'hit', 'hit'], defence: ['focus', 'focus'] });
  answer(played, 0, 'illicit.glitterstim 2');
  expect(shown(played, 'defence')).toEqual(['evade', 'evade']);
});

exercises('illicit.glitterstim', 'does nothing while it lies unused', () => {
  const played = shoot(facing(1, withCard('illicit.glitterstim')), {
    attack: ['focus', 'focus', 'blank'],
    defence: blanks(2),
  });
  expect(offers(played, 0, 'illicit.glitterstim')).toBe(false);
});

/** Seat 0 gets an ion token beside seat 1, and passes it on or not. */
const discharged = (choice: string): Playthrough =>
  answers(given(meeting(PIRATE, ['illicit.iondischargers']), 'ion'), 'illicit.iondischargers 0', choice);

exercises('illicit.iondischargers', 'sheds the token, and is discarded if the other ship takes it', () => {
  const taken = discharged('accept');
  expect([shipIn(taken, 0).tokens.ion, shipIn(taken, 1).tokens.ion, shipIn(taken, 0).cards[1]?.up]).toEqual([
    0,
    1,
    false,
  ]);
  const refused = discharged('decline');
  expect([shipIn(refused, 0).tokens.ion, shipIn(refused, 1).tokens.ion]).toEqual([0, 0]);
  expect(shipIn(refused, 0).cards[1]?.up).toBe(true);
});

exercises('illicit.iondischargers', 'asks the other pilot, and is not offered with nobody near', () => {
  const played = answers(given(meeting(PIRATE, ['illicit.iondischargers']), 'ion'), 'illicit.iondischargers 0');
  expect(asked(played)).toEqual(['1 either']);
  expect(offers(given(alone(PIRATE, ['illicit.iondischargers']), 'ion'), 0, 'illicit.iondischargers')).toBe(false);
});

/** A ship near seat 0, which has fired its missiles, is destroyed. */
function wreck(at: ShipLayout['at'] & object, missiles: 'fired' | 'ready', ...dice: readonly Face[]): Playthrough {
  const played = table([{ upgrades: ['illicit.scavengercrane', 'missile.clustermissiles'] }, weak(at)]);
  const ship = shipIn(played, 0);
  if (missiles === 'fired') ship.cards = ship.cards.map((held, i) => (i === 2 ? { ...held, up: false } : held));
  rig(played, attackDice(...dice));
  return harm(played, 1, 0);
}

exercises('illicit.scavengercrane', 'restores a weapon after a ship near it is destroyed, and goes on a blank', () => {
  const ups = (played: Playthrough) => shipIn(answers(played, 'illicit.scavengercrane 0'), 0).cards.map(({ up }) => up);
  expect(ups(wreck([40, 200, 90], 'fired', 'hit'))).toEqual([true, true, true]);
  expect(ups(wreck([40, 200, 90], 'fired', 'blank'))).toEqual([true, false, true]);
});

exercises('illicit.scavengercrane', 'is not offered with nothing discarded, nor for a ship far away', () => {
  const offered = (played: Playthrough): boolean => offers(played, 0, 'illicit.scavengercrane');
  expect(offered(wreck([40, 200, 90], 'fired'))).toBe(true);
  expect(offered(wreck([40, 200, 90], 'ready'))).toBe(false);
  expect(offered(wreck([40, 400, 90], 'fired'))).toBe(false);
});
