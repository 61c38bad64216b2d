import { WEAPONS, type Weapon } from '../../rules/data/systems.ts';
import { bearing, damageAt, rangeBetween, toHit } from '../../rules/gunnery.ts';
import type { Board, Ship } from '../../rules/model.ts';
import { systemsLeft } from '../../rules/ship.ts';

const FACES = 10;

/** What weapons of one kind can do to a target now. */
interface WeaponOdds {
  readonly weapon: Weapon;
  readonly count: number;
  /** 5.9 To roll at most. */
  readonly needed: number;
  readonly chance: number;
  /** 5.11 What a hit destroys. */
  readonly damage: number;
}

export interface SalvoOdds {
  readonly range: number;
  readonly weapons: readonly WeaponOdds[];
  /** On average. */
  readonly hits: number;
  readonly damage: number;
  /** The chance of at least one hit. */
  readonly any: number;
  /** Systems the target has left. */
  readonly left: number;
}

/** What to expect if a ship fires so many of each weapon, in the order of WEAPONS; all that bear if not said. */
export function salvoOdds(
  board: Board,
  ship: Ship,
  target: Ship,
  counts: readonly number[] = bearing(board, ship, target),
): SalvoOdds {
  const range = rangeBetween(ship, target);
  const weapons = WEAPONS.flatMap((weapon, kind) => {
    const count = counts[kind] ?? 0;
    if (count === 0) return [];
    const needed = Math.min(FACES, toHit(board, weapon, range, target));
    return [{ weapon, count, needed, chance: needed / FACES, damage: damageAt(board, weapon, range, target) }];
  });
  const left = systemsLeft(target);
  return {
    range,
    weapons,
    hits: weapons.reduce((sum, { count, chance }) => sum + count * chance, 0),
    damage: Math.min(
      left,
      weapons.reduce((sum, { count, chance, damage }) => sum + count * chance * damage, 0),
    ),
    any: 1 - weapons.reduce((none, { count, chance }) => none * (1 - chance) ** count, 1),
    left,
  };
}

/** In whole percent; what is not certain is never called so. */
export function percent(chance: number): string {
  const rounded = Math.round(chance * 100);
  if (rounded === 100 && chance < 1) return 'over 99%';
  return rounded === 0 && chance > 0 ? 'under 1%' : `${rounded}%`;
}

export const oneDecimal = (amount: number): string => (Math.round(amount * 10) / 10).toFixed(1);
