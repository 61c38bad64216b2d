import { isInFiringArc } from '../../../rules/measure.ts';
import type { Cards } from '../../../rules/model/cards.ts';
import { whenAttacking } from '../../clauses/modifiers.ts';

/** Whom the ship can attack, and what is in the way. */
export const aiming: Cards<'crew'> = {
  'crew.dashrendar': {
    modifiers: [
      {
        of: 'obstacles.ignored',
        change: (_board, { when: moment }, ignored) => ignored || moment === 'shooting' || moment === 'line',
      },
    ],
  },
  'crew.tailgunner': {
    modifiers: [whenAttacking({ defenderAgility: -1 }, ({ attack: made }) => made?.arc === 'rear')],
  },
  'crew.zeborrelios': {
    modifiers: [
      {
        of: 'attack.allowed',
        far: true,
        change: (board, { ship, at: target }, terms, { ship: bearer }) => {
          if (ship !== bearer && target !== bearer) return terms;
          return isInFiringArc(board, bearer, ship === bearer ? target : ship) ? { ...terms, mayTouch: true } : terms;
        },
      },
    ],
  },
};
