import { turretWorks } from '../../rules/03-turret.ts';
import { flown, turned } from '../../rules/04-wheel.ts';
import { bearing } from '../../rules/05-firing.ts';
import { SECTORS, type Sector, type ShipView } from '../../rules/model.ts';
import { clicksAtMost } from '../sheets/known.ts';

/** One way in which the other may turn: for a drone so many throws of its dice, for a pilot one direction. */
interface Way {
  readonly clicks: number;
  readonly weight: number;
}

export interface Forecast {
  /** All weights together. */
  readonly ways: number;
  /** For each port, the weight of the ways that bring the other there. */
  readonly byPort: readonly { readonly port: Sector; readonly weight: number; readonly bears: boolean }[];
  /** The weight of the ways in which my lasers bear, and its. */
  readonly iBear: number;
  readonly itBears: number;
}

/** A pilot's eight directions, each by its shortest turn: the longer turn the other way ends the same. */
const DIRECTIONS = [0, 1, -1, 2, -2, 3, -3, 4];

function pilotWays(most: number): readonly Way[] {
  return DIRECTIONS.filter((clicks) => Math.abs(clicks) <= most).map((clicks) => ({ clicks, weight: 1 }));
}

/** 8.2 The 36 throws of a drone's dice. */
function droneWays(most: number): readonly Way[] {
  const turns = [1, 2, 3, 4, 5, 6].flatMap((clicks) => [clicks, -clicks]);
  return turns.map((clicks) => ({ clicks: Math.abs(clicks) > most ? 0 : clicks, weight: 3 }));
}

/** Where the other could be after I turn by `clicks`, and who could then fire. */
export function forecast(
  me: ShipView,
  it: ShipView,
  [port, view]: readonly [Sector, Sector],
  clicks: number,
): Forecast {
  const most = clicksAtMost(it);
  const ways = it.drone ? droneWays(most) : pilotWays(most);
  const mine = turned(port, clicks);
  const ends = ways.map((way) => {
    const its = turned(view, way.clicks);
    return { weight: way.weight, port: flown(mine, its), view: flown(its, mine) };
  });
  const weigh = (fits: (end: (typeof ends)[number]) => boolean): number =>
    ends.reduce((sum, end) => (fits(end) ? sum + end.weight : sum), 0);
  return {
    ways: weigh(() => true),
    byPort: SECTORS.map((each) => ({
      port: each,
      weight: weigh((end) => end.port === each),
      bears: bearing(me, each) !== 0,
    })),
    iBear: weigh((end) => bearing(me, end.port) !== 0),
    itBears: ends.reduce((sum, end) => sum + end.weight * chanceToBear(it, end.view), 0),
  };
}

/** 8.3 A drone's turret points at the enemy on two faces of six; a pilot's stays where it was aimed. */
function chanceToBear(ship: ShipView, view: Sector): number {
  const aimed = ship.drone ? { ...ship, turret: null } : ship;
  if (bearing(aimed, view) !== 0) return 1;
  return ship.drone && turretWorks(ship) ? 1 / 3 : 0;
}
