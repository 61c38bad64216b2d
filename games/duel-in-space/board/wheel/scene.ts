import type { Seat } from '@starboard/kernel';
import { type BoardView, type Event, other, type Sector, shipOf } from '../../rules/model.ts';
import { attitudeOf, bearingOf, CLICK, nearest } from './ports.ts';

/** The state of the wheel, in degrees that run on past a full turn so that every change sweeps the right way. */
export interface WheelScene {
  readonly seat: Seat;
  readonly ring: number;
  /** The other ship's bearing, and the direction of its nose. */
  readonly bearing: number;
  readonly attitude: number;
  /** The event drawn last, so that no turn is drawn twice. */
  readonly now: Event | null;
}

export interface WheelMoment {
  readonly seat: Seat;
  readonly board: BoardView;
  readonly now: Event | null;
  /** Clicks I have picked or sealed but not yet flown. */
  readonly planned: number;
}

/** My port and my view: where I see the other, and where it sees me. */
export function seenBy(seat: Seat, { ports }: Pick<BoardView, 'ports'>): readonly [Sector, Sector] {
  return [shipOf(ports, seat), shipOf(ports, other(seat))];
}

/** The scene, and the events that led to it. */
export interface ShownScene {
  readonly scene: WheelScene;
  readonly together: readonly Event[];
}

type Moments = Omit<WheelMoment, 'now'> & { readonly together: readonly Event[] };

export function shownAt({ together, ...moment }: Moments): ShownScene {
  return { scene: sceneAt({ ...moment, now: together.at(-1) ?? null }), together };
}

/** Draws each of the events shown together once. */
export function nextShown(shown: ShownScene, { together, ...moment }: Moments): ShownScene {
  if (together.length === 0) return { scene: nextScene(shown.scene, { ...moment, now: null }), together };
  const fresh = together.filter((event) => !shown.together.includes(event));
  return { scene: fresh.reduce((scene, now) => nextScene(scene, { ...moment, now }), shown.scene), together };
}

export function sceneAt({ seat, board, now, planned }: WheelMoment): WheelScene {
  const [port, view] = seenBy(seat, board);
  return { seat, ring: planned * CLICK, bearing: bearingOf(port), attitude: attitudeOf(port, view), now };
}

export function nextScene(scene: WheelScene, moment: WheelMoment): WheelScene {
  const { seat, board, now, planned } = moment;
  if (scene.seat !== seat) return sceneAt(moment);
  if (now !== null && now === scene.now) return scene;
  if (now?.type === 'headed') {
    return now.seat === seat
      ? { ...scene, now, ring: now.clicks * CLICK }
      : { ...scene, now, attitude: scene.attitude + now.clicks * CLICK };
  }
  const [port, view] = seenBy(seat, board);
  const swing = now?.type === 'flew' ? shipOf(board.ships, seat).heading * CLICK : 0;
  return {
    seat,
    ring: planned * CLICK,
    bearing: nearest(bearingOf(port), scene.bearing - swing),
    attitude: nearest(attitudeOf(port, view), scene.attitude - swing),
    now,
  };
}
