import type { Reason, Seat } from '@starboard/kernel';
import type { PrintedArc, SecondaryWeapon } from '../../catalogue/index.ts';
import { QUERY } from '../13-cards/book.ts';
import { ask, isModified, isModifiedFor } from '../13-cards/query.ts';
import { isNearerIn, isOnRock, linesTo, rangeIn } from '../measure.ts';
import { loadoutOf } from '../memos/loadout.ts';
import type { Payment, Terms } from '../model/cards.ts';
import { type Board, type CardId, isFlying, QUIET_ROUND, shipOf, type WeaponFilter } from '../model.ts';
import { attackValueOf, hasLock, kindAt, maySpend, upgradeAt } from '../values.ts';

/** 6.2 The targets of a ship, by weapon and range. */

const QUIET: Reason = { rule: '3.5', fact: 'Nobody can attack in the first round.' };
const DISABLED: Reason = { rule: '8.6', fact: 'Its weapons are disabled.' };
const CLOAKED: Reason = { rule: '5.7', fact: 'A cloaked ship can’t attack.' };
const ON_ROCK: Reason = { rule: '4.9', fact: 'A ship on an asteroid can’t attack.' };
const ITSELF: Reason = { rule: '6.2', fact: 'A ship can’t attack itself.' };
const GONE: Reason = { rule: '6.2', fact: 'That ship is not on the mat.' };
const TOUCHING: Reason = { rule: '4.8', fact: 'Ships that touch can’t attack each other.' };
const OUT_OF_REACH: Reason = { rule: '6.2', fact: 'It is not in arc and range of that weapon.' };
const UNPAID: Reason = { rule: '6.3', fact: 'You can’t pay the cost of this attack.' };
const OTHER_WEAPON: Reason = { rule: '6.2', fact: 'You must use another weapon for this attack.' };

/** A target in reach: how far, through which arc, and which kinds of shortest line there are. */
export interface Aim {
  readonly range: number;
  readonly arc: PrintedArc;
  readonly clear: boolean;
  readonly obstructed: boolean;
}

const PRIMARY_RANGE: readonly [number, number] = [1, 3];
const PRIMARY: Omit<SecondaryWeapon, 'attack'> = {
  range: PRIMARY_RANGE,
  needs: null,
  spends: false,
  discards: false,
  arc: 'front',
  shots: 1,
};

/** 6.1 The weapon at a place: the primary weapon at the pilot's. */
export function weaponAt(board: Board, seat: Seat, place: number): SecondaryWeapon {
  if (place === 0) return { ...PRIMARY, attack: attackValueOf(board, seat) };
  const held = shipOf(board, seat).cards[place];
  const weapon = held === undefined ? null : (upgradeAt(held)?.weapon ?? null);
  if (weapon === null) throw new Error(`there is no weapon at place ${place}`);
  return weapon;
}

export const weaponsOf = (board: Board, seat: Seat): readonly number[] => loadoutOf(shipOf(board, seat), seat).weapons;

export const weaponCard = (board: Board, seat: Seat, place: number): CardId | null =>
  place === 0 ? null : (shipOf(board, seat).cards[place]?.card ?? null);

/** 6.2 The reason why a ship can't attack at all. */
export function barredFromAttacking(board: Board, seat: Seat): Reason | undefined {
  const { tokens } = shipOf(board, seat);
  if (board.round === QUIET_ROUND) return QUIET;
  if (tokens.cloak > 0) return CLOAKED;
  if (isModified(board, QUERY['attack.allowed'])) return undefined;
  if (tokens.disabled > 0) return DISABLED;
  return isOnRock(board, seat) ? ON_ROCK : undefined;
}

/** Whether its turn is an opportunity to attack, whatever its pilot and cards do with it. */
export function hasOpportunity(board: Board, seat: Seat): boolean {
  const { cloak, disabled } = shipOf(board, seat).tokens;
  return board.round !== QUIET_ROUND && cloak === 0 && disabled === 0 && !isOnRock(board, seat);
}

/** The terms of an attack, as cards change them. */
function termsOf(board: Board, seat: Seat, weapon: number, at: Seat, given: CardId | null): Terms {
  const plain = plainTerms(board, seat, weapon);
  if (!isModifiedFor(board, QUERY['attack.allowed'], seat)) return plain;
  return ask(board, QUERY['attack.allowed'], seat, { ship: seat, weapon, at, given }, plain);
}

function plainTerms(board: Board, seat: Seat, weapon: number): Terms {
  const { terms } = loadoutOf(shipOf(board, seat), seat);
  const known = terms[weapon];
  if (known !== undefined) return known;
  const found = newTerms(board, seat, weapon);
  terms[weapon] = found;
  return found;
}

function newTerms(board: Board, seat: Seat, weapon: number): Terms {
  const { arc, range } = weapon === 0 ? PRIMARY : weaponAt(board, seat, weapon);
  const arcs = weapon === 0 ? kindAt(board, seat).arcs : arc === 'all' ? ALL_ROUND : FRONT;
  return {
    // What shoots all round has no arc to measure in.
    arcs: arcs.includes('all') ? ALL_ROUND : arcs,
    nearest: range[0],
    farthest: range[1],
    mayTouch: false,
    mayBeDisabled: false,
    mayBeOnRock: false,
    barred: null,
  };
}
const ALL_ROUND: readonly PrintedArc[] = ['all'];
const FRONT: readonly PrintedArc[] = ['front'];

