import type { Seat } from '@starboard/kernel';
import type { PrintedArc } from '../../catalogue/index.ts';
import { rangeThrough } from '../../rules/06-attack/sights.ts';
import { weaponAt, weaponsOf } from '../../rules/06-attack/targets.ts';
import { isFarAway, type Pose, rangeInArc } from '../../rules/geometry/index.ts';
import { type Board, shipOf } from '../../rules/model.ts';
import { agilityOf, attackValueOf, kindAt, lifeLeft } from '../../rules/values.ts';
import { expected } from './odds.ts';

/** What a ship can do to another that stands somewhere, in short. */
export interface Arms {
  readonly seat: Seat;
  readonly attack: number;
  readonly arcs: readonly PrintedArc[];
  /** A turret fires all round: its dice and reach, 0 without one. */
  readonly turret: number;
  readonly reach: number;
  readonly agility: number;
  /** How much it can still take. */
  readonly life: number;
  readonly focus: boolean;
}

export function armsOf(board: Board, seat: Seat): Arms {
  const ship = shipOf(board, seat);
  let [turret, reach] = [0, 0];
  for (const place of weaponsOf(board, seat)) {
    if (place === 0) continue;
    const weapon = weaponAt(board, seat, place);
    if (weapon.arc !== 'all' || weapon.attack < turret) continue;
    [turret, reach] = [weapon.attack, weapon.range[1]];
  }
  return {
    seat,
    attack: attackValueOf(board, seat),
    arcs: kindAt(board, seat).arcs,
    turret,
    reach,
    agility: agilityOf(board, seat, null),
    life: lifeLeft(board, seat),
    focus: ship.tokens.focus > 0,
  };
}

/** The damage that one does to the other on average, from where they stand. */
export function harm(one: Arms, from: Pose, other: Arms, at: Pose): number {
  if (isFarAway(from, at)) return 0;
  const nearest = rangeThrough(one.arcs, from, at);
  const primary =
    nearest === 0
      ? 0
      : expected(one.attack + (nearest === 1 ? 1 : 0), one.focus, other.agility + (nearest === 3 ? 1 : 0), other.focus);
  if (one.turret === 0) return primary;
  const range = rangeInArc(from, at, 'all');
  if (range === 0 || range > one.reach) return primary;
  return Math.max(primary, expected(one.turret, one.focus, other.agility, other.focus));
}
