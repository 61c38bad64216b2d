import { type Dice, draw, pick } from '@starboard/kernel';

/** Where a connection is cut: the sender of the request cannot tell these apart. */
export const CUTS = ['before the request', 'after the request', 'before the answer'] as const;
export type Cut = (typeof CUTS)[number];

const PARTS = 10_000;

/** Whether and where the next request is cut off, for a share of all requests. */
export function nextCut(dice: Dice, share: number): Cut | null {
  return draw(dice, PARTS) < share * PARTS ? pick(dice, CUTS) : null;
}
