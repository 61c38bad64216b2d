import { ENGINE_ROOMS, isWeapon, type System, WEAPONS } from './data/systems.ts';
import type { Ship } from './model.ts';

/** What is left of a ship. */

export function isFighting(ship: Pick<Ship, 'fate'>): boolean {
  return ship.fate === 'fighting';
}

export function hasWorking(
  { design: { systems }, working }: Pick<Ship, 'design' | 'working'>,
  system: System,
): boolean {
  for (let i = 0; i < systems.length; i++) if (working[i] && systems[i] === system) return true;
  return false;
}

/** 4.5 Movement points for a turn: those of the engine rooms in which every engine works. */
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

/** Working weapons of each kind, in the order of WEAPONS. */
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

/** 4.3 Whether it may turn after the next movement point. */
export function mayTurnNext({ straight, design }: Pick<Ship, 'straight' | 'design'>): boolean {
  return straight + 1 >= design.turnMode;
}
