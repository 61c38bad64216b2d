import type { Seat } from '@starboard/kernel';
import { isFighting, systemsLeft } from '../../rules/01-ships/ships.ts';
import { sideOf } from '../../rules/02-setup/fleets.ts';
import { isWeapon } from '../../rules/data/systems.ts';
import type { Board, Ship, Side } from '../../rules/model.ts';

/** A ship that can no longer fire still soaks up fire, and may yet see the others through. */
const HULL_ALONE = 0.4;

/** How well a battle stands for a seat: its side's strength against the other's. */
export function evaluate(board: Board, seat: Seat): number {
  const side = sideOf(seat);
  const [mine, theirs] = [strength(board, side), strength(board, side === 0 ? 1 : 0)];
  return mine + theirs === 0 ? 0 : (mine - theirs) / (mine + theirs);
}

function strength({ ships }: Board, side: Side): number {
  let sum = 0;
  for (const ship of ships) if (ship.side === side && isFighting(ship)) sum += strengthOf(ship);
  return sum;
}

/** What it can bear, and what it can do while it lives. */
export function strengthOf(ship: Ship): number {
  return Math.sqrt(systemsLeft(ship) * (HULL_ALONE + weaponsLeft(ship)));
}

function weaponsLeft({ design: { systems }, working }: Ship): number {
  let count = 0;
  for (let i = 0; i < systems.length; i++) {
    const system = systems[i];
    if (working[i] && system !== undefined && isWeapon(system)) count++;
  }
  return count;
}
