import { shiftFrame } from '../../05-actions/moves.ts';
import { canShift } from '../../05-actions/shifts.ts';
import type { Op } from '../../model/cards.ts';
import type { Shift } from '../../model.ts';
import { handy } from '../worth.ts';

/** 5.5 The bearer boosts, rolls or decloaks, which is no action. */
export const shift = (move: Shift): Op => ({
  possible: ({ board, ship }) => canShift(board, ship, move),
  run({ board }, frame, { ship }) {
    const stage = frame.stage++;
    return stage > 0 || !canShift(board, ship, move) ? undefined : { call: shiftFrame(ship, ship, move, false) };
  },
  worth: handy,
});
