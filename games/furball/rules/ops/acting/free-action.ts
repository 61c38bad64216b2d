import { actionFrame } from '../../05-actions/actions.ts';
import { actionsFrom, hasAction } from '../../05-actions/on-cards.ts';
import type { Now, Op, Ships } from '../../model/cards.ts';
import type { ActionList, ActionName } from '../../model.ts';
import { shipsOf } from '../speaking.ts';
import { handy, signOf } from '../worth.ts';

type Listed = ActionList | ((now: Now) => readonly ActionName[]);

/** A ship, the bearer if none is named, may or must perform an action of the list. */
export const freeAction = (from: Listed, must: 'may' | 'must' = 'may', who: Ships = 'self'): Op => ({
  possible: (now) => shipsOf(who, now).some((ship) => hasAction(now.board, ship, listOf(from, now), true)),
  run(match, frame, now) {
    const [ship] = shipsOf(who, now);
    const stage = frame.stage++;
    if (ship === undefined) return undefined;
    if (stage === 0) {
      const list = listOf(from, now);
      if (actionsFrom(match.board, ship, list, true).length === 0) return undefined;
      return { ask: [{ kind: 'action', seat: ship, from: list, may: must === 'may' }] };
    }
    if (stage > 1 || typeof frame.answer !== 'string' || frame.answer === '') return undefined;
    return { call: actionFrame(ship, frame.answer as ActionName, true) };
  },
  worth: () => handy() * signOf(who),
});

const listOf = (from: Listed, now: Now): ActionList => (typeof from === 'function' ? from(now) : from);
