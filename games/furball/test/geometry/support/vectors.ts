import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Bearing, type Pose, TURN } from '../../../rules/geometry/index.ts';

/** The reference cases lie outside this repository; `FURBALL_FACTS` says where, if not beside it. */
const FACTS =
  process.env['FURBALL_FACTS'] ?? join(import.meta.dirname, '../../../../../../shared/data/xwing-first-edition');
const FILE = join(FACTS, 'vectors/vectors.jsonl');

type Triple = readonly [number, number, number];

/** A case as it is written: millimetres and degrees. */
export interface Vector {
  readonly id: string;
  readonly family: string;
  readonly in: {
    readonly pose: Triple;
    readonly bearing: Bearing;
    readonly speed: number;
    readonly slide?: number;
    readonly ships: readonly Triple[];
    readonly asteroids: readonly (readonly (readonly [number, number])[])[];
    readonly shooter: Triple;
    readonly target: Triple;
    readonly arc: 'front' | 'rear' | 'half' | 'bullseye' | 'all';
    readonly side: 1 | -1;
    readonly ahead: 1 | -1;
    readonly start: number;
    readonly end: number;
  };
  readonly out: {
    readonly pose: { readonly x: number; readonly y: number; readonly heading: number };
    readonly poseAtZero: { readonly x: number; readonly y: number; readonly heading: number };
    readonly offMat: boolean;
    readonly overlap: boolean;
    readonly touched: readonly number[];
    readonly travel: number;
    readonly candidates: readonly number[];
    readonly inArc: boolean;
    readonly distance: number | null;
    readonly band: number | null;
    readonly clear: boolean;
    readonly obstructed: boolean;
    readonly asteroids: readonly {
      readonly index: number;
      readonly base: boolean;
      readonly template: boolean;
      readonly distance: number;
    }[];
    readonly legal: unknown;
    readonly why: readonly string[];
  };
  readonly margin: number;
  readonly slope?: number;
  readonly exact?: boolean;
}

const all: readonly Vector[] = existsSync(FILE)
  ? readFileSync(FILE, 'utf8')
      .trim()
      .split('\n')
      .map((line): Vector => JSON.parse(line))
  : [];

export const vectors = (family: string): readonly Vector[] => all.filter((vector) => vector.family === family);

export const haveVectors = all.length > 0;

/** Headings of the cases are whole in our units, millimetres become whole micrometres. */
export function poseOf([x, y, heading]: Triple): Pose {
  return { x: x * 1000, y: y * 1000, heading: Math.round((heading / 360) * TURN) % TURN };
}

/** How far a pose is from what it should be, in millimetres; and its heading, in degrees. */
export function off(pose: Pose, { x, y, heading }: { x: number; y: number; heading: number }): [number, number] {
  const turned = (((pose.heading / TURN) * 360 - heading + 540) % 360) - 180;
  return [Math.hypot(pose.x / 1000 - x, pose.y / 1000 - y), Math.abs(turned)];
}
