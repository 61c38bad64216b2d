import type { Reason, Seat } from '@starboard/kernel';
import { QUERY } from '../13-cards/book.ts';
import { ask, isModifiedFor } from '../13-cards/query.ts';
import { rangeIn, rangeOf } from '../measure.ts';
import { type ActionName, type Board, isFlying, QUIET_ROUND, shipOf } from '../model.ts';
import { dialOf, isStressed, upgradeAt } from '../values.ts';
import { canShift } from './shifts.ts';

/** 5.2 The reasons against an action. Cards state their own. */

const STRESSED: Reason = { rule: '5.2', fact: 'A stressed ship can’t perform actions.' };
const TWICE: Reason = { rule: '5.2', fact: 'The ship has already performed that action this round.' };
const QUIET: Reason = { rule: '3.5', fact: 'Nobody can acquire a lock with an action in the first round.' };
const NOBODY_TO_LOCK: Reason = { rule: '5.4', fact: 'No ship is in range for a lock.' };
const NO_ROOM: Reason = { rule: '5.5', fact: 'There is no room for this move.' };
const CLOAKED: Reason = { rule: '5.7', fact: 'The ship is already cloaked.' };
const NO_SLAM: Reason = { rule: '5.8', fact: 'The dial has no other manoeuvre of the speed it flew.' };
const NEVER_FREE: Reason = { rule: '5.8', fact: 'SLAM is never a free action.' };
const NOTHING_TO_RELOAD: Reason = { rule: '5.9', fact: 'The ship has no discarded torpedoes or missiles.' };
const NOBODY_TO_JAM: Reason = {
  rule: '5.11',
  fact: 'No ship without a jam token is in the front arc at range 1 to 2.',
};
const NO_FRIENDS: Reason = { rule: '5.12', fact: 'There is no friendly ship to coordinate.' };

/** 5.2 The reason against an action, apart from its place on the bar. */
export function objectionToAction(board: Board, seat: Seat, action: ActionName, free: boolean): Reason | undefined {
  const { acted } = shipOf(board, seat);
  if (acted.includes(action)) return TWICE;
  let reason = isStressed(board, seat) ? STRESSED : undefined;
  if (isModifiedFor(board, QUERY['action.allowed'], seat)) {
    reason = ask(board, QUERY['action.allowed'], seat, { ship: seat, action, free }, reason);
  }
  return reason ?? objectionByKind(board, seat, action, free);
}

function objectionByKind(board: Board, seat: Seat, action: ActionName, free: boolean): Reason | undefined {
  switch (action) {
    case 'target-lock':
      if (board.round === QUIET_ROUND) return QUIET;
      return hasLockTarget(board, seat) ? undefined : NOBODY_TO_LOCK;
    case 'boost':
    case 'barrel-roll':
      return canShift(board, seat, action) ? undefined : NO_ROOM;
    case 'cloak':
      return shipOf(board, seat).tokens.cloak > 0 ? CLOAKED : undefined;
    case 'slam':
      if (free) return NEVER_FREE;
      return slamPlaces(board, seat).length > 0 ? undefined : NO_SLAM;
    case 'reload':
      return reloadable(board, seat).length > 0 ? undefined : NOTHING_TO_RELOAD;
    case 'jam':
      return jamTargets(board, seat).length > 0 ? undefined : NOBODY_TO_JAM;
    case 'coordinate':
      return NO_FRIENDS;
    default:
      return undefined;
  }
}

/** 5.4 The ships that a ship could lock: in range, locked by it already or not. */
export function lockTargets(board: Board, seat: Seat): readonly Seat[] {
  const targets: Seat[] = [];
  for (let at = 0; at < board.ships.length; at++) if (mayLock(board, seat, at)) targets.push(at);
  return targets;
}

function hasLockTarget(board: Board, seat: Seat): boolean {
  for (let at = 0; at < board.ships.length; at++) if (mayLock(board, seat, at)) return true;
  return false;
}

/** 5.4 A lock reaches ranges 1 to 3. */
const LOCK_RANGE: readonly [number, number] = [1, 3];

/** 14.5 A ship may lock a ship again that it has locked. Range 4 means everything beyond range 3. */
export function mayLock(board: Board, seat: Seat, at: Seat): boolean {
  if (at === seat || !isFlying(shipOf(board, at))) return false;
  const range = rangeOf(board, seat, at);
  const [least, longest] = isModifiedFor(board, QUERY['lock.range'], seat)
    ? ask(board, QUERY['lock.range'], seat, { ship: seat }, LOCK_RANGE)
    : LOCK_RANGE;
  const away = range === 0 ? 4 : range;
  return away >= least && away <= longest;
}

/** 5.8 Manoeuvres of the dial with the speed that was flown, by their places. */
export function slamPlaces(board: Board, seat: Seat): readonly number[] {
  const { flown } = shipOf(board, seat);
  if (flown === null) return [];
  const places: number[] = [];
  for (const [place, manoeuvre] of dialOf(board, seat).entries()) {
    if (manoeuvre.speed === flown.manoeuvre.speed) places.push(place);
  }
  return places;
}

/** 5.9 */
export function reloadable(board: Board, seat: Seat): readonly number[] {
  return shipOf(board, seat).cards.flatMap((held, place) => {
    const slot = held.up ? undefined : upgradeAt(held)?.slot;
    return slot === 'torpedo' || slot === 'missile' ? [place] : [];
  });
}

/** 5.11 Ships without a jam token, in the front arc at range 1 to 2. */
export function jamTargets(board: Board, seat: Seat): readonly Seat[] {
  return board.ships.flatMap((ship, at) => {
    if (at === seat || !isFlying(ship) || ship.tokens.jam > 0) return [];
    const range = rangeIn(board, seat, at, 'front');
    return range === 1 || range === 2 ? [at] : [];
  });
}
