import type { Op, Ships } from '../../model/cards.ts';
import type { Board, Owed } from '../../model.ts';
import { always, shipsOf } from '../speaking.ts';
import { handy } from '../worth.ts';

/** 6.12 The bearer is owed an attack, on any ship or on certain ones, to be made when no other is in progress. */
export const oweAttack = (only: 'any' | 'primary', on: Ships | 'anybody'): Op => ({
  possible: always,
  run({ board }, _frame, now) {
    const targets = on === 'anybody' ? null : shipsOf(on, now);
    owe(board, { by: now.ship, card: now.origin.card, weapons: { only, place: -1 }, targets, besides: null });
    return undefined;
  },
  worth: handy,
});

export function owe(board: Board, promised: Owed): void {
  board.owed = [...board.owed, promised];
}
