import type { Dice, Seat } from '@starboard/kernel';
import { actionFrame } from '../../rules/05-actions/actions.ts';
import { weaponAt, weaponsOf } from '../../rules/06-attack/targets.ts';
import { effectOn, MOMENT_NUMBER, printedOn } from '../../rules/13-cards/book.ts';
import { listens } from '../../rules/13-cards/listening.ts';
import { findOrigin, happening, nowFor } from '../../rules/13-cards/now.ts';
import { rangeInArc } from '../../rules/geometry/index.ts';
import { type ActionName, type Board, type CardId, QUIET_ROUND, type Stack, shipOf } from '../../rules/model.ts';
import { isStressed } from '../../rules/values.ts';
import { armsOf, harm } from './arms.ts';
import { foesOf } from './forecast.ts';
import { bestShift } from './moves.ts';

/** What may come in Combat: the best shot as things look, and the damage that others may do. */
interface Outlook {
  readonly shot: number;
  readonly threat: number;
  readonly lockable: boolean;
}

function outlook(board: Board, seat: Seat, dice: Dice): Outlook {
  const own = armsOf(board, seat);
  const { pose, locks } = shipOf(board, seat);
  let [shot, threat, lockable] = [0, 0, false];
  for (const { arms, poses } of foesOf(board, seat, dice)) {
    let [given, taken] = [0, 0];
    for (const at of poses) {
      given += harm(own, pose, arms, at) / poses.length;
      taken += harm(arms, at, own, pose) / poses.length;
    }
    shot = Math.max(shot, given);
    threat += taken;
    lockable ||= given > 0.2 && !locks.includes(arms.seat);
  }
  return { shot, threat, lockable };
}

/** The action that helps most; null where none helps. */
export function bestAction(
  board: Board,
  seat: Seat,
  options: readonly (ActionName | null)[],
  dice: Dice,
): ActionName | null {
  const seen = outlook(board, seat, dice);
  let [found, best]: [ActionName | null, number] = [null, 0];
  for (const action of options) {
    if (action === null) continue;
    const worth = worthOfAction(board, seat, action, seen, dice) + aftermath(board, seat, action);
    if (worth > best) [found, best] = [action, worth];
  }
  // Where one must act, any action will do.
  return found ?? (options.includes(null) ? null : (options[0] ?? null));
}

function worthOfAction(board: Board, seat: Seat, action: ActionName, seen: Outlook, dice: Dice): number {
  const { shot, threat, lockable } = seen;
  const armed = board.round > QUIET_ROUND;
  switch (action) {
    case 'focus':
      return 0.3 + (armed ? 0.35 * Math.min(shot, 1.5) + 0.25 * Math.min(threat, 2) : 0);
    case 'evade':
      return 0.1 + (armed ? 0.4 * Math.min(threat, 1.5) : 0);
    case 'target-lock':
      return lockable ? 0.25 + 0.3 * Math.min(shot, 1.5) + (wantsLock(board, seat) ? 0.6 : 0) : 0.15;
    case 'boost':
    case 'barrel-roll':
      return 0.8 * bestShift(board, seat, action, dice).gain;
    case 'cloak':
      return shot < 0.2 && threat > 0.8 ? 0.9 : 0;
    case 'reinforce':
      return 0.1 + 0.5 * Math.min(threat, 1.5);
    case 'reload':
      return shot < 0.3 ? 0.6 : 0;
    case 'jam':
      return 0.2;
    case 'slam':
    case 'coordinate':
      return 0;
    default:
      return action.startsWith('damage.')
        ? 0.75
        : action.startsWith('bomb.')
          ? mine(board, seat)
          : ofCard(board, seat, action);
  }
}

/** The action of a card, which may cost more than it brings. */
function ofCard(board: Board, seat: Seat, action: ActionName): number {
  const [name = '', number = '0'] = action.split(' ');
  const act = printedOn(name as CardId)?.card.actions?.[Number(number)];
  const words = act === undefined ? [] : [...act.does, ...(act.follows ?? [])];
  const use = { board, seat, stack: NO_STACK };
  return Math.min(
    0.4,
    words.reduce((sum, op) => sum + op.worth(use), 0),
  );
}
const NO_STACK: Stack = [];

/** What the ship's own cards make of an action, unasked. */
function aftermath(board: Board, seat: Seat, action: ActionName): number {
  if (!listens(board, 'action.performed')) return 0;
  const stack: Stack = [{ ...actionFrame(seat, action, false), stressed: isStressed(board, seat) }];
  const event = happening(seat, { action });
  let sum = 0;
  findOrigin(board, seat, (card, from, place) => {
    for (const number of printedOn(card)?.waiting[MOMENT_NUMBER['action.performed']] ?? []) {
      const { may, applies, does, follows } = effectOn(card, number);
      if (may || !applies(nowFor(board, stack, { ship: seat, from, place, card }, event))) continue;
      for (const op of [...does, ...follows]) sum += op.worth({ board, seat, stack });
    }
    return undefined;
  });
  return sum;
}

/** Whether a weapon is waiting for a lock that it has not. */
function wantsLock(board: Board, seat: Seat): boolean {
  const ship = shipOf(board, seat);
  return (
    ship.locks.length === 0 &&
    weaponsOf(board, seat).some((place) => weaponAt(board, seat, place).needs === 'target-lock')
  );
}

/** A mine is for those who follow. */
function mine(board: Board, seat: Seat): number {
  const { pose } = shipOf(board, seat);
  const behind = board.ships.filter((other, at) => at !== seat && rangeInArc(pose, other.pose, 'rear') === 1).length;
  return behind > 0 ? 0.7 : 0.1;
}
