import { movementPoints, systemsLeft, workingWeapons } from '../../rules/01-ships/ships.ts';
import { bearing, damageAt, LONGEST_RANGE, toHit } from '../../rules/05-combat/gunnery.ts';
import { hurt } from '../../rules/06-damage.ts';
import { WEAPONS } from '../../rules/data/systems.ts';
import type { Board, Ship, Side } from '../../rules/model.ts';
import { strengthOf } from './strength.ts';

/** A fighting ship, and what it is worth as it loses system after system from left to right. */
export interface Unit {
  readonly ship: Ship;
  readonly mine: boolean;
  readonly left: number;
  readonly nextPoints: number;
  /** By the number of systems left. */
  readonly strength: Float64Array;
  /** The share of its present weapons that still work, by the number of systems left. */
  readonly guns: Float64Array;
  /** For each unit, by range: the systems that a salvo destroys on average, and the strength that they are worth. */
  readonly salvo: readonly Float64Array[];
  readonly hurts: readonly Float64Array[];
}

const FACES = 10;

export function unitsOf(board: Board, ships: readonly Ship[], side: Side): readonly Unit[] {
  const hulls = ships.map((ship) => ({ ship, ...worn(board, ship) }));
  return hulls.map(({ ship, strength, guns }): Unit => {
    const salvo = hulls.map((target) => salvoByRange(board, ship, target.ship));
    const hurts = salvo.map((damage, j) => {
      const hull = hulls[j]?.strength ?? strength;
      const left = hull.length - 1;
      return damage.map((lost) => between(hull, left) - between(hull, left - lost));
    });
    const [left, nextPoints] = [systemsLeft(ship), movementPoints(ship)];
    return { ship, mine: ship.side === side, left, nextPoints, strength, guns, salvo, hurts };
  });
}

/** 6.1 Takes a ship apart, system by system. */
function worn(board: Board, ship: Ship): Pick<Unit, 'strength' | 'guns'> {
  const left = systemsLeft(ship);
  const strength = new Float64Array(left + 1);
  const guns = new Float64Array(left + 1);
  const wreck: Ship = { ...ship, working: ship.working.slice() };
  const alone = { ...board, ships: [wreck] };
  const armed = weaponsOf(ship);
  for (let now = left; now > 0; now--) {
    strength[now] = strengthOf(wreck);
    guns[now] = armed === 0 ? 0 : weaponsOf(wreck) / armed;
    hurt(alone, 0, 'F', 1, undefined);
  }
  return { strength, guns };
}

const weaponsOf = (ship: Ship): number => workingWeapons(ship).reduce((sum, count) => sum + count, 0);

/** What everything that bears destroys on average, outside the blind spot. */
function salvoByRange(board: Board, ship: Ship, target: Ship): Float64Array {
  const damage = new Float64Array(LONGEST_RANGE);
  if (ship.side === target.side) return damage;
  const shooter: Ship = { ...ship, q: 0, r: 0, facing: 0 };
  for (let range = 0; range < LONGEST_RANGE; range++) {
    const counts = bearing(board, shooter, { ...target, q: range, r: 0 });
    for (const [kind, weapon] of WEAPONS.entries()) {
      const count = counts[kind] ?? 0;
      if (count === 0) continue;
      const hits = Math.min(FACES, toHit(board, weapon, range, target)) / FACES;
      damage[range] = (damage[range] ?? 0) + count * hits * damageAt(board, weapon, range, target);
    }
  }
  return damage;
}

/** An entry of a table by systems left; between whole numbers, in proportion. */
export function between(table: Float64Array, left: number): number {
  if (left <= 0) return 0;
  const low = Math.floor(left);
  const below = table[low] ?? 0;
  return low === left ? below : below + ((table[low + 1] ?? 0) - below) * (left - low);
}
