import { HALF_TURN, normalised } from '../table/angles.ts';
import type { Pose } from '../table/pose.ts';
import { type BendSide, type ManoeuvreTemplate, STILL, type TemplateWay, wayAlong } from './templates.ts';
import { poseAt, rolledPose } from './way.ts';

/** Every bearing a dial may have. */
export const BEARINGS = [
  'straight',
  'bank-left',
  'bank-right',
  'turn-left',
  'turn-right',
  'koiogran-turn',
  'segnors-loop-left',
  'segnors-loop-right',
  'tallon-roll-left',
  'tallon-roll-right',
  'reverse-straight',
  'reverse-bank-left',
  'reverse-bank-right',
  'stationary',
] as const;
export type Bearing = (typeof BEARINGS)[number];

export interface Manoeuvre {
  readonly bearing: Bearing;
  readonly speed: number;
  /** The template of a Tallon roll that is not flown with the turn. */
  readonly along?: 'bank';
}

/** What follows at the end of a template. */
type Ending = 'none' | 'about' | 'roll';

interface Flown {
  readonly kind: 'straight' | 'bank' | 'turn';
  readonly side: BendSide;
  readonly backwards: boolean;
  readonly ending: Ending;
}

/** A reverse bank to the left ends behind and to the left: seen along its way, it bends to the right. */
const FLOWN: { readonly [B in Exclude<Bearing, 'stationary'>]: Flown } = {
  straight: { kind: 'straight', side: 0, backwards: false, ending: 'none' },
  'bank-left': { kind: 'bank', side: 1, backwards: false, ending: 'none' },
  'bank-right': { kind: 'bank', side: -1, backwards: false, ending: 'none' },
  'turn-left': { kind: 'turn', side: 1, backwards: false, ending: 'none' },
  'turn-right': { kind: 'turn', side: -1, backwards: false, ending: 'none' },
  'koiogran-turn': { kind: 'straight', side: 0, backwards: false, ending: 'about' },
  'segnors-loop-left': { kind: 'bank', side: 1, backwards: false, ending: 'about' },
  'segnors-loop-right': { kind: 'bank', side: -1, backwards: false, ending: 'about' },
  'tallon-roll-left': { kind: 'turn', side: 1, backwards: false, ending: 'roll' },
  'tallon-roll-right': { kind: 'turn', side: -1, backwards: false, ending: 'roll' },
  'reverse-straight': { kind: 'straight', side: 0, backwards: true, ending: 'none' },
  'reverse-bank-left': { kind: 'bank', side: -1, backwards: true, ending: 'none' },
  'reverse-bank-right': { kind: 'bank', side: 1, backwards: true, ending: 'none' },
};

const LENGTHS = {
  straight: [null, 'straight-1', 'straight-2', 'straight-3', 'straight-4', 'straight-5'],
  bank: [null, 'bank-1', 'bank-2', 'bank-3', null, null],
  turn: [null, 'turn-1', 'turn-2', 'turn-3', null, null],
} as const satisfies Record<Flown['kind'], readonly (ManoeuvreTemplate | null)[]>;

function waysOf(bearing: Bearing): readonly (TemplateWay | null)[] {
  if (bearing === 'stationary') return [STILL];
  const { kind, side, backwards } = FLOWN[bearing];
  return LENGTHS[kind].map((template) => (template === null ? null : wayAlong(template, side, backwards)));
}

const WAYS = Object.fromEntries(BEARINGS.map((bearing) => [bearing, waysOf(bearing)])) as {
  readonly [B in Bearing]: readonly (TemplateWay | null)[];
};

/** Whether there is a template for it. */
export function isFlyable(bearing: Bearing, speed: number): boolean {
  return (WAYS[bearing][speed] ?? null) !== null;
}

const BANKED: { readonly [B in Bearing]?: Bearing } = {
  'tallon-roll-left': 'bank-left',
  'tallon-roll-right': 'bank-right',
};

/** The way of a manoeuvre up to the end of its template; without what follows there. */
export function wayOf({ bearing, speed, along }: Manoeuvre): TemplateWay {
  const way = WAYS[along === undefined ? bearing : (BANKED[bearing] ?? bearing)][speed] ?? null;
  if (way === null) throw new Error(`there is no ${bearing} of speed ${speed}`);
  return way;
}

export const isTallonRoll = ({ bearing }: Manoeuvre): boolean => endingOf(bearing) === 'roll';

function endingOf(bearing: Bearing): Ending {
  return bearing === 'stationary' ? 'none' : FLOWN[bearing].ending;
}

/** The end of a manoeuvre with nothing in the way; for a Tallon roll, with this many millimetres of slide. */
export function endPose(start: Pose, manoeuvre: Manoeuvre, slide = 0): Pose {
  const way = wayOf(manoeuvre);
  switch (endingOf(manoeuvre.bearing)) {
    case 'none':
      return poseAt(start, way, way.steps);
    case 'roll':
      return rolledPose(start, way, slide);
    case 'about': {
      const { x, y, heading } = poseAt(start, way, way.steps);
      return { x, y, heading: normalised(heading + HALF_TURN) };
    }
  }
}
