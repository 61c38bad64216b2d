import type { Box } from './box.ts';

/** Pixels to a unit of the map. */
export interface Scales {
  readonly largest: number;
  /** A few pieces do not fill the screen. */
  readonly largestFit: number;
  /** Below this, one has to zoom in to read it. */
  readonly legible: number;
}

/** So much of each side of a frame is taken up by other things, in pixels. */
export interface Margins {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How much of the frame a fitted box fills: beside what is in it there is room for names. */
const FILL = 0.86;

/** What is left of a frame within its margins. */
export function clearOf({ width, height }: Size, { top, right, bottom, left }: Margins): Box {
  return { left, top, right: width - right, bottom: height - bottom };
}

/** How far inside a frame a point has to be to count as in sight, in pixels. */
const RIM = 40;

/**
 * How far to move what lies at a place of a frame so that it is well in sight: not at all if it is; else in over the
 * rim, and as far again, so that what goes on in the same direction need not be followed at every step.
 */
export function shiftInto(at: number, least: number, most: number): number {
  const middle = (least + most) / 2;
  const off = at < least + RIM ? least + RIM - at : at > most - RIM ? most - RIM - at : 0;
  const toMiddle = middle - at;
  return Math.abs(2 * off) > Math.abs(toMiddle) ? toMiddle : 2 * off;
}

/** The scale at which a box just fills the frame. */
export function scaleToFit({ left, top, right, bottom }: Box, { width, height }: Size): number {
  return Math.min(width / (right - left), height / (bottom - top));
}

/** The first of some boxes that is legible as a whole, else the last, and how large it is shown. */
export function boxToShow(
  boxes: readonly [Box, ...Box[]],
  frame: Size,
  { largestFit, legible }: Scales,
): { readonly box: Box; readonly scale: number } {
  const fitted = (box: Box): number => Math.min(scaleToFit(box, frame) * FILL, largestFit);
  const box = boxes.find((each) => fitted(each) >= legible) ?? boxes.at(-1) ?? boxes[0];
  return { box, scale: fitted(box) };
}
