import type { Seat } from '@starboard/kernel';
import {
  type Action,
  DIFFICULTIES,
  type DialManoeuvre,
  type Difficulty,
  type ShipType as ShipKind,
} from '../catalogue/index.ts';
import { QUERY } from './13-cards/book.ts';
import { ask, askOnReturn, isModifiedFor } from './13-cards/query.ts';
import { isIn } from './measure.ts';
import { loadoutOf } from './memos/loadout.ts';
import { type AttackFrame, type Board, shipOf, type Token } from './model.ts';

/** What ships are worth as they stand: print, then what their upgrades grant, then what cards change. */

export { upgradeAt } from './memos/loadout.ts';

export const kindAt = (board: Board, seat: Seat): ShipKind => loadoutOf(shipOf(board, seat), seat).kind;

/** 3.4 Skill, for one purpose: the latest change alone counts. */
export function skillOf(board: Board, seat: Seat, purpose: 'placement' | 'activation' | 'combat'): number {
  const { skill: printed, status } = shipOf(board, seat);
  // 10.3 A ship that returns is as new, and its own cards count for the order.
  if (status === 'gone') return askOnReturn(board, QUERY.skill, seat, { ship: seat, purpose, printed }, printed);
  if (!isModifiedFor(board, QUERY.skill, seat)) return printed;
  return ask(board, QUERY.skill, seat, { ship: seat, purpose, printed }, printed);
}

/** 6.7 Agility against an attack, or by itself: all changes are added up, and it is at least 0. */
export function agilityOf(board: Board, seat: Seat, attack: AttackFrame | null): number {
  const ship = shipOf(board, seat);
  const { cloak, tractor } = ship.tokens;
  const plain = loadoutOf(ship, seat).agility + (cloak > 0 ? 2 : 0) - tractor;
  if (!isModifiedFor(board, QUERY.agility, seat)) return Math.max(0, plain);
  return Math.max(0, ask(board, QUERY.agility, seat, { ship: seat, attack }, plain));
}

export function attackValueOf(board: Board, seat: Seat): number {
  const plain = loadoutOf(shipOf(board, seat), seat).attack;
  if (!isModifiedFor(board, QUERY['attack.value'], seat)) return Math.max(0, plain);
  return Math.max(0, ask(board, QUERY['attack.value'], seat, { ship: seat }, plain));
}

export function hullOf(board: Board, seat: Seat): number {
  const plain = loadoutOf(shipOf(board, seat), seat).hull;
  return isModifiedFor(board, QUERY.hull, seat) ? ask(board, QUERY.hull, seat, { ship: seat }, plain) : plain;
}

export function shieldsOf(board: Board, seat: Seat): number {
  const plain = loadoutOf(shipOf(board, seat), seat).shields;
  return isModifiedFor(board, QUERY.shields, seat) ? ask(board, QUERY.shields, seat, { ship: seat }, plain) : plain;
}

/** 7.5 What damage cards count against the hull. */
export function damageOn(board: Board, seat: Seat): number {
  const { damage } = shipOf(board, seat);
  if (!isModifiedFor(board, QUERY['damage.weight'], seat)) return damage.length;
  let sum = 0;
  for (let place = 0; place < damage.length; place++) {
    sum += ask(board, QUERY['damage.weight'], seat, { ship: seat, place }, 1);
  }
  return sum;
}

/** 7.5 How much more a ship can take: its shields, and its hull less the damage on it. */
export function lifeLeft(board: Board, seat: Seat): number {
  return shipOf(board, seat).shields + hullOf(board, seat) - damageOn(board, seat);
}

/** 5.1 The actions on a ship's bar: printed, granted by upgrades, changed by cards. */
export function barOf(board: Board, seat: Seat): readonly Action[] {
  const { bar } = loadoutOf(shipOf(board, seat), seat);
  return isModifiedFor(board, QUERY['action.bar'], seat)
    ? ask(board, QUERY['action.bar'], seat, { ship: seat }, bar)
    : bar;
}

export const dialOf = (board: Board, seat: Seat): readonly DialManoeuvre[] => kindAt(board, seat).dial;

/** 14.16 The neighbour of a manoeuvre on a dial of this length, which is a ring in the order in which it is printed. */
export const besideOnDial = (length: number, place: number, way: 'back' | 'on'): number =>
  (place + (way === 'on' ? 1 : length - 1)) % length;

/** 4.4 The colour of a manoeuvre as it counts: of several changes the hardest. */
export function difficultyOf(board: Board, seat: Seat, manoeuvre: DialManoeuvre): Difficulty {
  if (!isModifiedFor(board, QUERY.difficulty, seat)) return manoeuvre.difficulty;
  return ask(board, QUERY.difficulty, seat, { ship: seat, manoeuvre }, manoeuvre.counts) ?? manoeuvre.difficulty;
}

/** The harder of a change and those before it: for cards that change difficulty. */
export function harder(one: Difficulty | undefined, other: Difficulty): Difficulty {
  if (one === undefined) return other;
  return DIFFICULTIES.indexOf(one) > DIFFICULTIES.indexOf(other) ? one : other;
}

export const isStressed = (board: Board, seat: Seat): boolean => shipOf(board, seat).tokens.stress > 0;

export const hasLock = (board: Board, seat: Seat, on: Seat): boolean => shipOf(board, seat).locks.includes(on);

/** Whether a token may be spent, on dice or otherwise. 6.13 In a bullseye neither focus nor evade tokens are. */
export function maySpend(board: Board, seat: Seat, token: Token | 'lock', attack: AttackFrame | null): boolean {
  if (attack?.defender === seat && (token === 'focus' || token === 'evade') && isBullseyed(board, attack)) return false;
  if (!isModifiedFor(board, QUERY['token.spendable'], seat)) return true;
  const pool = attack === null ? null : attack.attacker === seat ? 'attack' : 'defence';
  return ask(board, QUERY['token.spendable'], seat, { ship: seat, token, pool, attack }, true);
}

function isBullseyed(board: Board, { attacker, defender }: AttackFrame): boolean {
  return kindAt(board, attacker).arcs.includes('bullseye') && isIn(board, attacker, defender, 'bullseye');
}
