import { hasWorking, systemsLeft, workingWeapons } from '../../rules/01-ships/ships.ts';
import { damageAt, LONGEST_RANGE, toHit } from '../../rules/05-combat/gunnery.ts';
import { WEAPONS } from '../../rules/data/systems.ts';
import type { Board, Ship } from '../../rules/model.ts';

const SENSOR_RANGE = 10;

/** The systems that a ship's full fire destroys on average, by range, wherever the blind spot may be. */
function firepower(board: Board, ship: Ship, target: Ship): readonly number[] {
  const counts = workingWeapons(ship);
  const reach = hasWorking(ship, 'Y') ? LONGEST_RANGE : SENSOR_RANGE + 1;
  return Array.from({ length: reach }, (_, range) =>
    counts.reduce((sum, count, kind) => {
      const weapon = WEAPONS[kind];
      if (count === 0 || weapon === undefined) return sum;
      const chance = Math.min(10, toHit(board, weapon, range, target)) / 10;
      return sum + count * chance * damageAt(board, weapon, range, target);
    }, 0),
  );
}

/** What share of what is left of the target that is. */
export function threat(board: Board, ship: Ship, target: Ship): readonly number[] {
  const left = Math.max(1, systemsLeft(target));
  return firepower(board, ship, target).map((damage) => Math.min(1, damage / left));
}
