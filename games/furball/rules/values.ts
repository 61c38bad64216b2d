import type { Seat } from '@starboard/kernel';
import {
  type Action,
  DIFFICULTIES,
  type DialManoeuvre,
  type Difficulty,
  shipOf as kindOf,
  type ShipType as ShipKind,
  type Stats,
  UPGRADES,
  type Upgrade,
} from '../catalogue/index.ts';
import { ask, askOnReturn, isModified } from './13-cards/query.ts';
import { isIn } from './measure.ts';
import { type AttackFrame, type Board, type Held, type Ship, shipOf, type Token } from './model.ts';

/** What ships are worth as they stand: print, then what their upgrades grant, then what cards change. */

export const kindAt = (board: Board, seat: Seat): ShipKind => kindOf(shipOf(board, seat).kind);

/** By card, built once; a missing entry is not an upgrade. */
const UPGRADE_OF: { readonly [card: string]: Upgrade | undefined } = Object.fromEntries(
  UPGRADES.map((upgrade) => [upgrade.id, upgrade]),
);

export const upgradeAt = (held: Held): Upgrade | undefined => UPGRADE_OF[held.card];

function granted({ cards }: Ship, stat: keyof Stats): number {
  let sum = 0;
  for (let place = 1; place < cards.length; place++) {
    const held = cards[place];
    if (held?.up !== true) continue;
    const upgrade = upgradeAt(held);
    sum += upgrade?.grants.stats?.[stat] ?? 0;
    if (upgrade?.sides != null) sum += upgrade.sides[held.side].grants?.stats?.[stat] ?? 0;
  }
  return sum;
}

/** 3.4 Skill, for one purpose: the latest change alone counts. */
export function skillOf(board: Board, seat: Seat, purpose: 'placement' | 'activation' | 'combat'): number {
  const { skill: printed, status } = shipOf(board, seat);
  // 10.3 A ship that returns is as new, and its own cards count for the order.
  if (status === 'gone') return askOnReturn(board, 'skill', seat, { ship: seat, purpose, printed }, printed);
  if (!isModified(board, 'skill')) return printed;
  return ask(board, 'skill', seat, { ship: seat, purpose, printed }, printed);
}

/** 6.7 Agility against an attack, or by itself: all changes are added up, and it is at least 0. */
export function agilityOf(board: Board, seat: Seat, attack: AttackFrame | null): number {
  const ship = shipOf(board, seat);
  const { cloak, tractor } = ship.tokens;
  const plain = kindOf(ship.kind).agility + granted(ship, 'agility') + (cloak > 0 ? 2 : 0) - tractor;
  return Math.max(0, ask(board, 'agility', seat, { ship: seat, attack }, plain));
}

export function attackValueOf(board: Board, seat: Seat): number {
  const ship = shipOf(board, seat);
  const plain = kindOf(ship.kind).attack + granted(ship, 'attack');
  return Math.max(0, ask(board, 'attack.value', seat, { ship: seat }, plain));
}

export function hullOf(board: Board, seat: Seat): number {
  const ship = shipOf(board, seat);
  return ask(board, 'hull', seat, { ship: seat }, kindOf(ship.kind).hull + granted(ship, 'hull'));
}

export function shieldsOf(board: Board, seat: Seat): number {
  const ship = shipOf(board, seat);
  return ask(board, 'shields', seat, { ship: seat }, kindOf(ship.kind).shields + granted(ship, 'shields'));
}

/** 7.5 What damage cards count against the hull. */
export function damageOn(board: Board, seat: Seat): number {
  const { damage } = shipOf(board, seat);
  if (!isModified(board, 'damage.weight')) return damage.length;
  let sum = 0;
  for (let place = 0; place < damage.length; place++) {
    sum += ask(board, 'damage.weight', seat, { ship: seat, place }, 1);
  }
  return sum;
}

/** 7.5 How much more a ship can take: its shields, and its hull less the damage on it. */
export function lifeLeft(board: Board, seat: Seat): number {
  return shipOf(board, seat).shields + hullOf(board, seat) - damageOn(board, seat);
}

/** 5.1 The actions on a ship's bar: printed, granted by upgrades, changed by cards. */
export function barOf(board: Board, seat: Seat): readonly Action[] {
  const ship = shipOf(board, seat);
  let bar = kindOf(ship.kind).actions;
  for (let place = 1; place < ship.cards.length; place++) {
    const held = ship.cards[place];
    if (held?.up !== true) continue;
    const upgrade = upgradeAt(held);
    const side = upgrade?.sides?.[held.side].grants?.actions;
    if (upgrade?.grants.actions !== undefined) bar = withActions(bar, upgrade.grants.actions);
    if (side !== undefined) bar = withActions(bar, side);
  }
  return ask(board, 'action.bar', seat, { ship: seat }, bar);
}

function withActions(bar: readonly Action[], more: readonly Action[]): readonly Action[] {
  const missing = more.filter((action) => !bar.includes(action));
  return missing.length === 0 ? bar : [...bar, ...missing];
}

export const dialOf = (board: Board, seat: Seat): readonly DialManoeuvre[] => kindAt(board, seat).dial;

/** 14.16 The neighbour of a manoeuvre on a dial of this length, which is a ring in the order in which it is printed. */
export const besideOnDial = (length: number, place: number, way: 'back' | 'on'): number =>
  (place + (way === 'on' ? 1 : length - 1)) % length;

/** 4.4 The colour of a manoeuvre as it counts: of several changes the hardest. */
export function difficultyOf(board: Board, seat: Seat, manoeuvre: DialManoeuvre): Difficulty {
  if (!isModified(board, 'difficulty')) return manoeuvre.difficulty;
  return ask(board, 'difficulty', seat, { ship: seat, manoeuvre }, manoeuvre.counts) ?? manoeuvre.difficulty;
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
  if (!isModified(board, 'token.spendable')) return true;
  const pool = attack === null ? null : attack.attacker === seat ? 'attack' : 'defence';
  return ask(board, 'token.spendable', seat, { ship: seat, token, pool, attack }, true);
}

function isBullseyed(board: Board, { attacker, defender }: AttackFrame): boolean {
  return kindAt(board, attacker).arcs.includes('bullseye') && isIn(board, attacker, defender, 'bullseye');
}
