import { rangeOf } from '../rules/measure.ts';
import type { Cards } from '../rules/model/cards.ts';
import { shipOf } from '../rules/model.ts';
import { near } from './when.ts';

/** Conditions, and the cards that give them. */

export const conditions: Cards = {
  'elite.ascoretosettle': {
    effects: [
      {
        at: 'setup.before-placement',
        as: 'own',
        does: [
          { op: 'pick', from: ({ board, ship }) => board.ranking.filter((seat) => seat !== ship) },
          { op: 'choose-ship' },
          { op: 'condition', card: 'condition.adebttopay', who: 'chosen' },
        ],
      },
      {
        at: 'attack.modify-by-attacker',
        as: 'attacker',
        may: true,
        once: 'attack',
        applies: ({ board, attack, ship }) =>
          attack !== null &&
          shipOf(board, attack.defender).conditions.some(
            ({ card, by }) => card === 'condition.adebttopay' && by === ship,
          ),
        does: [{ op: 'change', pool: 'attack', faces: ['focus'], to: 'crit', upTo: 1 }],
      },
    ],
  },
  'condition.adebttopay': {
    effects: [
      {
        at: 'attack.modify-by-attacker',
        as: 'attacker',
        may: true,
        once: 'attack',
        applies: ({ board, attack, ship, origin }) =>
          attack?.defender === shipOf(board, ship).conditions.find(({ id }) => id === origin.place)?.by,
        does: [{ op: 'change', pool: 'attack', faces: ['focus'], to: 'crit', upTo: 1 }],
      },
    ],
  },
  'system.targetingscrambler': {
    effects: [
      {
        at: 'planning.start',
        as: 'own',
        may: true,
        does: [
          { op: 'pick', from: near(1, 3) },
          { op: 'assign', token: 'disabled' },
          { op: 'condition', card: 'condition.scrambled', who: 'chosen' },
        ],
      },
    ],
  },
  'condition.scrambled': {
    modifiers: [
      {
        of: 'dice.modifiable',
        change: (board, { attack, pool }, is, { ship, value }) =>
          pool === 'attack' &&
          attack.attacker === ship &&
          attack.defender === value &&
          rangeOf(board, ship, value) === 1
            ? false
            : is,
      },
    ],
    effects: [{ at: 'combat.end', as: 'own', does: [{ op: 'condition', card: 'condition.scrambled', take: true }] }],
  },
};
