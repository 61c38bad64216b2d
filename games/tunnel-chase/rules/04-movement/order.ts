import type { DecisionOn, Seat } from '@starboard/kernel';
import { flying } from '../02-starfighters.ts';
import { leadersOf } from '../06-collisions.ts';
import { asteroidIn, tails } from '../flight.ts';
import { type Board, type Chase, type FrameAt, isFlying, type Match, pilotOf, type Tell } from '../model.ts';
import { rollOff } from '../roll-off.ts';

const NOBODY: readonly Seat[] = [];

/** 4.3 The order is fixed when speeds are shown. */
export function fixOrder({ board }: Match) {
  const seats = flying(board);
  const before: Seat[][] = board.pilots.map(() => []);
  const waitsFor = board.pilots.map(() => 0);
  const wait = (seat: Seat, first: Seat): void => {
    before[first]?.push(seat);
    waitsFor[seat] = (waitsFor[seat] ?? 0) + 1;
  };
  for (let i = 0; i < seats.length; i++) {
    for (let j = i + 1; j < seats.length; j++) waitingOf(board, seats[i] ?? 0, seats[j] ?? 0, wait);
  }
  const standing = board.pilots.map(() => 0);
  return { call: { at: 'order', step: 0, order: [] as Seat[], waitsFor, before, standing } as const };
}

/** The order that was worked out is kept for the turn. */
export function keepOrder(_match: Match, frame: FrameAt<'turn'>): void {
  frame.order = frame.returned ?? [];
}

/** 4.3 A tailed pilot moves before its tail. 6.4 For a graze from behind, the speeds set or the rolls decide. */
function waitingOf(board: Board, a: Seat, b: Seat, wait: (seat: Seat, first: Seat) => void): void {
  const [one, two] = [pilotOf(board, a), pilotOf(board, b)];
  const asteroid = asteroidIn(board);
  if (one.space === two.space) {
    for (const [first, second] of board.grazed) {
      if ((first === a && second === b) || (first === b && second === a)) wait(second, first);
    }
  } else if (tails(asteroid, one, two)) wait(a, b);
  else if (tails(asteroid, two, one)) wait(b, a);
}

/**
 * 4.4 The fastest pilot that waits for nobody is next; rolls decide between equals. 11.3 A pilot freed only now goes
 * after those.
 */
export function orderNext(match: Match, frame: FrameAt<'order'>, tell: Tell) {
  const { board } = match;
  letGoOfThoseOut(board, frame);
  for (;;) {
    const fastest = leadersOf(board, fastestOf(board, readySeats(board, frame)));
    const next = firstInStanding(fastest, frame.standing);
    if (next === undefined) break;
    if (fastest.length > 1 && frame.standing[next] === 0) return rollForOrder(match, frame, fastest, tell);
    frame.order.push(next);
    letGo(frame, next);
  }
  tell?.({ type: 'ordered', rule: '4.4', order: [...frame.order] });
  return { done: frame.order };
}

/** Nobody waits any longer for a pilot that has its place. */
function letGo({ before, waitsFor }: FrameAt<'order'>, first: Seat): void {
  for (const seat of before[first] ?? []) waitsFor[seat] = (waitsFor[seat] ?? 0) - 1;
  before[first] = NOBODY;
}

/** 11.4 Nor for a pilot that left the chase during the question who goes first. */
function letGoOfThoseOut(board: Board, frame: FrameAt<'order'>): void {
  for (let seat = 0; seat < board.pilots.length; seat++) if (!isFlying(pilotOf(board, seat))) letGo(frame, seat);
}

function readySeats(board: Board, frame: FrameAt<'order'>): readonly Seat[] {
  const { order, waitsFor } = frame;
  const left = flying(board).filter((seat) => !order.includes(seat));
  const free = left.filter((seat) => (waitsFor[seat] ?? 0) <= 0);
  return free.length > 0 ? free : left.filter((seat) => isInFirstRing(seat, left, frame));
}

/** 4.4 A chase round a loop is a ring of tails: its fastest pilot breaks it, if it waits for nobody outside. */
function isInFirstRing(seat: Seat, left: readonly Seat[], frame: FrameAt<'order'>): boolean {
  return left.every((other) => !isBehind(seat, other, frame) || isBehind(other, seat, frame));
}

/** Whether a pilot waits for another, directly or through others. */
function isBehind(seat: Seat, other: Seat, { before }: FrameAt<'order'>): boolean {
  const waiting: Seat[] = [other];
  for (let i = 0; i < waiting.length; i++) {
    for (const next of before[waiting[i] ?? 0] ?? NOBODY) {
      if (next === seat) return true;
      if (!waiting.includes(next)) waiting.push(next);
    }
  }
  return false;
}

function fastestOf(board: Board, seats: readonly Seat[]): readonly Seat[] {
  let top = -1;
  for (const seat of seats) top = Math.max(top, pilotOf(board, seat).speed);
  return seats.filter((seat) => pilotOf(board, seat).speed === top);
}

/** Pilots that have rolled come first, in the order of their rolls. */
function firstInStanding(seats: readonly Seat[], standing: readonly number[]): Seat | undefined {
  let first = seats[0];
  for (const seat of seats) if (place(standing, seat) < place(standing, first ?? 0)) first = seat;
  return first;
}

const place = (standing: readonly number[], seat: Seat): number => standing[seat] || Number.POSITIVE_INFINITY;

/**
 * 4.4 Pilots of equal speed roll a die each; the highest names who goes first, and the others follow by their rolls,
 * 11.4 also if nobody is named.
 */
function rollForOrder(match: Match, frame: FrameAt<'order'>, seats: readonly Seat[], tell: Tell) {
  const rolled = rollOff(match, seats, 'order', '4.4', tell);
  const taken = Math.max(0, ...frame.standing);
  for (const [i, seat] of rolled.entries()) frame.standing[seat] = taken + 2 + i;
  return { ask: [{ kind: 'first', seat: rolled[0] ?? 0, among: seats }] as const };
}

export const first: DecisionOn<Chase, 'first', 'order'> = {
  candidates: (board, { among }) => among.filter((seat) => isFlying(pilotOf(board, seat))),
  apply(_match, { seat, among }, named, { standing }, tell) {
    standing[named] = Math.min(...among.map((other) => standing[other] ?? 0)) - 1;
    tell?.({ type: 'first-named', rule: '4.4', seat, first: named });
  },
};
