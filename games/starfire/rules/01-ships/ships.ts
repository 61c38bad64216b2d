import { ENGINE_ROOMS, isWeapon, type System, WEAPONS } from '../data/systems.ts';
import type { Design, Ship } from '../model.ts';

/** What a ship can do, as it was built and as it is now. */

/** 1.10 */
export const MOST_SYSTEMS = 60;
export const MOST_TURN_MODE = 9;

export function countOf(systems: readonly System[], system: System): number {
  let count = 0;
  for (const each of systems) if (each === system) count++;
  return count;
}

/** 1.4, 1.5 The movement points of a design, undamaged. */
export function pointsOf({ hull, systems }: Pick<Design, 'hull' | 'systems'>): number {
  const { engines, points } = ENGINE_ROOMS[hull];
  return (countOf(systems, 'I') / engines) * points;
}

export function isFighting(ship: Pick<Ship, 'fate'>): boolean {
  return ship.fate === 'fighting';
}

/** Whether any system of a kind works: 1.7 one combat sensor is enough. */
export function hasWorking(
  { design: { systems }, working }: Pick<Ship, 'design' | 'working'>,
  system: System,
): boolean {
  for (let i = 0; i < systems.length; i++) if (working[i] && systems[i] === system) return true;
  return false;
}

/** 1.4 The drive field is up as long as any engine works, even without movement points. */
export function hasDriveField(ship: Pick<Ship, 'design' | 'working'>): boolean {
  return hasWorking(ship, 'I');
}

/** 1.4, 1.5 Movement points for a turn: those of the engine rooms in which every engine works. */
export function movementPoints({ design: { systems, hull }, working }: Pick<Ship, 'design' | 'working'>): number {
  const { engines, points } = ENGINE_ROOMS[hull];
  let total = 0;
  let inRoom = 0;
  let whole = true;
  for (let i = 0; i < systems.length; i++) {
    if (systems[i] !== 'I') continue;
    if (!working[i]) whole = false;
    if (++inRoom < engines) continue;
    if (whole) total += points;
    inRoom = 0;
    whole = true;
  }
  return total;
}

/** 1.8 The weapons that can fire this turn, each once: how many of each kind work, in the order of WEAPONS. */
export function workingWeapons({ design: { systems }, working }: Pick<Ship, 'design' | 'working'>): number[] {
  const counts = [0, 0, 0, 0];
  for (let i = 0; i < systems.length; i++) {
    const system = systems[i];
    if (!working[i] || system === undefined || !isWeapon(system)) continue;
    const kind = WEAPONS.indexOf(system);
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

export function systemsLeft({ working }: Pick<Ship, 'working'>): number {
  let count = 0;
  for (const works of working) if (works) count++;
  return count;
}
