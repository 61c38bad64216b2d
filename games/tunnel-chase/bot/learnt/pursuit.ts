import type { Chart } from '../turn/chart.ts';
import { HITS } from './hits.ts';

/** How two pilots who see each other, or share a space, can be to each other. */
const [TAILS, FACES, TAILED, BESIDE] = [0, 1, 2, 3];
/** The ranges from which a class begins. */
const RANGES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 14] as const;
export const SPEEDS = 36;
export const UNSEEN = 3 * RANGES.length * SPEEDS + SPEEDS;
/** Out of sight, the table has these flying distances each way; between them, the figures change evenly. */
const FAR = [2, 4, 6, 8, 10, 13, 16, 20, 26, 34] as const;
export const PACES = 9;
/** The length of the table. */
export const SPOTS = UNSEEN + FAR.length * FAR.length * PACES;

export interface End {
  readonly space: number;
  readonly course: number;
  readonly speed: number;
}

/** Where a pair is in the table: up to four places, each with its share. */
export interface Spot {
  readonly places: Int32Array;
  readonly shares: Float64Array;
}

export const createSpot = (): Spot => ({ places: new Int32Array(4), shares: new Float64Array(4) });

const RANGE_CLASS = Uint8Array.from({ length: 256 }, (_, far) =>
  Math.max(
    0,
    RANGES.findLastIndex((start) => far >= start),
  ),
);
const FAR_BELOW = Uint8Array.from({ length: 256 }, (_, far) =>
  Math.min(
    FAR.length - 2,
    Math.max(
      0,
      FAR.findLastIndex((start) => far >= start),
    ),
  ),
);
const FAR_SHARE = Float64Array.from({ length: 256 }, (_, far) => {
  const below = FAR_BELOW[far] ?? 0;
  const [low = 0, high = 0] = [FAR[below], FAR[below + 1]];
  return Math.min(1, Math.max(0, (far - low) / (high - low)));
});

const pace = (speed: number): number => (speed < 1 ? 2 : speed - 1);

/** Who sees whom and how far away, or how far each must fly to the other, and both speeds. */
export function locate({ spaces, reach, ahead }: Chart, one: End, other: End, { places, shares }: Spot): number {
  const [a, b] = [pace(one.speed), pace(other.speed)];
  shares[0] = 1;
  if (one.space === other.space) {
    places[0] = BESIDE * RANGES.length * SPEEDS + a * 6 + b;
    return 1;
  }
  const there = one.course * spaces + other.space;
  const back = other.course * spaces + one.space;
  const [sees, seen] = [ahead[there] ?? 0, ahead[back] ?? 0];
  if (sees > 0 || seen > 0) {
    const how = sees === 0 ? TAILED : seen === 0 ? TAILS : FACES;
    places[0] = (how * RANGES.length + (RANGE_CLASS[sees > 0 ? sees : seen] ?? 0)) * SPEEDS + a * 6 + b;
    return 1;
  }
  const [far, near] = [reach[there] ?? 0, reach[back] ?? 0];
  const [u, v] = [FAR_SHARE[far] ?? 0, FAR_SHARE[near] ?? 0];
  const first = UNSEEN + ((FAR_BELOW[far] ?? 0) * FAR.length + (FAR_BELOW[near] ?? 0)) * PACES;
  const speeds = Math.floor(a / 2) * 3 + Math.floor(b / 2);
  for (let i = 0; i < 4; i++) {
    const [down, right] = [i >> 1, i & 1];
    places[i] = first + (down * FAR.length + right) * PACES + speeds;
    shares[i] = (down === 1 ? u : 1 - u) * (right === 1 ? v : 1 - v);
  }
  return 4;
}

const spot = createSpot();
let hits = HITS;

/** From now on, bots of this process expect these hits: bots that learn go on from what they have learnt so far. */
export function expectHits(table: readonly number[]): void {
  hits = table;
}

/** The hits that the first pilot can expect to land on the other in later turns, with an accuracy of 4. */
export function hitsLater(chart: Chart, one: End, other: End): number {
  const count = locate(chart, one, other, spot);
  let sum = 0;
  for (let i = 0; i < count; i++) sum += (hits[spot.places[i] ?? 0] ?? 0) * (spot.shares[i] ?? 0);
  return sum / 1000;
}
