import { actionFrame } from '../../05-actions/actions.ts';
import { actionsFrom, hasAction } from '../../05-actions/on-cards.ts';
import type { Op } from '../../model/cards.ts';
import type { ActionList, ActionName } from '../../model.ts';
import { handy } from '../worth.ts';

/** The bearer may or must perform an action of the list. */
export const freeAction = (from: ActionList, must: 'may' | 'must' = 'may'): Op => ({
  possible: ({ board, ship }) => hasAction(board, ship, from, true),
  run(match, frame, { ship }) {
    const stage = frame.stage++;
    if (stage === 0) {
      if (actionsFrom(match.board, ship, from, true).length === 0) return undefined;
      return { ask: [{ kind: 'action', seat: ship, from, may: must === 'may' }] };
    }
    if (stage > 1 || typeof frame.answer !== 'string' || frame.answer === '') return undefined;
    return { call: actionFrame(ship, frame.answer as ActionName, true) };
  },
  worth: handy,
});
