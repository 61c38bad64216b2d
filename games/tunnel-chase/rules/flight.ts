import { type Asteroid, asteroidOf, bendIndex } from './01-asteroid/asteroid.ts';
import type { Position, Tunnels } from './model.ts';

/** A position, and the space to enter next. */
type Course = Pick<Position, 'space' | 'heading'>;

const NO_WAYS: readonly number[] = [];

/** 4.6 The spaces that a pilot can fly on to: never back, and never out of the mouth. */
export function waysOn(asteroid: Asteroid, { space, rear }: Pick<Position, 'space' | 'rear'>): readonly number[] {
  const neighbours = asteroid.neighbours[space] ?? NO_WAYS;
  const from = neighbours.indexOf(rear);
  return from < 0 ? neighbours : (asteroid.onward[space]?.[from] ?? NO_WAYS);
}

export function distanceBetween({ distance, at }: Asteroid, from: number, to: number): number {
  return distance[from * at.length + to] ?? 0;
}

export function seeEachOther({ sight, at }: Asteroid, a: number, b: number): boolean {
  return a === b || sight[a * at.length + b] === 1;
}

/** 4.3 Whether a pilot is ahead of another: in sight, and a shortest path to it begins with the other's heading. */
export function isAhead(asteroid: Asteroid, of: Course, other: Course): boolean {
  if (of.space === other.space || !seeEachOther(asteroid, of.space, other.space)) return false;
  return distanceBetween(asteroid, of.space, other.space) === distanceBetween(asteroid, of.heading, other.space) + 1;
}

/** 4.3 Whether a pilot tails another: the other is ahead of it, but not the reverse. */
export function tails(asteroid: Asteroid, tail: Course, leader: Course): boolean {
  return isAhead(asteroid, tail, leader) && !isAhead(asteroid, leader, tail);
}

/** 5.1 The rating of the curve on a path, 0 for none. */
export function curveOn({ neighbours, curves }: Asteroid, from: number, space: number, to: number): number {
  const ways = neighbours[space] ?? NO_WAYS;
  return curves[bendIndex(space, ways.indexOf(from), ways.indexOf(to))] ?? 0;
}

/** 5.6 The rating of a path through a space, including The Squeeze; 0 if no roll is needed. */
export function ratingOn(asteroid: Asteroid, from: number, space: number, to: number): number {
  return curveOn(asteroid, from, space, to) + (asteroid.squeeze[space] ?? 0);
}

export function asteroidIn({ asteroid }: Pick<Tunnels, 'asteroid'>): Asteroid {
  return asteroidOf(asteroid);
}
