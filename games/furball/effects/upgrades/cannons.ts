import type { Reason } from '@starboard/kernel';
import { attackIn } from '../../rules/13-cards/now.ts';
import type { Cards, Op } from '../../rules/model/cards.ts';
import { shipOf } from '../../rules/model.ts';
import { assign, attackDice, change, flip, pick, reroll, suffer, when } from '../../rules/ops/index.ts';
import { afterAttacking, afterDamage, at, attacking } from '../clauses/moments.ts';
import { mayChange, ONE_DAMAGE, onHit, SURE_HITS } from '../clauses/weapons.ts';
import { besideDefender, foeHolding, not, onSide, withPrimary, withWeapon } from '../clauses/when.ts';

/** It hurts its own ship if nobody else is near the defender. */
const SPARK: Op = {
  ...suffer({ hits: 1 }, 'chosen', 'splash'),
  worth: ({ board, seat, stack }) =>
    besideDefender({ board, ship: seat, attack: attackIn(stack) }).some((other) => other !== seat) ? 1 : -2,
};

const RECHARGING: Reason = { rule: '13.8', fact: 'The card is recharging.' };

export const cannons: Cards<'cannon'> = {
  'cannon.arccaster': {
    effects: [
      // The attacker is at range 1 too, and must choose itself if nobody else is.
      afterDamage({ withThis: true, does: [pick(besideDefender), SPARK] }),
      afterAttacking({ withThis: true, does: [flip()] }),
      at('combat.start', { if: onSide(1), cost: [assign('disabled')], may: [flip()] }),
    ],
    modifiers: [
      {
        of: 'attack.allowed',
        change: (board, { weapon }, terms, { ship, place }) =>
          weapon === place && shipOf(board, ship).cards[place]?.side === 1 ? { ...terms, barred: RECHARGING } : terms,
      },
    ],
  },
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
