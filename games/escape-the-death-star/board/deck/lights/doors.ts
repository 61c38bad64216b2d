import type { Point } from '@starboard/geometry';
import { type StationPlan, sidesOf } from '../../../rules/01-station/plan.ts';
import type { Station } from '../../../rules/01-station/station.ts';
import { type Event, NOWHERE } from '../../../rules/model.ts';
import { pathTo } from '../../moves/paths.ts';
import { SQUARE, spotOf } from '../plane.ts';

/** Something on the deck that moves because a figure passes, in the order of its way. */
export interface Passed {
  readonly nth: number;
  readonly at: Point;
}

export interface PassedDoor extends Passed {
  /** Whether the opening lies between a left and a right square. */
  readonly upright: boolean;
}

/** Where a figure stood, and where it stands. */
export type Moved = readonly [from: number, to: number];

/** The doorways and the Trash Compactors through which figures pass in these events, or Rebels did unseen. */
export function passedIn(station: Station, together: readonly Event[], unseen: readonly Moved[]) {
  const ways = [
    ...together.map((event) => wayIn(station, event)),
    ...unseen.map(([from, to]) => (from === to ? [] : pathTo(station.ways, from, to, []))),
  ];
  return {
    doors: ways.flatMap((way) => legsOf(way).flatMap(([from, to], nth) => doorBetween(station, from, to, nth))),
    compactors: ways.flatMap((way) => legsOf(way).flatMap(([from, to], nth) => compactorsOf(station, from, to, nth))),
  };
}

/** The squares of a figure’s way; a shortest one if only its ends are known. */
function wayIn(station: Station, event: Event): readonly number[] {
  switch (event.type) {
    case 'walked':
      return event.path;
    case 'placed':
      return event.from === NOWHERE ? [] : pathTo(station.neighbours, event.from, event.square, []);
    default:
      return [];
  }
}

const legsOf = (way: readonly number[]): readonly (readonly [number, number])[] =>
  way.slice(1).map((to, i) => [way[i] ?? to, to]);

function doorBetween(plan: StationPlan, from: number, to: number, nth: number): readonly PassedDoor[] {
  const there = plan.cellOf[to];
  const [side] = sidesOf(plan, plan.cellOf[from] ?? 0).find(([, cell]) => cell === there) ?? [];
  if (side !== 'doorway') return [];
  const [a, b] = [spotOf(plan, from), spotOf(plan, to)];
  return [{ nth, at: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, upright: Math.abs(a.x - b.x) > SQUARE / 2 }];
}

/** 1.5 A step between squares that are no neighbours leads through the chute. */
function compactorsOf(plan: StationPlan, from: number, to: number, nth: number): readonly Passed[] {
  if (plan.neighbours[from]?.includes(to)) return [];
  return [from, to].map((square) => ({ nth, at: spotOf(plan, square) }));
}
