import { EIGHTH_TURN, HALF_TURN, QUARTER_TURN, RADIANS } from '../table/angles.ts';
import { HALF_BASE, MM } from '../table/pose.ts';

/** What a ship is moved with: 20 mm wide, straight or a part of a ring. */
export const TEMPLATES = [
  'straight-1',
  'straight-2',
  'straight-3',
  'straight-4',
  'straight-5',
  'bank-1',
  'bank-2',
  'bank-3',
  'turn-1',
  'turn-2',
  'turn-3',
] as const;
export type ManoeuvreTemplate = (typeof TEMPLATES)[number];

/** Half the width of every template. */
export const HALF_WIDTH = 10 * MM;

/** To which side something goes or bends: to the left, straight, to the right. */
export type BendSide = 1 | 0 | -1;

interface Measures {
  /** Of the middle line; 0 where it is straight. */
  readonly radius: number;
  /** How long a straight one is in micrometres, and how far a bent one turns in headings. */
  readonly extent: number;
}

const MEASURES: { readonly [T in ManoeuvreTemplate]: Measures } = {
  'straight-1': { radius: 0, extent: 40 * MM },
  'straight-2': { radius: 0, extent: 80 * MM },
  'straight-3': { radius: 0, extent: 120 * MM },
  'straight-4': { radius: 0, extent: 160 * MM },
  'straight-5': { radius: 0, extent: 200 * MM },
  'bank-1': { radius: 80 * MM, extent: EIGHTH_TURN },
  'bank-2': { radius: 130 * MM, extent: EIGHTH_TURN },
  'bank-3': { radius: 180 * MM, extent: EIGHTH_TURN },
  'turn-1': { radius: 35 * MM, extent: QUARTER_TURN },
  'turn-2': { radius: 62.5 * MM, extent: QUARTER_TURN },
  'turn-3': { radius: 90 * MM, extent: QUARTER_TURN },
};

/**
 * The way of a base along a template, in whole steps: half a base straight ahead, the middle line of the template, half a
 * base straight on. A step is a micrometre where it goes straight and a heading where it bends.
 */
export interface TemplateWay {
  readonly template: ManoeuvreTemplate | null;
  readonly side: BendSide;
  /** Half a turn where the template lies at the rear, otherwise 0. */
  readonly facing: number;
  readonly radius: number;
  /** Steps along the template itself. */
  readonly extent: number;
  readonly steps: number;
  /** How far a base moves at most in a step along the template, any corner of it, in micrometres. */
  readonly stride: number;
}

export const STILL: TemplateWay = { template: null, side: 0, facing: 0, radius: 0, extent: 0, steps: 0, stride: 1 };

function measured(template: ManoeuvreTemplate, side: BendSide, facing: number): TemplateWay {
  const { radius, extent } = MEASURES[template];
  const reach = radius + HALF_BASE;
  const stride = radius === 0 ? 1 : Math.sqrt(reach * reach + HALF_BASE * HALF_BASE) * RADIANS;
  return { template, side, facing, radius, extent, steps: extent + 2 * HALF_BASE, stride };
}

const SIDES: readonly BendSide[] = [-1, 0, 1];

function waysAlong(template: ManoeuvreTemplate): readonly TemplateWay[] {
  return [0, HALF_TURN].flatMap((facing) => SIDES.map((side) => measured(template, side, facing)));
}

const WAYS = Object.fromEntries(TEMPLATES.map((template) => [template, waysAlong(template)])) as {
  readonly [T in ManoeuvreTemplate]: readonly TemplateWay[];
};

/** The way along a template at the front of a base, or at its rear. */
export function wayAlong(template: ManoeuvreTemplate, side: BendSide, backwards = false): TemplateWay {
  return WAYS[template][side + (backwards ? 4 : 1)] as TemplateWay;
}

/** The length of a number of steps along a template, in micrometres. */
function lengthAlong(way: TemplateWay, steps: number): number {
  return way.radius === 0 ? steps : steps * way.radius * RADIANS;
}

/** The steps of the template between its start and the base's centre after `step` steps. */
export function stepsOfTemplate(way: TemplateWay, step: number): number {
  return Math.max(0, Math.min(way.extent, step - HALF_BASE));
}

/** The distance that the centre of a base has come after `step` steps, in micrometres. */
export function travelled(way: TemplateWay, step: number): number {
  const along = stepsOfTemplate(way, step);
  return step - along + lengthAlong(way, along);
}
