import type { Reason, Seat } from '@starboard/kernel';
import { SLOTS, type Slot } from '../../catalogue/index.ts';
import { printedOn } from '../13-cards/book.ts';
import { type ActionThere, actionsThere } from '../13-cards/hearing.ts';
import { happening, nowFor } from '../13-cards/now.ts';
import { isInForce } from '../13-cards/query.ts';
import { type ActionList, type ActionName, type Board, shipOf } from '../model.ts';
import { wouldDo } from '../ops/speaking.ts';
import { barOf } from '../values.ts';
import { objectionToAction } from './allowed.ts';

export function actionsFrom(board: Board, seat: Seat, from: ActionList, free: boolean): ActionName[] {
  const list = actionList(board, seat, from);
  const found: ActionName[] = [];
  for (let i = 0; i < list.length; i++) {
    const action = list[i] as ActionName;
    if (objectionTo(board, seat, action, free) === undefined) found.push(action);
  }
  return found;
}

export function hasAction(board: Board, seat: Seat, from: ActionList, free: boolean): boolean {
  const list = actionList(board, seat, from);
  for (let i = 0; i < list.length; i++) {
    if (objectionTo(board, seat, list[i] as ActionName, free) === undefined) return true;
  }
  return false;
}

/** The actions of a list, allowed or not. */
export function actionList(board: Board, seat: Seat, from: ActionList): readonly ActionName[] {
  switch (from) {
    case 'bar':
      return barOf(board, seat);
    case 'cards':
      return cardActions(board, seat);
    case 'upgrades':
      return upgradeActions(board, seat, SLOTS);
    case 'bombs':
      return upgradeActions(board, seat, BOMB);
    case 'step':
    case 'any': {
      const more = cardActions(board, seat);
      return more.length === 0 ? barOf(board, seat) : [...barOf(board, seat), ...more];
    }
    default:
      return from;
  }
}

/** 5.13 The actions printed on a ship's cards, its faceup damage cards among them. */
function cardActions(board: Board, seat: Seat): readonly ActionName[] {
  const there = actionsThere(shipOf(board, seat), seat);
  let found: ActionName[] | null = null;
  for (let i = 0; i < there.length; i++) {
    const each = there[i] as ActionThere;
    if (!isThere(board, seat, each)) continue;
    found ??= [];
    if (!found.includes(each.name)) found.push(each.name);
  }
  return found ?? NO_ACTIONS;
}

const isThere = (board: Board, seat: Seat, { origin }: ActionThere): boolean =>
  origin.from !== 'card' || isInForce(board, seat, origin.card);

const NO_ACTIONS: readonly ActionName[] = [];

/** 5.13 Those printed on upgrades that go into one of these slots. */
function upgradeActions(board: Board, seat: Seat, slots: readonly Slot[]): readonly ActionName[] {
  return cardActions(board, seat).filter((action) => isOn(action, slots));
}
const BOMB: readonly Slot[] = ['bomb'];

/** Whether an action is printed on an upgrade that goes into one of these slots. */
export const isOn = (action: ActionName, slots: readonly Slot[]): boolean =>
  slots.some((slot) => action.startsWith(`${slot}.`));

const IDLE: Reason = { rule: '5.13', fact: 'It would do nothing now.' };
const NOT_THERE: Reason = { rule: '5.13', fact: 'That card is not there.' };

/** 5.2 The reason against an action of the bar or of a card. */
export function objectionTo(board: Board, seat: Seat, action: ActionName, free: boolean): Reason | undefined {
  const general = objectionToAction(board, seat, action, free);
  if (general !== undefined || !action.includes('.')) return general;
  const found = actionsThere(shipOf(board, seat), seat).find(
    (each) => each.name === action && isThere(board, seat, each),
  );
  const act = found === undefined ? undefined : printedOn(found.origin.card)?.card.actions?.[found.number];
  if (found === undefined || act === undefined) return NOT_THERE;
  const now = nowFor(board, NO_STACK, found.origin, happening(seat, { action }));
  if (act.applies?.(now) === false) return IDLE;
  return wouldDo(act.does, now) ? undefined : IDLE;
}
const NO_STACK: readonly never[] = [];
