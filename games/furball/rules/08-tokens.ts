import type { Procedure, Seat } from '@starboard/kernel';
import { canShift } from './05-actions/shifts.ts';
import { QUERY } from './13-cards/book.ts';
import { listens } from './13-cards/listening.ts';
import { ask, isModifiedFor } from './13-cards/query.ts';
import { windowOn } from './13-cards/windows.ts';
import {
  type Board,
  type FrameAt,
  type Furball,
  isFlying,
  type Match,
  type Next,
  shipOf,
  type Tell,
  TOKENS,
  type Token,
} from './model.ts';

/**
 * 8.1 A ship gets a token: at once if nothing follows from it, else by its own procedure. Ion (8.5) and disabled
 * weapons (8.6) count when dials are set and attacks are made.
 */
export function give(match: Match, seat: Seat, token: Token, count: number, by: Seat | null, tell: Tell): Next {
  const { board } = match;
  if (count <= 0 || !isFlying(shipOf(board, seat))) return undefined;
  if (!listens(board, 'token.assigned') && !listens(board, 'token.before-assigned') && !isTouchy(board, seat, token)) {
    for (let i = 0; i < count; i++) place(board, seat, token, tell);
    return undefined;
  }
  return { call: tokenFrame(seat, token, by, 1, count, -1) };
}

/** How a token goes: its owner spends it, or it is only removed, which is not spending. */
type Going = 'spent' | 'removed';

/** 8.2 A token goes from a ship. */
export function take(match: Match, seat: Seat, token: Token, count: number, tell: Tell, how: Going = 'removed'): Next {
  const { board } = match;
  const held = Math.min(count, shipOf(board, seat).tokens[token]);
  if (held <= 0) return undefined;
  if (!anyoneMinds(board, how)) {
    change(board, seat, token, -held, tell);
    return undefined;
  }
  return { call: tokenFrame(seat, token, null, -1, held, -1, how === 'spent') };
}

/** A lock is acquired (5.4); one more than a ship may hold drops its oldest, 14.5 or the one on the same ship. */
export function lockOn(match: Match, seat: Seat, target: Seat, tell: Tell): Next {
  const { board } = match;
  placeLock(board, seat, target, tell);
  if (!listens(board, 'token.assigned') && !isTouchy(board, seat, 'lock')) return undefined;
  return { call: { ...tokenFrame(seat, 'lock', seat, 1, 0, target), step: PLACED } };
}

export function unlock(match: Match, seat: Seat, target: Seat, tell: Tell, how: Going = 'removed'): Next {
  const { board } = match;
  dropLock(board, seat, target, tell);
  if (!anyoneMinds(board, how)) return undefined;
  return { call: { ...tokenFrame(seat, 'lock', null, -1, 0, target, how === 'spent'), step: PLACED } };
}

const anyoneMinds = (board: Board, how: Going): boolean =>
  listens(board, 'token.removed') || (how === 'spent' && listens(board, 'token.spent'));

function tokenFrame(
  ship: Seat,
  token: FrameAt<'token'>['token'],
  by: Seat | null,
  change: 1 | -1,
  left: number,
  number: number,
  spent = false,
): FrameAt<'token'> {
  return { at: 'token', step: 0, ship, token, by, change, spent, left, number, instead: null, answer: null };
}

/** Whether the core rules go on from a token: a jam meets its match, a first tractor beam pulls. */
function isTouchy(board: Board, seat: Seat, token: Token | 'lock'): boolean {
  const { tokens, tractored } = shipOf(board, seat);
  if (token === 'tractor') return !tractored;
  return token === 'jam' ? isJammable(board, seat) : tokens.jam > 0;
}

function isJammable(board: Board, seat: Seat): boolean {
  const { tokens, locks } = shipOf(board, seat);
  return tokens.focus > 0 || tokens.evade > 0 || locks.length > 0;
}

function place(board: Board, seat: Seat, token: Token, tell: Tell): void {
  const most = isModifiedFor(board, QUERY['token.limit'], seat)
    ? ask(board, QUERY['token.limit'], seat, { ship: seat, token }, MOST[token] ?? 99)
    : (MOST[token] ?? 99);
  if (shipOf(board, seat).tokens[token] < most) change(board, seat, token, 1, tell);
}
/** There is no second cloak token (5.7). */
const MOST: { readonly [T in Token]?: number } = { cloak: 1 };

export function change(board: Board, seat: Seat, token: Token, by: number, tell: Tell): void {
  const { tokens } = shipOf(board, seat);
  tokens[token] += by;
  tell?.({ type: 'token', rule: by > 0 ? '8.1' : '8.2', ship: seat, token, change: by, left: tokens[token] });
}

function placeLock(board: Board, seat: Seat, target: Seat, tell: Tell): void {
  const ship = shipOf(board, seat);
  if (ship.locks.filter((lock) => lock === target).length >= lockLimit(board, seat, 'same-lock')) {
    dropLock(board, seat, target, tell);
  }
  const most = lockLimit(board, seat, 'lock');
  for (;;) {
    const others = ship.locks.filter((lock) => lock !== target);
    const [oldest] = others;
    if (oldest === undefined || countDistinct(others) < most) break;
    dropLock(board, seat, oldest, tell);
  }
  ship.locks = [...ship.locks, target];
  tell?.({ type: 'locked', rule: '5.4', ship: seat, target });
}

const countDistinct = (seats: readonly Seat[]): number =>
  seats.filter((seat, place) => seats.indexOf(seat) === place).length;

