import { isOnRock } from '../rocks/meeting.ts';
import type { Rock } from '../rocks/rock.ts';
import { isOffMat } from '../table/base.ts';
import type { Pose } from '../table/pose.ts';
import { type Bases, overlapsAny } from './flight.ts';
import { type Swept, sweptBy, sweptMeets } from './swept.ts';
import { type BendSide, type ManoeuvreTemplate, wayAlong } from './templates.ts';
import { poseAt } from './way.ts';

/** Moves that are no manoeuvres: boosts, barrel rolls, decloaking, tractor beams. */

/** What stands around a ship that moves: all bases by number, its own number, and the asteroids that count for it. */
export interface Around {
  readonly bases: Bases;
  readonly self: number;
  readonly rocks: readonly Rock[];
}

/** Why a place cannot be taken: the base would overlap a ship or an asteroid or leave the mat, or the template a rock. */
export type Hindrance = 'ship' | 'asteroid' | 'template' | 'mat';

/** Where a base would stand, and the template it would get there by. */
export interface BasePlacement {
  readonly pose: Pose;
  readonly swept: Swept;
}

/** Everything that blocks a place, in a fixed order; empty if it is free. */
export function hindrances({ pose, swept }: BasePlacement, { bases, self, rocks }: Around): readonly Hindrance[] {
  const found: Hindrance[] = [];
  if (overlapsAny(pose, bases, self)) found.push('ship');
  if (isOnRock(pose, rocks)) found.push('asteroid');
  if (meetsAny(swept, rocks)) found.push('template');
  if (isOffMat(pose)) found.push('mat');
  return found;
}

export function isFree({ pose, swept }: BasePlacement, around: Around): boolean {
  return isBaseFree(pose, around) && !meetsAny(swept, around.rocks);
}

/** Whether the base alone fits: on the mat, and on nobody and nothing. */
export function isBaseFree(pose: Pose, { bases, self, rocks }: Around): boolean {
  return !isOffMat(pose) && !overlapsAny(pose, bases, self) && !isOnRock(pose, rocks);
}

/** Whether a template lies on any of the asteroids. */
export function meetsAny(swept: Swept, rocks: readonly Rock[]): boolean {
  for (let i = 0; i < rocks.length; i++) if (sweptMeets(swept, rocks[i] as Rock)) return true;
  return false;
}

/** Core rules 4: a boost, or a forward decloak, with a template ahead of the base. */
export function boost(start: Pose, template: ManoeuvreTemplate, side: BendSide): BasePlacement {
  const way = wayAlong(template, side);
  const swept = sweptBy(start, way, way.steps);
  if (swept === null) throw new Error(`${template} has no length`);
  return { pose: poseAt(start, way, way.steps), swept };
}
