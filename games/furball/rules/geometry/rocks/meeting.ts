import { type Swept, sweptMeets } from '../flight/swept.ts';
import type { Pose } from '../table/pose.ts';
import { baseMeets, gapToRock, type Rock } from './rock.ts';

/** An asteroid that a move met, and with what. */
export interface RockMet {
  /** Its number among the asteroids. */
  readonly rock: number;
  readonly base: boolean;
  readonly template: boolean;
  readonly distance: number;
}

const NONE: readonly RockMet[] = [];

/**
 * Core rules 3: the asteroids that the final base or the travelled part of the template overlaps, the one nearest to
 * where the base started first.
 */
export function rocksMet(start: Pose, end: Pose, swept: Swept | null, rocks: readonly Rock[]): readonly RockMet[] {
  let met: RockMet[] | null = null;
  for (let i = 0; i < rocks.length; i++) {
    const rock = rocks[i] as Rock;
    const base = baseMeets(end, rock);
    const template = swept !== null && sweptMeets(swept, rock);
    if (!base && !template) continue;
    met ??= [];
    met.push({ rock: i, base, template, distance: gapToRock(start, rock) });
  }
  return met === null ? NONE : met.sort((one, other) => one.distance - other.distance || one.rock - other.rock);
}

/** The numbers of the same asteroids, in the same order. */
export function rocksOnWay(start: Pose, end: Pose, swept: Swept | null, rocks: readonly Rock[]): readonly number[] {
  let only = -1;
  for (let i = 0; i < rocks.length; i++) {
    const rock = rocks[i] as Rock;
    if (!baseMeets(end, rock) && (swept === null || !sweptMeets(swept, rock))) continue;
    if (only >= 0) return rocksMet(start, end, swept, rocks).map((met) => met.rock);
    only = i;
  }
  return only < 0 ? NOWHERE : [only];
}
const NOWHERE: readonly number[] = [];

/** Whether a base stands on an asteroid: it cannot attack then. */
export function isOnRock(pose: Pose, rocks: readonly Rock[]): boolean {
  for (let i = 0; i < rocks.length; i++) if (baseMeets(pose, rocks[i] as Rock)) return true;
  return false;
}
