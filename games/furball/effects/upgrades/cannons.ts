import type { Cards } from '../../rules/model/cards.ts';
import { assign, attackDice, change, reroll, when } from '../../rules/ops/index.ts';
import { at, attacking } from '../clauses/moments.ts';
import { mayChange, ONE_DAMAGE, onHit, SURE_HITS } from '../clauses/weapons.ts';
import { foeHolding, not, withPrimary, withWeapon } from '../clauses/when.ts';

export const cannons: Cards<'cannon'> = {
  'cannon.autoblaster': { modifiers: [SURE_HITS] },
  'cannon.flechettecannon': {
    effects: [onHit(ONE_DAMAGE, when(not(foeHolding('stress')), assign('stress', 'defender')))],
  },
  'cannon.heavylasercannon': {
    effects: [
      at(
        'dice.rolled',
        {
          withThis: true,
          if: ({ event, attack }) =>
            event.pool === 'attack' && attack?.dice.attack.some(({ rerolled }) => rerolled) === false,
          does: [change('all', attackDice('crit'), 'hit')],
          once: 'attack',
        },
        'attacker',
      ),
    ],
  },
  'cannon.ioncannon': { effects: [onHit(ONE_DAMAGE, assign('ion', 'defender'))] },
  'cannon.jammingbeam': { effects: [onHit(assign('jam', 'defender'))] },
  'cannon.linkedbattery': {
    effects: [
      attacking({ if: (now) => withPrimary(now) || withWeapon('cannon')(now), may: [reroll(1, attackDice())] }),
    ],
  },
  'cannon.manglercannon': { effects: [mayChange(1, 'hit', 'crit')] },
  'cannon.tractorbeam': { effects: [onHit(assign('tractor', 'defender'))] },
};
