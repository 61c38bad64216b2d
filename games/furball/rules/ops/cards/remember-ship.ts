import { setCard } from '../../13-cards/listening.ts';
import type { Op } from '../../model/cards.ts';
import { shipOf } from '../../model.ts';
import { always } from '../speaking.ts';
import { handy } from '../worth.ts';

/** This card keeps the ship that was picked. */
export const rememberShip = (): Op => ({
  possible: always,
  run({ board }, _frame, { ship, origin, chosen: [chosen = null] }) {
    setCard(board, shipOf(board, ship), origin.place, { chosen });
    return undefined;
  },
  worth: handy,
});
