import { expect } from 'vitest';
import type { UpgradeId } from '../../../catalogue/index.ts';
import { placedRock } from '../../../rules/geometry/index.ts';
import { STURDY, shooter, withCard } from '../../support/cards/layouts.ts';
import { shotAt } from '../../support/cards/shots.ts';
import { changes, FOUR_HITS, fired, onHit, sure } from '../../support/cards/weapons.ts';
import { facing, fire, locked, offers, shoot, shown } from '../../support/duel.ts';
import { exercises } from '../../support/exercises.ts';
import { answer, attack, attackDice, only, passAll, rig, scores, shipIn, table } from '../../support/playing.ts';

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
