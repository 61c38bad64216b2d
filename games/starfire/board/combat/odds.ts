import { type Odds, oddsOf, type Shots } from '@starboard/ui';
import { systemsLeft } from '../../rules/01-ships/ships.ts';
import { bearing, damageAt, rangeBetween, reaching, toHit } from '../../rules/05-combat/gunnery.ts';
import { WEAPONS, type Weapon } from '../../rules/data/systems.ts';
import { type Ask, type Board, type Ship, shipAt } from '../../rules/model.ts';

const FACES = 10;

/** What weapons of one kind can do to a target now; 5.11 what a hit destroys. */
interface WeaponOdds extends Shots {
  readonly weapon: Weapon;
  /** 5.9 The highest roll that hits. */
  readonly needed: number;
}

export interface SalvoOdds extends Odds {
  readonly range: number;
  readonly weapons: readonly WeaponOdds[];
  /** Systems the target has left. */
  readonly left: number;
}

/** What to expect if a ship fires these numbers of weapons, in the order of WEAPONS; by default all that bear. */
export function salvoOdds(
  board: Board,
  ship: Ship,
  target: Ship,
  counts: readonly number[] = bearing(board, ship, target),
): SalvoOdds {
  return oddsAt(board, target, rangeBetween(ship, target), counts);
}

/** What to expect from these numbers of weapons at a range. */
function oddsAt(board: Board, target: Ship, range: number, counts: readonly number[]): SalvoOdds {
  const weapons = WEAPONS.flatMap((weapon, kind) => {
    const count = counts[kind] ?? 0;
    if (count === 0) return [];
    const needed = Math.min(FACES, toHit(board, weapon, range, target));
    return [{ weapon, count, needed, chance: needed / FACES, damage: damageAt(board, weapon, range, target) }];
  });
  const left = systemsLeft(target);
  const odds = oddsOf(weapons);
  return { ...odds, damage: Math.min(left, odds.damage), range, weapons, left };
}

/** What to expect from all weapons of a ship that reach so far, wherever it stands and looks. */
export function oddsAtRange(board: Board, ship: Ship, target: Ship, range: number): SalvoOdds {
  return oddsAt(board, target, range, reaching(board, ship, range));
}

/** What to expect if a ship fires this number of one kind of weapon. */
export function oddsOfCount(
  board: Board,
  { ship, at, weapon }: Pick<Extract<Ask, { kind: 'weapons' }>, 'ship' | 'at' | 'weapon'>,
  count: number,
): SalvoOdds {
  const counts = WEAPONS.map((each) => (each === weapon ? count : 0));
  return salvoOdds(board, shipAt(board, ship), shipAt(board, at), counts);
}
