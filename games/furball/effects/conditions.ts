import type { Cards } from '../rules/model/cards.ts';
import { shipOf } from '../rules/model.ts';
import { attackDice, change, deal, endCondition, roll, suffer } from '../rules/ops/index.ts';
import { at, attacking, hitBy } from './clauses/moments.ts';
import { isNear, near } from './clauses/when.ts';

const ONE_DAMAGE = [suffer({ hits: 1 })];

export const conditions: Cards<'condition'> = {
  'condition.adebttopay': {
    effects: [
      attacking({
        if: ({ board, attack, ship, origin }) =>
          attack?.defender === shipOf(board, ship).conditions.find(({ id }) => id === origin.place)?.by,
        may: [change(1, attackDice('focus'), 'crit')],
      }),
    ],
  },
  'condition.harpooned': {
    effects: [
      hitBy({
        if: ({ attack }) => attack?.dice.attack.some(({ face }) => face === 'crit') === true,
        does: [suffer({ hits: 1 }, near(1, 1)), endCondition('this'), deal('facedown', 'self')],
      }),
      at('destroyed', { does: [suffer({ hits: 1 }, near(1, 1))] }),
    ],
    actions: [{ does: [endCondition('this'), roll(1, 'attack', { hit: ONE_DAMAGE, crit: ONE_DAMAGE })] }],
  },
  'condition.scrambled': {
    modifiers: [
      {
        of: 'dice.modifiable',
        change: (board, { attack, pool }, may, { ship, value: giver }) =>
          pool === 'attack' && attack.attacker === ship && attack.defender === giver && isNear(board, ship, giver)
            ? false
            : may,
      },
    ],
    effects: [at('combat.end', { does: [endCondition('condition.scrambled')] })],
  },
};