/** 6.2 A weapon and a target: how it is aimed, or why it cannot be. What the ship itself may not is asked before. */
export function aimAt(board: Board, seat: Seat, weapon: number, at: Seat, given: CardId | null): Aim | Reason {
  const arc = arcFor(board, seat, weapon, at, given);
  if (typeof arc !== 'string') return arc;
  const range = rangeIn(board, seat, at, arc);
  const { clear, obstructed } = linesTo(board, seat, at, arc);
  return { range: countedRange(board, seat, weapon, at, range), arc, clear, obstructed };
}

/** 6.2 Whether a weapon can be aimed at a target. */
export const canAim = (board: Board, seat: Seat, weapon: number, at: Seat, given: CardId | null): boolean =>
  typeof arcFor(board, seat, weapon, at, given) === 'string';

/** 6.2 The arc through which a weapon reaches a target, or why it cannot be aimed there. */
function arcFor(board: Board, seat: Seat, weapon: number, at: Seat, given: CardId | null): PrintedArc | Reason {
  if (at === seat) return ITSELF;
  const ship = shipOf(board, seat);
  if (!isFlying(shipOf(board, at))) return GONE;
  const terms = termsOf(board, seat, weapon, at, given);
  if (terms.barred !== null) return terms.barred;
  if (!terms.mayBeDisabled && ship.tokens.disabled > 0) return DISABLED;
  if (!terms.mayTouch && ship.touching.includes(at)) return TOUCHING;
  let range = 0;
  let arc: PrintedArc = 'front';
  // 14.4 Among several arcs, the nearest range counts.
  for (let i = 0; i < terms.arcs.length; i++) {
    const each = terms.arcs[i] as PrintedArc;
    if (each === 'bullseye') continue;
    const band = rangeIn(board, seat, at, each);
    if (band === 0 || (range > 0 && band > range)) continue;
    if (range > 0 && !(band < range || isNearerIn(board, seat, at, each, arc))) continue;
    range = band;
    arc = each;
  }
  if (range < terms.nearest || range > terms.farthest) return OUT_OF_REACH;
  if (!terms.mayBeOnRock && isOnRock(board, seat)) return ON_ROCK;
  return paymentsFor(board, seat, weapon, at).length === 0 ? UNPAID : arc;
}

/** 6.4 A card may have an attack count as one at another range. */
function countedRange(board: Board, seat: Seat, weapon: number, at: Seat, range: number): number {
  if (!isModifiedFor(board, QUERY['attack.range'], seat)) return range;
  return ask(board, QUERY['attack.range'], seat, { ship: seat, weapon, at }, range);
}

export const isAim = (aim: Aim | Reason): aim is Aim => 'range' in aim;

/** 6.3 The ways in which an attack can be paid for now. */
export function paymentsFor(board: Board, seat: Seat, weapon: number, at: Seat): readonly Payment[] {
  if (weapon === 0) return FREE;
  const plain = plainPayments(board, seat, weapon);
  if (isModifiedFor(board, QUERY['attack.cost'], seat)) {
    const ways = ask(board, QUERY['attack.cost'], seat, { ship: seat, weapon, at }, plain);
    return ways.filter((way) => canPay(board, seat, at, way));
  }
  const [way] = plain;
  return way !== undefined && canPay(board, seat, at, way) ? plain : NO_WAY;
}
const NO_WAY: readonly Payment[] = [];

/** The way that is printed on a weapon, built once for each. */
function plainPayments(board: Board, seat: Seat, place: number): readonly Payment[] {
  const card = weaponCard(board, seat, place) ?? '';
  const known = PRINTED_PAYMENTS[card];
  if (known !== undefined) return known;
  const { needs, spends, discards } = weaponAt(board, seat, place);
  const token = needs === 'target-lock' ? 'lock' : needs;
  const ways: readonly Payment[] = [
    { needs: token, spends: spends ? token : null, discards: discards ? 'card' : 'nothing' },
  ];
  PRINTED_PAYMENTS[card] = ways;
  return ways;
}
const PRINTED_PAYMENTS: { [card: string]: readonly Payment[] | undefined } = {};
const FREE: readonly Payment[] = [{ needs: null, spends: null, discards: 'nothing' }];

function canPay(board: Board, seat: Seat, at: Seat, { needs, spends }: Payment): boolean {
  if (needs === 'lock' && !hasLock(board, seat, at)) return false;
  if (needs === 'focus' && shipOf(board, seat).tokens.focus === 0) return false;
  return spends === null || maySpend(board, seat, spends, null);
}

/** Whether a weapon is among those that an attack may be made with. */
export function fits(board: Board, seat: Seat, place: number, { only, place: given }: WeaponFilter): boolean {
  switch (only) {
    case 'any':
      return true;
    case 'primary':
      return place === 0;
    case 'card':
      return place === given;
    case 'other-than':
      return place !== given;
    case 'turret': {
      const held = shipOf(board, seat).cards[place];
      return place > 0 && held !== undefined && upgradeAt(held)?.slot === 'turret';
    }
  }
}

/** Why a weapon and target may not be taken in a certain chance to attack. */
export function objectionToAttack(
  board: Board,
  seat: Seat,
  weapon: number,
  at: Seat,
  chance: { readonly weapons: WeaponFilter; readonly given: CardId | null },
): Reason | undefined {
  const barred = barredFromAttacking(board, seat);
  if (barred !== undefined) return barred;
  if (!fits(board, seat, weapon, chance.weapons)) return OTHER_WEAPON;
  const aim = aimAt(board, seat, weapon, at, chance.given);
  return isAim(aim) ? undefined : aim;
}
