import type { Choice, Seat } from '@starboard/kernel';
import { protectionLeft } from '../../rules/02-starfighters.ts';
import { MOST } from '../../rules/data/designs.ts';
import { asteroidIn } from '../../rules/flight.ts';
import { type Board, type Chase, isFlying, type Pilot, pilotOf } from '../../rules/model.ts';
import { type Flight, type FlightTables, flightTables, scrapesLater } from './flights.ts';
import { chanceToOutlive, clampedLeft } from './outlook.ts';
import { nearSqueeze } from './squeeze.ts';
import type { Style } from './style.ts';

/** Somebody who may matter this turn. */
export interface TurnPilot {
  readonly seat: Seat;
  readonly pilot: Pilot;
  readonly left: number;
  readonly tables: FlightTables;
  readonly style: Style;
  /** The place share that it can expect, by the protection it has left. */
  readonly shares: Float64Array;
  readonly rivals: number;
  /** The share of its later shots that any one rival can expect: nobody can chase several at once. */
  readonly attention: number;
}

/** One way to fly this turn. */
export interface FlightPlan {
  readonly opens: Choice<Chase>;
  readonly speed: number;
  readonly space: number;
  readonly heading: number;
  readonly rear: number;
  readonly course: number;
  /** After 0, 1 or 2 more points of damage: the chance to be alive, and what is left then. */
  readonly alive: readonly number[];
  readonly left: readonly number[];
  /** Scrapes to expect in the turns after. */
  readonly later: number;
  /** What its style adds. */
  readonly liked: number;
}

/** Later shots are shared among so many rivals at most. */
const CHASED = 3;

export function turnPilot(board: Board, seat: Seat, style: Style): TurnPilot {
  const pilot = pilotOf(board, seat);
  const others = board.pilots.filter((_, other) => other !== seat);
  const shares = Float64Array.from({ length: MOST.protection + 1 }, (_, left) => {
    let sum = 0;
    for (const other of others) sum += isFlying(other) ? outlives(left, protectionLeft(other)) : 1;
    return sum / others.length;
  });
  const tables = flightTables(asteroidIn(board), pilot.design.handling);
  const attention = 1 / Math.min(CHASED, Math.max(1, others.filter(isFlying).length));
  return { seat, pilot, left: protectionLeft(pilot), tables, style, shares, rivals: others.length, attention };
}

const outlives = (left: number, their: number): number => (left === 0 ? 0 : chanceToOutlive(left, their));

/** Between whole points, it changes evenly. */
export function shareAt({ shares }: TurnPilot, left: number): number {
  const x = clampedLeft(left);
  const i = Math.min(Math.floor(x), MOST.protection - 1);
  return (shares[i] ?? 0) * (1 - x + i) + (shares[i + 1] ?? 0) * (x - i);
}

export function planOf(
  { left: protection, pilot, tables, style }: TurnPilot,
  opens: Choice<Chase>,
  speed: number,
  { space, heading, rear, course, scrapes }: Flight,
  foresight: number,
): FlightPlan {
  const alive: number[] = [];
  const left: number[] = [];
  for (let hits = 0; hits <= 2; hits++) {
    let [chance, sum] = [0, 0];
    for (let i = 0; i < scrapes.length && i + hits < protection; i++) {
      chance += scrapes[i] ?? 0;
      sum += (scrapes[i] ?? 0) * (protection - hits - i * style.care);
    }
    alive.push(hits > 0 ? chance : 1 - Math.min(1, style.care) * (1 - chance));
    left.push(chance > 0 ? sum / chance : 0);
  }
  const later = foresight >= 1 ? style.care * scrapesLater(tables, space, heading, speed) : 0;
  const change = pilot.speed < 0 ? 0 : Math.abs(speed - pilot.speed);
  const liked = style.thrill * change + (style.squeeze > 0 ? style.squeeze * nearSqueeze(tables.asteroid, space) : 0);
  return { opens, speed, space, heading, rear, course, alive, left, later, liked };
}