/** How many ships a ship may have locked, and how many locks it may have on each. */
function lockLimit(board: Board, seat: Seat, token: 'lock' | 'same-lock'): number {
  return isModifiedFor(board, QUERY['token.limit'], seat)
    ? ask(board, QUERY['token.limit'], seat, { ship: seat, token }, 1)
    : 1;
}

function dropLock(board: Board, seat: Seat, target: Seat, tell: Tell): void {
  const ship = shipOf(board, seat);
  const place = ship.locks.indexOf(target);
  if (place < 0) return;
  ship.locks = ship.locks.toSpliced(place, 1);
  tell?.({ type: 'unlocked', rule: '5.4', ship: seat, target });
}

/** All locks on a ship that leaves, and its own. */
export function dropAllLocks(board: Board, seat: Seat): void {
  shipOf(board, seat).locks = NO_LOCKS;
  for (const ship of board.ships)
    if (ship.locks.includes(seat)) ship.locks = ship.locks.filter((lock) => lock !== seat);
}
const NO_LOCKS: readonly Seat[] = [];

/** 8.1 Before a token comes, a card may have another come in its place. */
function openBefore(match: Match, { ship, token, by, change: way }: FrameAt<'token'>): Next {
  return way > 0 ? beforeAssigned(match, ship, { token, other: by }) : undefined;
}
const beforeAssigned = windowOn('token.before-assigned');

const kindOf = ({ token, instead }: FrameAt<'token'>): FrameAt<'token'>['token'] => instead ?? token;

/** One token comes or goes. */
function moveToken({ board }: Match, frame: FrameAt<'token'>, tell: Tell): void {
  const { ship, change: by } = frame;
  const token = kindOf(frame);
  frame.left--;
  if (
    !isFlying(shipOf(board, ship)) ||
    (by < 0 && token !== 'lock' && token !== 'condition' && shipOf(board, ship).tokens[token] === 0)
  )
    return;
  if (token === 'lock' || token === 'condition') return;
  if (by > 0) place(board, ship, token, tell);
  else change(board, ship, token, -1, tell);
}

function openWindow(match: Match, frame: FrameAt<'token'>): Next {
  const { ship, by, change: way, number } = frame;
  const token = kindOf(frame);
  const other = token === 'lock' ? number : by;
  return (way > 0 ? whenAssigned : whenRemoved)(match, ship, { token, other, number });
}
const whenAssigned = windowOn('token.assigned');
const whenRemoved = windowOn('token.removed');

/** 8.2 What answers spending stays silent if a token was only removed. */
function openSpent(match: Match, { ship, token, spent, number }: FrameAt<'token'>): Next {
  if (!spent) return undefined;
  return whenSpent(match, ship, { token, other: token === 'lock' ? number : null, number });
}
const whenSpent = windowOn('token.spent');

/** 8.4 A jam token goes with one focus, evade or lock, which its owner chooses. */
function jam({ board }: Match, frame: FrameAt<'token'>): Next {
  const { ship, change: way } = frame;
  if (way < 0 || !isFlying(shipOf(board, ship)) || shipOf(board, ship).tokens.jam === 0 || !isJammable(board, ship))
    return undefined;
  const { tokens, locks } = shipOf(board, ship);
  const among = [tokens.focus > 0 ? 'focus' : '', tokens.evade > 0 ? 'evade' : '', locks.length > 0 ? 'lock' : ''];
  return { ask: [{ kind: 'either', seat: ship, why: 'jam', among: among.filter((each) => each !== '') }] };
}

function loseJammed(match: Match, frame: FrameAt<'token'>, tell: Tell): Next {
  const { answer, ship } = frame;
  if (answer === null || !isFlying(shipOf(match.board, ship))) return undefined;
  frame.answer = null;
  change(match.board, ship, 'jam', -1, tell);
  if (answer === 'lock') {
    const [target] = shipOf(match.board, ship).locks;
    return target === undefined ? undefined : unlock(match, ship, target, tell);
  }
  return take(match, ship, answer === 'focus' ? 'focus' : 'evade', 1, tell);
}

/** 8.3 The first tractor beam of a round: its giver may roll or boost the ship. */
function pull({ board }: Match, { ship, token, change: way, by }: FrameAt<'token'>): Next {
  const target = shipOf(board, ship);
  if (token !== 'tractor' || way < 0 || target.tractored) return undefined;
  target.tractored = true;
  if (by === null || target.tokens.tractor === 0 || !canShift(board, ship, 'tractor')) return undefined;
  return {
    call: { at: 'shift', step: 0, ship, by, move: 'tractor', may: true, choice: null, mines: [], met: 0, rocks: [] },
  };
}

function again({ board }: Match, frame: FrameAt<'token'>): Next {
  frame.instead = null;
  return frame.left > 0 && isFlying(shipOf(board, frame.ship)) ? { goTo: 0 } : undefined;
}

/** The step after the token is there or gone; locks begin with it. */
const PLACED = 2;

export const tokenProcedure: Procedure<Furball, 'token'> = [
  openBefore,
  moveToken,
  openWindow,
  openSpent,
  jam,
  loseJammed,
  pull,
  again,
];

/** At the end of a round (10.2) all focus, evade, tractor, reinforce and weapons-disabled tokens go. */
export function clearTokens(board: Board, seat: Seat): void {
  const { tokens } = shipOf(board, seat);
  const asks = isModifiedFor(board, QUERY['token.kept'], seat);
  for (const token of FLEETING) {
    if (tokens[token] === 0) continue;
    if (asks && ask(board, QUERY['token.kept'], seat, { ship: seat, token }, false)) continue;
    tokens[token] = 0;
  }
}
const FLEETING: readonly Token[] = TOKENS.filter((token) => !['stress', 'ion', 'jam', 'cloak'].includes(token));
