import type { Seat } from '@starboard/kernel';
import { type BoardView, type Event, type Sector, shipOf } from '../../rules/model.ts';
import { at, attitudeOf, bearingOf, CLICK, type WheelPoint } from '../wheel/ports.ts';
import { seenBy } from '../wheel/scene.ts';

/** The course of the duel on a plot that never rotates. One unit is one turn's flight. */

export interface Fix extends WheelPoint {
  readonly heading: number;
}

export interface FlightTrack {
  readonly seat: Seat;
  readonly turn: number;
  readonly ports: readonly [Sector, Sector];
  /** The latest flight drawn, so that no flight is drawn twice. */
  readonly flight: Event | null;
  readonly mine: readonly Fix[];
  readonly its: readonly Fix[];
}

/** The assumed distance between the ships, and the number of positions kept. */
const APART = 2.7;
const KEPT = 6;

export interface Sighting {
  readonly seat: Seat;
  readonly board: BoardView;
  readonly now: Event | null;
}

export function trackFrom({ seat, board, now }: Sighting): FlightTrack {
  const me: Fix = { x: 0, y: 0, heading: 0 };
  const ports = seenBy(seat, board);
  return { seat, turn: board.turn, ports, flight: flightOf(now), mine: [me], its: [sighted(me, ports)] };
}

/** Adds what is seen now to the track. It stays the same if nobody has flown, and starts again after a gap. */
export function nextTrack(track: FlightTrack, sighting: Sighting): FlightTrack {
  const { seat, board, now } = sighting;
  const ports = seenBy(seat, board);
  const flight = flightOf(now);
  if (seat !== track.seat || board.turn < track.turn || board.turn > track.turn + 1) return trackFrom(sighting);
  if (flight !== null && flight !== track.flight) return { ...flownOn(track, sighting, ports), flight };
  if (ports[0] === track.ports[0] && ports[1] === track.ports[1]) {
    return board.turn === track.turn ? track : { ...track, turn: board.turn };
  }
  return now === null ? flownOn(track, sighting, ports) : trackFrom(sighting);
}

function flownOn(track: FlightTrack, { seat, board }: Sighting, ports: FlightTrack['ports']): FlightTrack {
  const last = track.mine.at(-1) ?? { x: 0, y: 0, heading: 0 };
  const heading = last.heading + shipOf(board.ships, seat).heading * CLICK;
  const step = at(heading, 1);
  const me: Fix = { x: last.x + step.x, y: last.y + step.y, heading };
  const add = (fixes: readonly Fix[], fix: Fix): readonly Fix[] => [...fixes, fix].slice(-KEPT);
  return {
    ...track,
    turn: board.turn,
    ports,
    mine: add(track.mine, me),
    its: add(track.its, sighted(me, ports)),
  };
}

function sighted(me: Fix, [port, view]: FlightTrack['ports']): Fix {
  const away = at(me.heading + bearingOf(port), APART);
  return { x: me.x + away.x, y: me.y + away.y, heading: me.heading + attitudeOf(port, view) };
}

function flightOf(now: Event | null): Event | null {
  return now?.type === 'flew' ? now : null;
}
