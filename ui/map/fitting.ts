import type { Box } from './box.ts';

/** Pixels per unit of the map. */
export interface Scales {
  readonly largest: number;
  /** Keeps a few pieces from filling the screen. */
  readonly largestFit: number;
  /** Below this, players have to zoom in to read. */
  readonly legible: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The share of the frame that a fitted box fills; the rest leaves room for names. */
const FILL = 0.86;

/** Pixels inside the frame from which a point counts as in sight. */
const RIM = 40;

/**
 * How far to move a point so that it is well in sight: 0 if it is; otherwise over the rim and the same distance again,
 * so that the map need not follow every further step in the same direction.
 */
export function shiftInto(at: number, least: number, most: number): number {
  const middle = (least + most) / 2;
  const off = at < least + RIM ? least + RIM - at : at > most - RIM ? most - RIM - at : 0;
  const toMiddle = middle - at;
  return Math.abs(2 * off) > Math.abs(toMiddle) ? toMiddle : 2 * off;
}

export function scaleToFit({ left, top, right, bottom }: Box, { width, height }: Size): number {
  return Math.min(width / (right - left), height / (bottom - top));
}

/** The first box that is legible as a whole, else the last, and its scale. */
export function boxToShow(
  boxes: readonly [Box, ...Box[]],
  frame: Size,
  { largestFit, legible }: Scales,
): { readonly box: Box; readonly scale: number } {
  const fitted = (box: Box): number => Math.min(scaleToFit(box, frame) * FILL, largestFit);
  const box = boxes.find((each) => fitted(each) >= legible) ?? boxes.at(-1) ?? boxes[0];
  return { box, scale: fitted(box) };
}

/** The share of the distance from the middle that a place in sight keeps on a shot. */
const KEPT = 0.4;

/** Where a shot shows a place: nearer to the middle if it was in sight, else in the middle. */
export function nearerToMiddle([x, y]: readonly [number, number], { width, height }: Size): readonly [number, number] {
  const isInSight = x > 0 && x < width && y > 0 && y < height;
  const kept = isInSight ? KEPT : 0;
  return [width / 2 + (x - width / 2) * kept, height / 2 + (y - height / 2) * kept];
}
