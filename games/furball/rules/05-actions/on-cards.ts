import type { Reason, Seat } from '@starboard/kernel';
import { SLOTS, type Slot } from '../../catalogue/index.ts';
import { printedOn } from '../13-cards/book.ts';
import { findOrigin, happening, nowFor } from '../13-cards/now.ts';
import type { ActionList, ActionName, Board } from '../model.ts';
import { wouldDo } from '../ops/speaking.ts';
import { barOf } from '../values.ts';
import { objectionToAction } from './allowed.ts';

export function actionsFrom(board: Board, seat: Seat, from: ActionList, free: boolean): readonly ActionName[] {
  return actionList(board, seat, from).filter((action) => objectionTo(board, seat, action, free) === undefined);
}

export function hasAction(board: Board, seat: Seat, from: ActionList, free: boolean): boolean {
  return actionList(board, seat, from).some((action) => objectionTo(board, seat, action, free) === undefined);
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
  let found: ActionName[] | null = null;
  findOrigin(board, seat, (card) => {
    const count = printedOn(card)?.card.actions?.length ?? 0;
    for (let i = 0; i < count; i++) {
      const name: ActionName = `${card} ${i}`;
      found ??= [];
      if (!found.includes(name)) found.push(name);
    }
    return undefined;
  });
  return found ?? NO_ACTIONS;
}
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
  const [name, number = '0'] = action.split(' ');
  const found = findOrigin(board, seat, (card, from, place) =>
    card === name ? { ship: seat, from, place, card } : undefined,
  );
  if (found === undefined) return NOT_THERE;
  const act = printedOn(found.card)?.card.actions?.[Number(number)];
  if (act === undefined) return NOT_THERE;
  const now = nowFor(board, NO_STACK, found, happening(seat, { action }));
  if (act.applies?.(now) === false) return IDLE;
  return wouldDo(act.does, now) ? undefined : IDLE;
}
const NO_STACK: readonly never[] = [];
