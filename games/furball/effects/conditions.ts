import type { Cards } from '../rules/model/cards.ts';
import { shipOf } from '../rules/model.ts';
import { attackDice, change, endCondition } from '../rules/ops/index.ts';
import { at, attacking } from './clauses/moments.ts';
import { isNear } from './clauses/when.ts';

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
