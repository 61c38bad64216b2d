import type { Point } from '@starboard/geometry';
import { middleOf } from './box.ts';
import type { VisibleArea } from './viewport.ts';

/** The tip about something in the upper half of a map is at its foot, so that it doesn't cover its subject. */
export function tipClass(sight: VisibleArea | null, subject: Point | null): string {
  const low = sight !== null && subject !== null && subject.y < middleOf(sight.box).y;
  return low ? 'ui-tip ui-tip-low' : 'ui-tip';
}
