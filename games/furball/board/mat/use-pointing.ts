import type { Point } from '@starboard/geometry';
import type { Seat } from '@starboard/kernel';
import { asking } from '@starboard/ui';
import { type Board, isFlying } from '../../rules/model.ts';
import type { FurballChoice } from '../props.ts';
import { type Orders, standsFor } from '../use-orders.ts';
import type { OptionPlace } from './ahead/places.ts';
import { apart, drawnAt, HALF } from './plane.ts';
import { OVER_NOTHING, type Over } from './pointing.ts';

/** The width of a finger, in pixels. */
const FINGER = 22;
/** A press chooses a place within this many millimetres. */
const PLACE = 13;

/** A press or a hover means the nearest place that can be chosen, else the nearest ship. */
export function usePointing(
  { ships }: Board,
  orders: Orders,
  places: readonly OptionPlace[],
  scale: number,
  over: Over,
  point: (over: Over) => void,
) {
  const under = (at: Point, finger: number): Over => {
    const place = nearest(places, (each) => apart(drawnAt(each.at), at), Math.max(PLACE, finger / scale));
    if (place !== undefined) return { seat: null, place };
    const flying = [...ships.entries()].filter(([, ship]) => isFlying(ship));
    const found = nearest(flying, ([, ship]) => apart(drawnAt(ship.pose), at), Math.max(HALF * 1.2, finger / scale));
    return { seat: found?.[0] ?? null, place: null };
  };
  return {
    press(at: Point): void {
      const { seat, place } = under(at, FINGER);
      if (place !== null) orders.asked?.pick(place.choice);
      else if (seat === null) orders.look(null);
      else pressShip(orders, seat);
    },
    hover(at: Point | null): void {
      const next = at === null ? OVER_NOTHING : under(at, FINGER / 2);
      if (next.seat === over.seat && next.place === over.place) return;
      point(next);
      orders.point(next.place?.choice ?? (next.seat === null ? undefined : standsFor(orders.asked, next.seat)));
    },
  };
}

/** Repeated presses cycle through the ways to shoot at a ship. */
function pressShip(orders: Orders, seat: Seat): void {
  const shots = shotsAt(orders, seat);
  const picked = shots.findIndex((shot) => orders.asked?.isPicked(shot) === true);
  const next = shots[(picked + 1) % shots.length];
  if (shots.length > 1 && next !== undefined) orders.asked?.pick(next);
  else orders.pressShip(seat);
}

function shotsAt({ asked }: Orders, seat: Seat): readonly FurballChoice[] {
  return asking(asked, 'attack')?.options.filter((shot) => shot?.at === seat) ?? [];
}

function nearest<T>(things: readonly T[], far: (thing: T) => number, reach: number): T | undefined {
  let [found, least]: [T | undefined, number] = [undefined, reach];
  for (const thing of things) {
    const distance = far(thing);
    if (distance < least) [found, least] = [thing, distance];
  }
  return found;
}
