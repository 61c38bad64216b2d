import { distance, inWedge, opposite } from '@starboard/geometry';
import type { Reason } from '@starboard/kernel';
import { hasDriveField, hasWorking, workingWeapons } from '../01-ships/ships.ts';
import { CHARTS } from '../data/charts.ts';
import { isWeapon, WEAPONS, type Weapon } from '../data/systems.ts';
import type { Board, Ship } from '../model.ts';

/** What a ship can do to another from where it is. */

/** 5.8 */
export const WITHOUT_SENSORS = 10;
const MOST_BONUS = 3;
const MOST_BONUS_DRIVE_DOWN = 2;
const NOTHING: readonly number[] = [0, 0, 0, 0];

/** 5.7 */
export function rangeBetween(a: Ship, b: Ship): number {
  return distance(a, b);
}

/** 5.6 The wedge of 60° dead astern, its border rows included; a ship's own hex is never blind. */
export function isInBlindSpot(ship: Ship, target: Ship): boolean {
  return inWedge(ship, opposite(ship.facing), target);
}

/** 5.9 The highest roll that hits; 0 if the target is out of the weapon's range. */
export function toHit({ setup }: Board, weapon: Weapon, range: number, target: Ship): number {
  const base = CHARTS[setup.chart][weapon].toHit[range] ?? 0;
  return base > 0 && weapon === 'Pt' ? base + torpedoBonus(target) : base;
}

/** 5.10 A third of the target's turn mode, rounded up. */
export function torpedoBonus(target: Ship): number {
  const bonus = Math.ceil(target.design.turnMode / 3);
  return Math.min(bonus, hasDriveField(target) ? MOST_BONUS : MOST_BONUS_DRIVE_DOWN);
}

/** 5.11 What a hit destroys. 6.3 A missile destroys three times as much without shields and drive field. */
export function damageAt({ setup }: Board, weapon: Weapon, range: number, target: Ship): number {
  const damage = CHARTS[setup.chart][weapon].damage[range] ?? 0;
  return weapon === 'R' && !hasWorking(target, 'S') && !hasDriveField(target) ? damage * 3 : damage;
}

/** How many weapons of each kind have a chance to hurt the target, in the order of WEAPONS. */
export function bearing(board: Board, ship: Ship, target: Ship): readonly number[] {
  const range = rangeBetween(ship, target);
  if (range >= LONGEST_RANGE || isInBlindSpot(ship, target)) return NOTHING;
  return reaching(board, ship, range);
}

/** How many weapons of each kind reach so far, in the order of WEAPONS. */
export function reaching(board: Board, ship: Ship, range: number): readonly number[] {
  if (range > WITHOUT_SENSORS && !hasWorking(ship, 'Y')) return NOTHING;
  const chart = CHARTS[board.setup.chart];
  const counts = workingWeapons(ship);
  for (let kind = 0; kind < WEAPONS.length; kind++) {
    const weapon = WEAPONS[kind] ?? 'R';
    if ((counts[kind] ?? 0) > 0 && (chart[weapon].toHit[range] ?? 0) === 0) counts[kind] = 0;
  }
  return counts;
}

/** No weapon of any chart fires further. */
export const LONGEST_RANGE = Math.max(
  ...Object.values(CHARTS).flatMap((chart) => WEAPONS.map((w) => chart[w].toHit.length)),
);

/** Whether any weapon of a ship has a chance to hurt another; cheap checks come first. */
export function canHurt(board: Board, ship: Ship, target: Ship): boolean {
  const range = rangeBetween(ship, target);
  if (range >= LONGEST_RANGE || isInBlindSpot(ship, target)) return false;
  if (range > WITHOUT_SENSORS && !hasWorking(ship, 'Y')) return false;
  const chart = CHARTS[board.setup.chart];
  const { systems } = ship.design;
  for (let i = systems.length - 1; i >= 0; i--) {
    const system = systems[i];
    if (!ship.working[i] || system === undefined || !isWeapon(system)) continue;
    if ((chart[system].toHit[range] ?? 0) > 0) return true;
  }
  return false;
}

export function anyOf(counts: readonly number[]): boolean {
  for (const count of counts) if (count > 0) return true;
  return false;
}

/** 5.4 Why a ship has no chance to hurt another, if it has none. */
export function whyHarmless(board: Board, ship: Ship, target: Ship): Reason | undefined {
  if (canHurt(board, ship, target)) return undefined;
  const range = rangeBetween(ship, target);
  if (!anyOf(workingWeapons(ship))) return { rule: '5.4', fact: `${ship.name} has no working weapon.` };
  if (isInBlindSpot(ship, target)) return { rule: '5.6', fact: `${target.name} is in the blind spot of ${ship.name}.` };
  if (range > WITHOUT_SENSORS && !hasWorking(ship, 'Y')) {
    return {
      rule: '5.8',
      fact: `${target.name} is ${range} hexes away. Beyond 10 hexes, a ship needs working combat sensors (Y).`,
    };
  }
  return { rule: '5.9', fact: `No weapon of ${ship.name} can hit ${target.name} at range ${range}.` };
}
