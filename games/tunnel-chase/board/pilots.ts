import type { Seat } from '@starboard/kernel';

/** The markers of 25 pilots: five shapes in five colours, with a letter each. */

const SHAPES = ['disc', 'square', 'triangle', 'diamond', 'star'] as const;
const COLOURS = ['ice', 'sky', 'lime', 'gold', 'rose'] as const;

export interface PilotLook {
  readonly shape: (typeof SHAPES)[number];
  readonly colour: (typeof COLOURS)[number];
  readonly letter: string;
}

/** The first five differ in both shape and colour; no two of 25 are alike. */
export function lookOf(seat: Seat): PilotLook {
  const round = Math.floor(seat / SHAPES.length);
  return {
    shape: SHAPES[seat % SHAPES.length] ?? 'disc',
    colour: COLOURS[(seat + round) % COLOURS.length] ?? 'ice',
    letter: String.fromCharCode('A'.charCodeAt(0) + seat),
  };
}

/** Outlines of our own, about 20 wide, round the origin. */
export const SHAPE_PATHS: { readonly [S in PilotLook['shape']]: string } = {
  disc: 'M0-10A10 10 0 1 1 0 10A10 10 0 1 1 0-10Z',
  square: 'M-9-9H9V9H-9Z',
  triangle: 'M0-12L11.5 8.5H-11.5Z',
  diamond: 'M0-12.5L12.5 0L0 12.5L-12.5 0Z',
  star: 'M0-12.5L4-5.5L11.9-3.9L6.5 2.1L7.3 10.1L0 6.8L-7.3 10.1L-6.5 2.1L-11.9-3.9L-4-5.5Z',
};

/** The letter is lower if the shape's middle is. */
export const LETTER_DROP: { readonly [S in PilotLook['shape']]: number } = {
  disc: 0,
  square: 0,
  triangle: 2.4,
  diamond: 0,
  star: 0.4,
};

export const pilotClass = (seat: Seat): string => `tunnel-pilot-${lookOf(seat).colour}`;
