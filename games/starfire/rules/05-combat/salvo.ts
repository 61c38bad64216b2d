import { rollFor } from '@starboard/kernel';
import { hurt } from '../06-damage.ts';
import { isWeapon, WEAPONS, type Weapon } from '../data/systems.ts';
import { type FrameAt, type Match, named, type Salvo, type Ship, shipAt, type Tell } from '../model.ts';
import { damageAt, rangeBetween, toHit } from './gunnery.ts';

const TEN = 10;

/** 5.2, 8.6 Weapons fire from left to right on the strip, until the target is destroyed. */
export function fireSalvo(match: Match, { salvo }: FrameAt<'fire'>, tell: Tell): void {
  const { board } = match;
  if (salvo === null) return;
  const ship = shipAt(board, salvo.ship);
  const target = shipAt(board, salvo.at);
  const fired = weaponsInOrder(ship, salvo.weapons);
  const range = rangeBetween(ship, target);
  tell?.({
    type: 'fires',
    rule: '5.2',
    ship: named(board, salvo.ship),
    at: named(board, salvo.at),
    weapons: fired,
    range,
  });
  for (const weapon of fired) {
    if (target.fate !== 'fighting') return;
    shoot(match, salvo, weapon, range, tell);
  }
}

/** The weapons of a salvo as they stand on the strip. */
export function weaponsInOrder({ design: { systems }, working }: Ship, weapons: readonly number[]): readonly Weapon[] {
  const left = weapons.slice();
  const order: Weapon[] = [];
  for (let i = 0; i < systems.length; i++) {
    const system = systems[i];
    if (!working[i] || system === undefined || !isWeapon(system)) continue;
    const kind = WEAPONS.indexOf(system);
    const count = left[kind] ?? 0;
    if (count === 0) continue;
    left[kind] = count - 1;
    order.push(system);
  }
  return order;
}

/** 5.9 Each weapon rolls a ten-sided die; the number on the chart or less hits. */
function shoot({ board, dice }: Match, { ship, at }: Salvo, weapon: Weapon, range: number, tell: Tell): void {
  const target = shipAt(board, at);
  const needed = toHit(board, weapon, range, target);
  const die = rollFor(dice, 'shot', ship, TEN);
  const hit = die <= needed;
  if (tell) {
    const rule = weapon === 'Pt' ? '5.10' : '5.9';
    tell({ type: 'shot', rule, ship: named(board, ship), at: named(board, at), weapon, range, needed, die, hit });
  }
  if (hit) hurt(board, at, weapon, damageAt(board, weapon, range, target), tell);
}
