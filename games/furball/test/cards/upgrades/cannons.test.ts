import { expect } from 'vitest';
import type { UpgradeId } from '../../../catalogue/index.ts';
import { placedRock } from '../../../rules/geometry/index.ts';
import type { Face } from '../../../rules/model.ts';
import { STURDY, shooter, withCard } from '../../support/cards/layouts.ts';
import { shotAt } from '../../support/cards/shots.ts';
import { changes, FOUR_HITS, fired, onHit, sure } from '../../support/cards/weapons.ts';
import { beside, facing, fire, locked, offers, shoot, shown } from '../../support/duel.ts';
import { exercises } from '../../support/exercises.ts';
import {
  answer,
  asked,
  attack,
  attackDice,
  mayAttack,
  moment,
  only,
  type Playthrough,
  passAll,
  rig,
  type ShipLayout,
  scores,
  shipIn,
  table,
} from '../../support/playing.ts';

exercises(
  'cannon.autoblaster',
  'has hits that evades do not cancel',
  sure('cannon.autoblaster', ['hit', 'crit', 'blank']),
);

exercises(
  'cannon.flechettecannon',
  'one damage and a stress token on a hit',
  onHit('cannon.flechettecannon', { shields: 4, tokens: { stress: 1 } }),
);

exercises('cannon.flechettecannon', 'gives no second stress token', () => {
  const played = fired('cannon.flechettecannon', FOUR_HITS, { ...STURDY, tokens: { stress: 1 } });
  expect(shipIn(played, 1).tokens.stress).toBe(1);
});

exercises('cannon.heavylasercannon', 'turns every critical it rolls into a hit, though not those of a reroll', () => {
  const played = facing(2, locked('cannon.heavylasercannon'), STURDY);
  fire(played, { attack: ['crit', 'crit', 'hit', 'blank'] });
  expect(shown(played, 'attack')).toEqual(['hit', 'hit', 'hit', 'blank']);
  answer(played, 0, 'token.lock');
  rig(played, attackDice('crit'));
  answer(played, 0, { blank: 1 });
  expect(shown(played, 'attack')).toEqual(['hit', 'hit', 'hit', 'crit']);
});

exercises('cannon.heavylasercannon', 'leaves a critical of a reroll where its first roll had none', () => {
  const played = facing(2, locked('cannon.heavylasercannon'), STURDY);
  fire(played, { attack: ['hit', 'hit', 'hit', 'blank'] });
  answer(played, 0, 'token.lock');
  rig(played, attackDice('crit'));
  answer(played, 0, { blank: 1 });
  expect(shown(played, 'attack')).toEqual(['hit', 'hit', 'hit', 'crit']);
});

exercises(
  'cannon.ioncannon',
  'one damage and one ion token on a hit',
  onHit('cannon.ioncannon', { shields: 4, tokens: { ion: 1 } }),
);

exercises(
  'cannon.jammingbeam',
  'a jam token and no damage on a hit',
  onHit('cannon.jammingbeam', { shields: 5, tokens: { jam: 1 } }),
);

exercises('cannon.linkedbattery', 'rerolls a die of a primary weapon or a cannon, not of another', () => {
  const by = withCard('cannon.linkedbattery');
  const played = shotAt(2, by, ['blank', 'hit']);
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

exercises(
  'cannon.manglercannon',
  'turns a hit into a critical',
  changes('cannon.manglercannon', 2, ['hit', 'hit', 'blank'], ['crit', 'hit', 'blank']),
);

exercises('cannon.tractorbeam', 'a ship pushed onto an asteroid scores for the one who pushed', () => {
  const rock = placedRock(0, { x: 380_000, y: 500_000, heading: 0 });
  const played = table([shooter('scum.g1astarfighter.gandfindsman', 'cannon.tractorbeam'), { at: [300, 500, 90] }], {
    asteroids: [rock],
  });
  attack(played, {
    weapon: 1,
    attack: ['hit', 'blank', 'blank'],
    defence: ['blank', 'blank'],
    more: [attackDice('hit')],
  });
  answer(played, 0, 'roll straight-1 right 0');
  expect(scores(passAll(played))).toEqual([1, 0, 0, 0]);
  expect(only(played.events, 'scored')[0]?.as).toBe('other');
});

/** Seat 0 fires its ARC Caster at seat 1, with a third ship beside the target. */
const cast = (attack: readonly Face[], third: ShipLayout = beside(1)): Playthrough =>
  fire(facing(1, withCard('cannon.arccaster'), STURDY, third), { attack, defence: ['blank'] });

exercises('cannon.arccaster', 'hurts another ship beside the defender, which scores as splash, and turns over', () => {
  const played = cast(['hit', 'blank', 'blank', 'blank']);
  expect(asked(played)).toEqual(['0 ship']);
  answer(played, 0, 2);
  expect([shipIn(played, 1).shields, shipIn(played, 2).shields, shipIn(played, 0).cards[1]?.side]).toEqual([4, 1, 1]);
  expect(scores(played)[0]).toBe(2);
  expect(mayAttack(played, 0, 1, 1)).toBe(false);
});

exercises('cannon.arccaster', 'hurts its own ship if nobody else is near', () => {
  const played = cast(['hit', 'blank', 'blank', 'blank'], { at: [800, 800, 0] });
  expect(shipIn(played, 0).shields).toBe(1);
  expect(scores(played)[0]).toBe(1);
});

exercises('cannon.arccaster', 'hurts nobody on a miss, but still turns over', () => {
  const played = cast(['blank', 'blank', 'blank', 'blank']);
  expect([shipIn(played, 2).shields, shipIn(played, 0).cards[1]?.side]).toEqual([2, 1]);
});

exercises('cannon.arccaster', 'recharges at the start of Combat for disabled weapons, and only when it must', () => {
  const played = cast(['blank', 'blank', 'blank', 'blank']);
  moment(played, 'combat.start');
  answer(played, 0, 'cannon.arccaster 2');
  expect(shipIn(played, 0)).toMatchObject({ tokens: { disabled: 1 }, cards: [{}, { side: 0 }] });
  expect(offers(moment(played, 'combat.start'), 0, 'cannon.arccaster')).toBe(false);
});
