import type { Reason, Seat } from '@starboard/kernel';
import { mayLock, objectionToAction } from '../05-allowed.ts';
import type { Amount, Now, Op, Ships } from '../model/cards.ts';
import { type ActionName, type Board, isFlying, type Pool, shipOf, type Token } from '../model.ts';
import { barOf, hasLock, maySpend, shieldsOf } from '../values.ts';
import { printedOn } from './book.ts';
import { findOrigin, happening, nowFor, rollingIn } from './now.ts';
import { ask, isModified } from './query.ts';

/** 13.6 Whether a word could do something now: an effect that would change nothing is not offered. */

export const amountOf = (amount: Amount | undefined, now: Now): number =>
  amount === undefined ? 1 : typeof amount === 'number' ? amount : amount(now);

/** The ships that a word speaks of. */
export function shipsOf(who: Ships | undefined, now: Now): readonly Seat[] {
  if (typeof who === 'function') return who(now);
  const { attack, event, ship } = now;
  switch (who ?? 'self') {
    case 'self':
      return [ship];
    case 'attacker':
      return attack === null ? [] : [attack.attacker];
    case 'defender':
      return attack === null ? [] : [attack.defender];
    case 'foe':
      return attack === null ? [] : [attack.attacker === ship ? attack.defender : attack.attacker];
    case 'subject':
      return [event.ship];
    case 'chosen':
      return now.chosen;
  }
}

/** Dice of some faces to which this can still be done. 6.6 To cancel a die is not to modify it. */
function hasDice(
  now: Now,
  pool: Pool,
  faces: readonly string[] | undefined,
  what: 'reroll' | 'change' | 'cancel',
): boolean {
  const rolling = rollingIn(now.stack, pool);
  if (rolling === null) return false;
  return rolling.dice.some(
    (die) =>
      !(die.fixed && what !== 'cancel') &&
      !(what === 'reroll' && die.rerolled) &&
      (faces === undefined || faces.includes(die.face)),
  );
}

/** 6.6 Whether dice may be modified by a ship in this way. */
export function mayModify(now: Now, pool: Pool, how: 'reroll' | 'change' | 'add'): boolean {
  const { board, attack, ship, origin } = now;
  if (attack === null || !isModified(board, 'dice.modifiable')) return true;
  return ask(
    board,
    'dice.modifiable',
    ship,
    { attack, pool, by: ship, how, card: origin.from === 'core' ? null : origin.card },
    true,
  );
}

/** Dice that a card has fixed are not added to either. */
function isFixed({ stack }: Now, pool: Pool): boolean {
  return rollingIn(stack, pool)?.dice.some(({ fixed }) => fixed) === true;
}

