import type { Seat } from '@starboard/kernel';
import { findCard, type Slot } from '../catalogue/index.ts';
import { isIn, others } from '../rules/measure.ts';
import type { Now } from '../rules/model/cards.ts';
import { type Board, isFlying, shipOf, type Token } from '../rules/model.ts';
import { kindAt, upgradeAt } from '../rules/values.ts';

/** Shorthands for what cards ask of the table. */

export const isStressed = ({ board, ship }: Now): boolean => shipOf(board, ship).tokens.stress > 0;
export const isUnstressed = (now: Now): boolean => !isStressed(now);
export const holds = (now: Now, token: Token): boolean => shipOf(now.board, now.ship).tokens[token] > 0;

/** The other ship of the attack. */
export function foeOf({ attack, ship }: Now): Seat {
  if (attack === null) throw new Error('there is no attack');
  return attack.attacker === ship ? attack.defender : attack.attacker;
}

export const foeHolds = (now: Now, token: Token): boolean => shipOf(now.board, foeOf(now)).tokens[token] > 0;
export const locksFoe = (now: Now): boolean => shipOf(now.board, now.ship).locks.includes(foeOf(now));

export const rangeIs = ({ attack }: Now, least: number, most = least): boolean =>
  attack !== null && attack.range >= least && attack.range <= most;

export const isPrimary = ({ attack }: Now): boolean => attack?.weapon === 0;

/** Whether the pilot of a ship is unique. */
export function isUnique(board: Board, seat: Seat): boolean {
  const card = findCard(shipOf(board, seat).cards[0]?.card ?? '');
  return card?.kind === 'pilot' && card.unique;
}

/** Whether the weapon of the attack goes into one of these slots. */
export function isWeaponOf({ board, attack }: Now, ...slots: readonly Slot[]): boolean {
  if (attack === null || attack.weapon === 0) return false;
  const held = shipOf(board, attack.attacker).cards[attack.weapon];
  const slot = held === undefined ? undefined : upgradeAt(held)?.slot;
  return slot !== undefined && slots.includes(slot);
}

export const weaponPoints = ({ board, attack }: Now): number => {
  const held = attack === null ? undefined : shipOf(board, attack.attacker).cards[attack.weapon];
  return held === undefined || attack?.weapon === 0 ? 0 : (upgradeAt(held)?.points ?? 0);
};

/** The other ship is in the bearer's printed front arc. */
export const foeInArc = (now: Now): boolean => isIn(now.board, now.ship, foeOf(now), 'front');
/** The bearer is in the other ship's printed front arc. */
export const inFoesArc = (now: Now): boolean => isIn(now.board, foeOf(now), now.ship, 'front');

/** Whether a ship is in any firing arc of another, auxiliary ones among them; a turret has none. */
export const isInArcsOf = (board: Board, shooter: Seat, other: Seat): boolean =>
  kindAt(board, shooter).arcs.some((arc) => arc !== 'all' && isIn(board, shooter, other, arc)) ||
  isIn(board, shooter, other, 'front');

/** Other ships near the bearer. */
export const near =
  (least: number, most: number) =>
  ({ board, ship }: Now): readonly Seat[] =>
    others(board, ship, least, most);

/** Ships other than the defender at range 1 of where it stands or stood. */
export const besideDefender = ({ board, attack }: Now): readonly Seat[] =>
  attack === null ? [] : others(board, attack.defender, 1, 1);

export const isAlive = ({ board }: Now, seat: Seat): boolean => isFlying(shipOf(board, seat));

/** The places of cards in some slots, faceup or discarded. */
export function placesIn({ board, ship }: Now, up: boolean, ...slots: readonly Slot[]): readonly number[] {
  return shipOf(board, ship).cards.flatMap((held, place) => {
    const slot = place === 0 || held.up !== up ? undefined : upgradeAt(held)?.slot;
    return slot !== undefined && slots.includes(slot) ? [place] : [];
  });
}
