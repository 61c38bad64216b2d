import { chanceOf } from '@starboard/ui';
import type { Asteroid } from '../../rules/01-asteroid/asteroid.ts';
import { navigationRoll } from '../../rules/05-navigation.ts';
import { ratingOn, waysOn } from '../../rules/flight.ts';
import type { Position } from '../../rules/model.ts';

/** 5.2 A space that is rolled for: the number on two dice, and how likely it is. */
export interface Roll {
  readonly space: number;
  readonly rating: number;
  readonly needed: number;
  readonly chance: number;
}

/** One way of flying a speed: where it leads, and what is rolled for on it. */
export interface Way {
  /** From the space it begins on; the last is where the count ends. */
  readonly path: readonly number[];
  /** The space to be entered next after that. */
  readonly heading: number;
  readonly rolls: readonly Roll[];
  /** The chance that no wall is touched, and how often one is on average. */
  readonly clean: number;
  readonly scrapes: number;
}

interface Pace {
  readonly speed: number;
  readonly handling: number;
}

/** 5.2 The chance of a number on two dice. */
export function chanceOfRoll(needed: number): number {
  return chanceOf((total) => total >= needed, 2, 6);
}

/** 4.6 Every way on for so many spaces, where the heading of the next space is set already. */
export function waysAhead(asteroid: Asteroid, from: Position, count: number, pace: Pace): readonly Way[] {
  return grown(asteroid, [from.space], from, count, pace);
}

/** 4.6 The same from where ways part, by one of them: what is rolled for where they part is part of it. */
export function waysBy(asteroid: Asteroid, at: Position, way: number, left: number, pace: Pace): readonly Way[] {
  const found = grown(asteroid, [at.space], { ...at, heading: way }, left, pace);
  const roll = rollAt(asteroid, at.rear, at.space, way, pace);
  return roll === null ? found : found.map((each) => wayOf(each.path, each.heading, [roll, ...each.rolls]));
}

function grown(
  asteroid: Asteroid,
  path: readonly number[],
  at: Position,
  left: number,
  pace: Pace,
  rolls: readonly Roll[] = [],
): readonly Way[] {
  if (left === 0) return [wayOf(path, at.heading, rolls)];
  const entered = { space: at.heading, rear: at.space, heading: at.heading };
  return waysOn(asteroid, entered).flatMap((heading) => {
    const roll = rollAt(asteroid, at.space, entered.space, heading, pace);
    const further = roll === null ? rolls : [...rolls, roll];
    return grown(asteroid, [...path, entered.space], { ...entered, heading }, left - 1, pace, further);
  });
}

/** What cannot fail is not rolled for; 3.3 nor is anything while the leader is placed, who has no speed yet. */
const SURE = 2;

function rollAt(asteroid: Asteroid, from: number, space: number, to: number, pace: Pace): Roll | null {
  const rating = pace.speed < 1 ? 0 : ratingOn(asteroid, from, space, to);
  const needed = navigationRoll(rating, pace.speed, pace.handling);
  return rating === 0 || needed <= SURE ? null : { space, rating, needed, chance: chanceOfRoll(needed) };
}

function wayOf(path: readonly number[], heading: number, rolls: readonly Roll[]): Way {
  const clean = rolls.reduce((all, { chance }) => all * chance, 1);
  const scrapes = rolls.reduce((sum, { chance }) => sum + 1 - chance, 0);
  return { path, heading, rolls, clean, scrapes };
}

/** The easiest first. */
export function easiestFirst(ways: readonly Way[]): readonly Way[] {
  return ways.toSorted((a, b) => a.scrapes - b.scrapes);
}
