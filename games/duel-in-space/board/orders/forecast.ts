import type { Seat, View } from '@starboard/kernel';
import { turretWorks } from '../../rules/03-turret.ts';
import { wouldBeFlyBy } from '../../rules/04-movement/movement.ts';
import { flown, turned } from '../../rules/04-movement/wheel.ts';
import { bearing } from '../../rules/05-firing.ts';
import { movingApart } from '../../rules/07-ending.ts';
import { LASERS } from '../../rules/data/ships.ts';
import { type Duel, other, SECTORS, type Sector, type ShipView, shipOf } from '../../rules/model.ts';
import { clicksAtMost, mightFire } from '../sheets/known.ts';

/** One way in which the other ship may turn: a number of throws for a drone, one direction for a pilot. */
interface Way {
  readonly clicks: number;
  readonly weight: number;
}

export type Span = readonly [fewest: number, most: number];

export interface Forecast {
  readonly ways: number;
  /**
   * For each port: the weight of the ways that bring the other ship there, and of those in which I could fire at it.
   */
  readonly byPort: readonly { readonly port: Sector; readonly weight: number; readonly bears: number }[];
  /** The weight of the ways in which I could fire, and it could: lasers bear, the computer works, no fly-by. */
  readonly iBear: number;
  readonly itBears: number;
  readonly myLasers: Span;
  /** The other ship's lasers; a drone's turret may or may not point at me. */
  readonly itsLasers: Span;
  /** 4.5 The weight of the ways that end in a fly-by. */
  readonly flyBy: number;
  /** 7.3 The weight of the ways after which each has the other behind it. */
  readonly apart: number;
}

/** A pilot's eight directions, each by its shortest turn: the longer turn ends in the same direction. */
const DIRECTIONS = [0, 1, -1, 2, -2, 3, -3, 4];

function pilotWays(most: number): readonly Way[] {
  return DIRECTIONS.filter((clicks) => Math.abs(clicks) <= most).map((clicks) => ({ clicks, weight: 1 }));
}

/** 8.2 The 36 throws of a drone's dice. */
function droneWays(most: number): readonly Way[] {
  const turns = [1, 2, 3, 4, 5, 6].flatMap((clicks) => [clicks, -clicks]);
  return turns.map((clicks) => ({ clicks: Math.abs(clicks) > most ? 0 : clicks, weight: 3 }));
}

/** Where the other ship could be after a seat turns by `clicks`, and which ships could then fire. */
export function forecast(
  { board, memory }: Pick<View<Duel>, 'board' | 'memory'>,
  seat: Seat,
  clicks: number,
): Forecast {
  const [me, it] = [shipOf(board.ships, seat), shipOf(board.ships, other(seat))];
  const [iMight, itMight] = [mightFire(me, shipOf(memory, seat)), mightFire(it, shipOf(memory, other(seat)))];
  const mine = turned(shipOf(board.ports, seat), clicks);
  const ends = waysOf(it).map(({ clicks: itTurns, weight }) => {
    const theirs = turned(shipOf(board.ports, other(seat)), itTurns);
    const [port, view] = [flown(mine, theirs), flown(theirs, mine)];
    const passing = wouldBeFlyBy(board, port, view);
    const iBear = iMight && !passing ? countOf(bearing(me, port)) : 0;
    const itBears = itMight && !passing ? chanceToBear(it, view) : 0;
    const its = itBears > 0 ? lasersOf(it, view) : NONE;
    return { weight, port, view, passing, iBear, itBears, its };
  });
  const weigh = (fits: (end: (typeof ends)[number]) => boolean): number =>
    ends.reduce((sum, end) => (fits(end) ? sum + end.weight : sum), 0);
  return {
    ways: weigh(() => true),
    byPort: SECTORS.map((each) => ({
      port: each,
      weight: weigh(({ port }) => port === each),
      bears: weigh(({ port, iBear }) => port === each && iBear > 0),
    })),
    iBear: weigh(({ iBear }) => iBear > 0),
    myLasers: spanOf(ends.map(({ iBear }) => iBear)),
    itsLasers: spanOf(ends.flatMap(({ its }) => its)),
    itBears: ends.reduce((sum, { weight, itBears }) => sum + weight * itBears, 0),
    flyBy: weigh(({ passing }) => passing),
    apart: weigh(({ port, view }) => movingApart(port, view)),
  };
}

const NONE: Span = [0, 0];

/** The fewest and the most of the counts that are not zero. */
function spanOf(counts: readonly number[]): Span {
  const some = counts.filter((count) => count > 0);
  return some.length === 0 ? NONE : [Math.min(...some), Math.max(...some)];
}

/** 8.3 How many of its lasers would bear: a drone's turret may or may not point at me. */
function lasersOf(ship: ShipView, view: Sector): Span {
  if (!ship.drone) return [countOf(bearing(ship, view)), countOf(bearing(ship, view))];
  return [countOf(bearing({ ...ship, turret: null }, view)), countOf(bearing({ ...ship, turret: view }, view))];
}

function countOf(set: number): number {
  return LASERS.filter((_, i) => (set >> i) & 1).length;
}

function waysOf(ship: ShipView): readonly Way[] {
  const most = clicksAtMost(ship);
  return ship.drone ? droneWays(most) : pilotWays(most);
}

/** 8.3 A drone's turret points at the enemy on two faces of six; a pilot's stays where it was aimed. */
function chanceToBear(ship: ShipView, view: Sector): number {
  const aimed = ship.drone ? { ...ship, turret: null } : ship;
  if (bearing(aimed, view) !== 0) return 1;
  return ship.drone && turretWorks(ship) ? 1 / 3 : 0;
}
