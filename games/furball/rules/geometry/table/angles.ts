/**
 * Directions as whole numbers, the same in every engine: 2^20 headings a turn, 0 to the east, anticlockwise; sines and
 * cosines in units of 2^-26, put together from two small tables with nothing but + − × and floor.
 */

export const TURN = 1_048_576;
export const HALF_TURN = TURN / 2;
export const QUARTER_TURN = TURN / 4;
export const EIGHTH_TURN = TURN / 8;

/** What 1 is, among sines: 2^26. */
export const UNIT = 67_108_864;

/** The full circle in radians; used only for tables and for lengths on screen. */
const FULL_CIRCLE = 6.283185307179586;

/** The radians of one heading. */
export const RADIANS = FULL_CIRCLE / TURN;

/** How many headings the steps of the coarse table are apart, and how many entries each table has. */
const STEP = 512;

/** The sum of a Taylor series: what `Math.sin` says in the last bits differs between engines, this does not. */
function series(first: number, square: number, from: number): number {
  let term = first;
  let sum = first;
  for (let n = from; n < 32; n += 2) {
    term = (-term * square) / (n * (n + 1));
    sum += term;
  }
  return sum;
}

function table(apart: number, first: (radians: number) => number, from: number): Float64Array {
  return Float64Array.from({ length: STEP }, (_, i) => {
    const radians = i * apart * RADIANS;
    return Math.floor(UNIT * series(first(radians), radians * radians, from) + 0.5);
  });
}

const one = (): number => 1;
const itself = (radians: number): number => radians;

/** Cosines and sines of every 512th heading of the first quarter, and of the first 512 headings. */
export const TABLES = {
  coarseCos: table(STEP, one, 1),
  coarseSin: table(STEP, itself, 2),
  fineCos: table(1, one, 1),
  fineSin: table(1, itself, 2),
} as const;

const { coarseCos, coarseSin, fineCos, fineSin } = TABLES;

/**
 * The nearest whole number; of two as near, the greater. All that is rounded fits into 32 bits, and engines keep such
 * numbers in the object itself.
 */
export const nearest = (value: number): number => Math.floor(value + 0.5) | 0;

/** Of a heading in the first eighth of a turn. */
function smallCos(heading: number): number {
  const i = heading >> 9;
  const j = heading & 511;
  const product = (coarseCos[i] as number) * (fineCos[j] as number) - (coarseSin[i] as number) * (fineSin[j] as number);
  return nearest(product / UNIT);
}

function smallSin(heading: number): number {
  const i = heading >> 9;
  const j = heading & 511;
  const product = (coarseSin[i] as number) * (fineCos[j] as number) + (coarseCos[i] as number) * (fineSin[j] as number);
  return nearest(product / UNIT);
}

/** Of a heading in the first quarter; beyond an eighth mirrored, so that a mirrored table is mirrored to the last bit. */
export function quarterCos(heading: number): number {
  return heading <= EIGHTH_TURN ? smallCos(heading) : smallSin(QUARTER_TURN - heading);
}

export function quarterSin(heading: number): number {
  return heading <= EIGHTH_TURN ? smallSin(heading) : smallCos(QUARTER_TURN - heading);
}

/** A heading of any size, within one turn. */
export const normalised = (heading: number): number => heading & (TURN - 1);

/** What a heading is beyond the last whole quarter turn. */
export const withinQuarter = (heading: number): number => heading & (QUARTER_TURN - 1);

/**
 * A memo by heading: ships turn by eighths of a turn, so few headings come up in a match. Two headings that share a slot
 * take turns in it.
 */
export const SLOTS = 1024;
export const slotFor = (normal: number): number => (normal ^ (normal >> 15)) & (SLOTS - 1);
const known = new Int32Array(SLOTS).fill(-1);
const cosines = new Float64Array(SLOTS);
const sines = new Float64Array(SLOTS);

function slotOf(heading: number): number {
  const normal = normalised(heading);
  const slot = slotFor(normal);
  if (known[slot] !== normal) {
    known[slot] = normal;
    cosines[slot] = exactCos(normal);
    sines[slot] = exactCos(normal - QUARTER_TURN);
  }
  return slot;
}

/** The cosine of any heading, in units of 2^-26: h and h + 90° give vectors that are turned exactly. */
export function cos(heading: number): number {
  return cosines[slotOf(heading)] as number;
}

function exactCos(heading: number): number {
  const rest = withinQuarter(heading);
  switch ((heading >> 18) & 3) {
    case 0:
      return quarterCos(rest);
    case 1:
      return -quarterSin(rest);
    case 2:
      return -quarterCos(rest);
    default:
      return quarterSin(rest);
  }
}

/** The sine of any heading, in units of 2^-26. */
export function sin(heading: number): number {
  return sines[slotOf(heading)] as number;
}

/** For words and pictures. */
export const degrees = (heading: number): number => (heading * 360) / TURN;
