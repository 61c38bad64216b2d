import type { Cards } from '../../rules/model/cards.ts';
import { shipOf } from '../../rules/model.ts';
import { assign, deal, giveCondition, lock, rollMore, suffer, when } from '../../rules/ops/index.ts';
import { agilityOf } from '../../rules/values.ts';
import { afterAttacking, afterDamage, countingAttackDice } from '../clauses/moments.ts';
import { mayChange, ONE_DAMAGE, onHit } from '../clauses/weapons.ts';
import { all, besideDefender, defenderFlying, type Fight, hit } from '../clauses/when.ts';

const speedFlown = ({ board, ship }: Fight): number => shipOf(board, ship).flown?.manoeuvre.speed ?? 0;
const agility = ({ board, ship }: Fight): number => agilityOf(board, ship, null);

export const missiles: Cards<'missile'> = {
  'missile.advhomingmissiles': { effects: [onHit(deal('faceup', 'defender', 'attack'))] },
  'missile.assaultmissiles': {
    effects: [afterDamage({ withThis: true, does: [suffer({ hits: 1 }, besideDefender, 'splash')] })],
  },
  'missile.chardaanrefit': {},
  'missile.clustermissiles': {},
  'missile.concussionmissiles': { effects: [mayChange(1, 'blank', 'hit')] },
  'missile.cruisemissiles': {
    effects: [
      countingAttackDice({
        withThis: true,
        if: (now) => speedFlown(now) > 0,
        may: [rollMore((now) => Math.min(4, speedFlown(now)), 'attack')],
      }),
    ],
  },
  'missile.harpoonmissiles': {
    effects: [
      afterAttacking({
        withThis: true,
        if: all(hit, defenderFlying),
        does: [giveCondition('condition.harpooned', 'defender')],
      }),
    ],
  },
  'missile.homingmissiles': {
    modifiers: [
      {
        of: 'token.spendable',
        far: true,
        change: (_board, { token, attack }, may, { ship, place }) =>
          token === 'evade' && attack?.attacker === ship && attack.weapon === place ? false : may,
      },
    ],
  },
  'missile.ionpulsemissiles': { effects: [onHit(ONE_DAMAGE, assign('ion', 'defender', 2))] },
  'missile.protonrockets': {
    effects: [
      countingAttackDice({
        withThis: true,
        if: (now) => agility(now) > 0,
        may: [rollMore((now) => Math.min(3, agility(now)), 'attack')],
      }),
    ],
  },
  'missile.scramblermissiles': { effects: [onHit(assign('jam', 'defender'), assign('jam', besideDefender))] },
  'missile.unguidedrockets': {
    modifiers: [
      {
        of: 'dice.modifiable',
        far: true,
        change: (_board, { attack, pool, card, how }, may, { ship, place }) =>
          pool === 'attack' && attack.attacker === ship && attack.weapon === place
            ? may && card === null && how === 'change'
            : may,
      },
    ],
  },
  'missile.xx23sthreadtracers': { effects: [onHit(when(({ board }) => board.setup.friendlyToSelf, lock('defender')))] },
};
