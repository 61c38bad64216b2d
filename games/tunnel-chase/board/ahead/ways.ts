import { chanceOf } from '@starboard/ui';
import type { Asteroid } from '../../rules/01-asteroid/asteroid.ts';
import { navigationRoll } from '../../rules/05-navigation.ts';
import { ratingOn, waysOn } from '../../rules/flight.ts';
import type { Position } from '../../rules/model.ts';

/** 5.2 A space that needs a roll: the number on two dice, and its chance. */
export interface Roll {
  readonly space: number;
  readonly rating: number;
  readonly needed: number;
  readonly chance: number;
}

/** One way of flying a speed: its path and its rolls. */
export interface Way {
  /** From its first space; the last is where the count ends. */
  readonly path: readonly number[];
  /** The space to enter next after that. */
  readonly heading: number;
  readonly rolls: readonly Roll[];
  /** The chance of touching no wall, and the average number of touches. */
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

/** 4.6 Every way on for a number of spaces, once the next space is set. */
export function waysAhead(asteroid: Asteroid, from: Position, count: number, pace: Pace): readonly Way[] {
  return grown(asteroid, [from.space], from, count, pace);
}

/** 4.6 The ways on from a branch by one of its ways, including the roll at the branch. */
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

/** A roll that cannot fail is not made; 3.3 nor is any roll while the leader, who has no speed yet, is placed. */
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

export function easiestFirst(ways: readonly Way[]): readonly Way[] {
  return ways.toSorted((a, b) => a.scrapes - b.scrapes);
}
