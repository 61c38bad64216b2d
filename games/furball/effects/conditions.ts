import type { Cards, Now } from '../rules/model/cards.ts';
import { isFlying, shipOf } from '../rules/model.ts';
import { attackDice, change, endCondition, own } from '../rules/ops/index.ts';
import { at, attacking, declaring } from './clauses/moments.ts';
import { isNear } from './clauses/when.ts';
import { searchDeck } from './procedures/search-deck.ts';

/** The pilot who gave this condition. */
const giverOf = ({ board, ship, origin }: Now): number | undefined =>
  shipOf(board, ship).conditions.find(({ id }) => id === origin.place)?.by;

const NO_LONGER_SUPPRESSED = endCondition('condition.suppressivefire');

export const conditions: Cards<'condition'> = {
  'condition.adebttopay': {
    effects: [
      attacking({
        if: (now) => now.attack?.defender === giverOf(now),
        may: [change(1, attackDice('focus'), 'crit')],
      }),
    ],
  },
  'condition.illshowyouthedarkside': {
    modifiers: [
      {
        of: 'damage.instead',
        change: (board, { ship }, instead, { place }) => {
          const condition = shipOf(board, ship).conditions[place];
          return instead ?? (condition === undefined || condition.holds === null ? null : condition.id);
        },
      },
    ],
    effects: [
      at('token.assigned', {
        if: ({ event, origin }) => event.token === 'condition' && event.number === origin.place,
        does: [own(searchDeck)],
      }),
    ],
  },
  'condition.mimicked': {},
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
  'condition.shadowed': {},
  'condition.suppressivefire': {
    modifiers: [
      {
        of: 'attack.dice',
        change: (board, { attack }, dice, { ship, value: giver }) =>
          attack.attacker === ship && attack.defender !== giver && isFlying(shipOf(board, giver)) ? dice - 1 : dice,
      },
    ],
    effects: [
      declaring({ if: (now) => now.attack?.defender === giverOf(now), does: [NO_LONGER_SUPPRESSED] }),
      at('destroyed', { if: (now) => now.event.ship === giverOf(now), does: [NO_LONGER_SUPPRESSED] }, 'bystander'),
      at('combat.end', {
        if: (now) => shipOf(now.board, giverOf(now) ?? now.ship).attacks === 0,
        does: [NO_LONGER_SUPPRESSED],
      }),
    ],
  },
};