export function isPossible(op: Op, now: Now): boolean {
  const { board, ship, attack } = now;
  switch (op.op) {
    case 'reroll':
      return (
        mayModify(now, op.pool, 'reroll') && amountOf(op.upTo, now) > 0 && hasDice(now, op.pool, op.faces, 'reroll')
      );
    case 'change':
      return (
        mayModify(now, op.pool, 'change') && amountOf(op.upTo, now) > 0 && hasDice(now, op.pool, op.faces, 'change')
      );
    case 'cancel':
      return amountOf(op.upTo, now) > 0 && hasDice(now, op.pool, op.faces, 'cancel');
    case 'add':
      return mayModify(now, op.pool, 'add') && !isFixed(now, op.pool);
    case 'count':
    case 'roll':
      return true;
    case 'fix':
      return hasDice(now, op.pool, undefined, 'change');
    case 'assign':
      return shipsOf(op.who, now).some((seat) => isFlying(shipOf(board, seat)));
    case 'remove':
      return shipsOf(op.who, now).some((seat) => shipOf(board, seat).tokens[op.token] > 0);
    case 'spend':
      return canSpend(now, op.token, amountOf(op.n, now));
    case 'move':
      return shipsOf(op.from, now).some((seat) => shipOf(board, seat).tokens[op.token] > 0);
    case 'lock':
      return shipsOf(op.on, now).some((seat) => mayLock(board, ship, seat));
    case 'unlock':
      return shipsOf(op.whose, now).some((seat) => shipOf(board, seat).locks.length > 0);
    case 'free-action':
      return shipsOf(op.who, now).some((seat) => hasAction(board, seat, op.from, true));
    case 'recover':
      return shipOf(board, ship).shields < shieldsOf(board, ship);
    case 'strip':
      return shipsOf(op.who, now).some((seat) => shipOf(board, seat).shields > 0);
    case 'suffer':
    case 'deal':
      return shipsOf(op.who, now).some((seat) => isFlying(shipOf(board, seat)));
    case 'face':
      return shipsOf(op.who, now).some((seat) => shipOf(board, seat).damage.some(({ up }) => up !== op.up));
    case 'scrap':
      return shipsOf(op.who, now).some((seat) => shipOf(board, seat).damage.length > 0);
    case 'discard':
      return op.what === 'this' || op.what(now).length > 0;
    case 'restore':
      return op.what(now).length > 0;
    case 'fly':
      return op.manoeuvres(now).length > 0;
    case 'dial':
      return op.to(now).length > 0;
    case 'drop':
      return !shipOf(board, ship).droppedBomb;
    case 'look':
      return shipsOf(op.who, now).some((seat) => shipOf(board, seat).dial !== null);
    case 'pick':
      return op.from(now).length > 0;
    case 'either':
      return op.of.some((branch) => isOpen(branch, now));
    case 'when':
      return op.is(now) && op.does.some((each) => isPossible(each, now));
    case 'attack':
      return attack !== null || board.round > 1;
    case 'own':
      return op.possible?.(now) ?? true;
    default:
      return true;
  }
}

export function isOpen(
  branch: { readonly is?: (now: Now) => boolean; readonly does: readonly Op[] },
  now: Now,
): boolean {
  return (
    (branch.is?.(now) ?? true) &&
    branch.does.every((op) => !isPrice(op) || isPossible(op, now)) &&
    (branch.does.length === 0 || branch.does.some((op) => isPossible(op, now)))
  );
}

const isPrice = ({ op }: Op): boolean => op === 'spend';

function canSpend(now: Now, token: Token | 'lock' | 'shield', n: number): boolean {
  const { board, ship, attack } = now;
  const own = shipOf(board, ship);
  if (token === 'shield') return own.shields >= n;
  if (token !== 'lock') return own.tokens[token] >= n && maySpend(board, ship, token, attack);
  const foe = attack === null ? null : attack.attacker === ship ? attack.defender : attack.attacker;
  return foe !== null && hasLock(board, ship, foe) && maySpend(board, ship, 'lock', attack);
}

/** The actions of a list that a ship may perform now. */
export function actionsFrom(
  board: Board,
  seat: Seat,
  from: 'step' | 'bar' | 'cards' | 'any' | readonly ActionName[],
  free: boolean,
): readonly ActionName[] {
  return actionList(board, seat, from).filter((action) => objectionTo(board, seat, action, free) === undefined);
}

/** Whether any action of a list may be performed. */
export function hasAction(
  board: Board,
  seat: Seat,
  from: 'step' | 'bar' | 'cards' | 'any' | readonly ActionName[],
  free: boolean,
): boolean {
  return actionList(board, seat, from).some((action) => objectionTo(board, seat, action, free) === undefined);
}

/** The actions of a list, allowed or not. */
export function actionList(
  board: Board,
  seat: Seat,
  from: 'step' | 'bar' | 'cards' | 'any' | readonly ActionName[],
): readonly ActionName[] {
  switch (from) {
    case 'bar':
      return barOf(board, seat);
    case 'cards':
      return cardActions(board, seat);
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

const IDLE: Reason = { rule: '5.13', fact: 'It would do nothing now.' };
const NOT_THERE: Reason = { rule: '5.13', fact: 'That card is not there.' };

/** 5.2 What speaks against an action, of the bar or of a card. */
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
  return act.does.some((op) => isPossible(op, now)) ? undefined : IDLE;
}
const NO_STACK: readonly never[] = [];
