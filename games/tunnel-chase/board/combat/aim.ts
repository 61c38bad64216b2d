import { percent, type Seat } from '@starboard/kernel';
import { rangeTo, toHit } from '../../rules/07-shooting.ts';
import { type BoardView, pilotOf } from '../../rules/model.ts';
import { chanceOfRoll } from '../ahead/ways.ts';

/** 7.3 A shot before it is fired: its range, the number it needs, and its chance. */
export interface ShotForecast {
  readonly range: number;
  readonly needed: number;
  readonly chance: number;
}

/** Null if the forecast is unknown, or there is no shot. */
export function aimAt(board: BoardView, by: Seat, target: Seat): ShotForecast | null {
  const { design } = pilotOf(board, by);
  const range = rangeTo(board, by, target);
  if (design === null || range === 0) return null;
  const needed = toHit(range, design.accuracy);
  return { range, needed, chance: chanceOfRoll(needed) };
}

/** "42%: range 3, needs 8+". */
export const aimSays = ({ range, needed, chance }: ShotForecast): string =>
  `${percent(chance)}: range ${range}, needs ${needed}+`;
