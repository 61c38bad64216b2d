import type { CoachHint } from '@starboard/kernel';
import type { Starfire } from '../rules/model.ts';
import { bareTarget, betterTarget, fireNow } from './firing.ts';
import { bestRangeHint, blindSpot, offTheMap, stillTurn } from './moving.ts';

/** The most urgent first. */
export const hints: readonly CoachHint<Starfire>[] = [
  offTheMap,
  blindSpot,
  stillTurn,
  bestRangeHint,
  fireNow,
  bareTarget,
  betterTarget,
];
