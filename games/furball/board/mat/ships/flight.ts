import { type Pose, poseAt, wayOf } from '../../../rules/geometry/index.ts';
import type { Event } from '../../../rules/model.ts';
import { apart, drawnAt, figure, turnOf } from '../plane.ts';

/** A ship in flight: its positions and headings at even steps. */
export interface DrawnFlight {
  readonly places: readonly Pose[];
  /** In milliseconds. */
  readonly lasts: number;
}

const STEPS = 16;

/** The flight of a ship in an event; null if there is none. */
export function flightIn(event: Event | null, lasts: number): DrawnFlight | null {
  if (event?.type === 'shifted') return { places: [event.start, event.end], lasts };
  if (event?.type !== 'flew') return null;
  const { manoeuvre, start, end, touched } = event;
  const way = wayOf(manoeuvre);
  if (way.steps === 0) return null;
  const whole = Array.from({ length: STEPS + 1 }, (_, i) => poseAt(start, way, Math.round((way.steps * i) / STEPS)));
  return { places: [...(touched.length === 0 ? whole : whole.slice(0, 1 + nearestTo(whole, end))), end], lasts };
}

/** A ship that stops against another comes no further. */
function nearestTo(places: readonly Pose[], end: Pose): number {
  let [found, least] = [0, Number.POSITIVE_INFINITY];
  for (const [i, place] of places.entries()) {
    const far = apart(place, end);
    if (far < least) [found, least] = [i, far];
  }
  return found;
}

/** Keyframes for its position and heading; it always turns the shorter way. */
export function framesOf({ places }: DrawnFlight): { readonly moved: Keyframe[]; readonly turned: Keyframe[] } {
  let turn = turnOf(places[0] ?? { heading: 0 });
  const turned: Keyframe[] = [];
  const moved: Keyframe[] = [];
  for (const pose of places) {
    const { x, y } = drawnAt(pose);
    turn = turnedTo(turn, turnOf(pose));
    moved.push({ transform: `translate(${figure(x)}px, ${figure(y)}px)` });
    turned.push({ transform: `rotate(${figure(turn)}deg)` });
  }
  return { moved, turned };
}

/** The same direction, by the shorter turn from the one before. */
export function turnedTo(before: number, turn: number): number {
  return before + ((((turn - before) % 360) + 540) % 360) - 180;
}
