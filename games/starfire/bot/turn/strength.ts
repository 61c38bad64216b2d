import { logistic } from '@starboard/kernel';
import { movementPoints, systemsLeft, workingWeapons } from '../../rules/01-ships/ships.ts';
import type { Ship } from '../../rules/model.ts';
import { valueModel } from '../value.ts';
import type { Style } from './style.ts';

/** A hull without weapons still draws fire. */
const HULL_ALONE = 0.4;
/** What a ship that can't move is worth of one that can, and the points with which it moves as well as any. */
const ADRIFT = 0.7;
const AGILE = 6;

/** What a ship can bear, and what it can do while it lives. */
export function strengthOf(ship: Ship): number {
  if (ship.fate !== 'fighting') return 0;
  let weapons = HULL_ALONE;
  for (const count of workingWeapons(ship)) weapons += count;
  const mobility = ADRIFT + ((1 - ADRIFT) * Math.min(AGILE, movementPoints(ship))) / AGILE;
  return Math.sqrt(systemsLeft(ship) * weapons) * mobility;
}

/** The chance to win for a side with so much strength against so much. */
export function chanceWith(mine: number, theirs: number): number {
  if (mine <= 0) return theirs <= 0 ? 0.5 : 0;
  if (theirs <= 0) return 1;
  const lead = (mine - theirs) / (mine + theirs);
  const cubed = lead * lead * lead;
  const [linear = 0, third = 0, ninth = 0] = valueModel.weights;
  return logistic(linear * lead + third * cubed + ninth * cubed * cubed * cubed);
}

/** A bold captain sees its own losses as smaller than they are, a cautious one as larger. */
export const afterLosses = (before: number, after: number, { boldness }: Style): number =>
  Math.max(0, before - (before - after) / boldness);
