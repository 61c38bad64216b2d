import type { CoachHint } from '@starboard/kernel';
import type { Chase } from '../rules/model.ts';
import { onYourTail, stayBehind } from './chasing.ts';
import { brake, easierWay, theSqueeze } from './flying.ts';
import { fireNow, heights } from './meeting.ts';

/** The most urgent first. */
export const hints: readonly CoachHint<Chase>[] = [
  brake,
  onYourTail,
  stayBehind,
  theSqueeze,
  easierWay,
  heights,
  fireNow,
];
