import type { DecisionOn, Seat } from '@starboard/kernel';
import { flying } from '../02-starfighters.ts';
import { TOP_SPEED } from '../data/designs.ts';
import { asteroidIn, waysOn } from '../flight.ts';
import { type AskFor, type Chase, type FrameAt, isFlying, type Match, pilotOf, type Tell } from '../model.ts';

const SPEEDS: readonly number[] = Array.from({ length: TOP_SPEED }, (_, i) => i + 1);
const MOST_CHANGE = 2;
/** By the last speed flown, -1 for none: the speeds allowed now. */
const SPEEDS_AFTER: readonly (readonly number[])[] = [
  SPEEDS,
  ...Array.from({ length: TOP_SPEED + 1 }, (_, flown) =>
    SPEEDS.filter((speed) => Math.abs(speed - flown) <= MOST_CHANGE),
  ),
];

/** 4.2 The speeds allowed after a speed flown, or -1 for none. */
export function speedsAfter(flown: number): readonly number[] {
  return SPEEDS_AFTER[flown + 1] ?? SPEEDS;
}

/** 4.1 Every pilot sets a speed from 1 to 6 in secret. */
export function setSpeeds({ board }: Match) {
  return { ask: flying(board).map((seat) => ({ kind: 'speed', seat }) as const) };
}

/** 4.2 A speed differs by at most 2 from the last one flown; the first is free. */
export const speed: DecisionOn<Chase, 'speed'> = {
  candidates: () => SPEEDS,
  forbids(board, { seat }, chosen) {
    const { speed: flown } = pilotOf(board, seat);
    if (flown < 0 || Math.abs(chosen - flown) <= MOST_CHANGE) return undefined;
    return { rule: '4.2', fact: `You flew ${flown}, so your speed may be at most 2 more or less.` };
  },
  options: (board, { seat }) => speedsAfter(pilotOf(board, seat).speed),
  apply({ board }, { seat }, chosen, _frame, tell) {
    pilotOf(board, seat).speed = chosen;
    tell?.({ type: 'speed-set', rule: '4.1', seat, speed: chosen });
  },
};

/** 4.5 Pilots move in the order fixed when speeds were shown. 11.5 A pilot at speed 0 stays. */
export function moveNext({ board }: Match, frame: FrameAt<'turn'>) {
  const { order } = frame;
  while (frame.moved < order.length) {
    const seat = order[frame.moved++] ?? 0;
    const pilot = pilotOf(board, seat);
    if (!isFlying(pilot) || pilot.speed === 0) continue;
    return { call: { at: 'move', step: 0, seat, left: pilot.speed, path: [pilot.space] } as const };
  }
  return undefined;
}

/** 4.6 A pilot flies space by space and chooses at each branch. 4.7 The final heading is also a choice. */
export function fly(match: Match, frame: FrameAt<'move'>, tell: Tell) {
  return flyOn(match, frame.seat, frame, tell);
}

type Flight = Pick<FrameAt<'move'>, 'left' | 'path'>;

export function flyOn({ board }: Match, seat: Seat, flight: Flight, tell: Tell) {
  const asteroid = asteroidIn(board);
  const pilot = pilotOf(board, seat);
  const { path } = flight;
  const before = path.length;
  let ways = 1;
  while (flight.left > 0 && ways === 1 && isFlying(pilot)) {
    flight.left--;
    pilot.rear = pilot.space;
    pilot.space = pilot.heading;
    path.push(pilot.space);
    const on = waysOn(asteroid, pilot);
    ways = on.length;
    if (ways === 1) pilot.heading = on[0] ?? pilot.heading;
  }
  if (path.length > before) tell?.({ type: 'flew', rule: '4.6', seat, path: path.slice(before - 1) });
  return ways > 1 ? branchAsk(seat) : undefined;
}

/** Built once for each seat, because no question is more frequent. */
const branchAsks: { readonly ask: readonly [AskFor<'branch'>] }[] = [];

function branchAsk(seat: Seat): { readonly ask: readonly [AskFor<'branch'>] } {
  const made = branchAsks[seat] ?? { ask: [{ kind: 'branch', seat }] };
  branchAsks[seat] = made;
  return made;
}

export const branch: DecisionOn<Chase, 'branch'> = {
  candidates: (board, { seat }) => waysOn(asteroidIn(board), pilotOf(board, seat)),
  options: (board, { seat }) => waysOn(asteroidIn(board), pilotOf(board, seat)),
  apply({ board }, { seat }, way, _frame, tell) {
    pilotOf(board, seat).heading = way;
    tell?.({ type: 'headed', rule: '4.7', seat, heading: way });
  },
};
