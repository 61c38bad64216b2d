import type { Point } from '@starboard/geometry';
import type { StationPlan } from '../../../rules/01-station/plan.ts';
import { middleOfDeck, spotOf } from '../plane.ts';

/** 1.5 The chute that links the Trash Compactors, as a line round the deck. */
export function chuteOf(plan: StationPlan): string {
  const middle = middleOfDeck(plan);
  const ends = plan.compactors
    .map((square) => spotOf(plan, square))
    .toSorted((a, b) => angleOf(middle, a) - angleOf(middle, b));
  return ends.map((from, i) => arc(middle, from, ends[(i + 1) % ends.length] ?? from)).join('');
}

/** The path of one jump through the chute. */
export function jumpOf(plan: StationPlan, from: number, to: number): string {
  return arc(middleOfDeck(plan), spotOf(plan, from), spotOf(plan, to));
}

/** The shorter arc round the middle. */
function arc(middle: Point, from: Point, to: Point): string {
  const radius = (distance(middle, from) + distance(middle, to)) / 2;
  const turn = (angleOf(middle, to) - angleOf(middle, from) + 2 * Math.PI) % (2 * Math.PI);
  return `M${from.x} ${from.y}A${radius} ${radius} 0 0 ${turn < Math.PI + 0.01 ? 1 : 0} ${to.x} ${to.y}`;
}

const angleOf = (middle: Point, { x, y }: Point): number => Math.atan2(y - middle.y, x - middle.x);
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
