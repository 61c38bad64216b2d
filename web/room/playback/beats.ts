import type { GameTypes, Happening } from '@starboard/kernel';

/** How happenings are shown to one viewer. */
export interface Staging<H extends Happening<GameTypes> = Happening<GameTypes>> {
  /** Milliseconds on screen at normal pace. Happenings with 0 are shown together with the next that stays. */
  dwell(happening: H): number;
  /** Whether a happening is shown together with those before it. */
  joins(beat: readonly H[], next: H): boolean;
  /** Whether it has dice, and whether to show them rolling. */
  dice(happening: H): 'none' | 'still' | 'rolling';
}

interface NextBeat<H> {
  /** Happenings that nobody stops at. */
  readonly passed: readonly H[];
  /** Happenings that are shown together; empty at the end. */
  readonly beat: readonly H[];
  readonly rest: readonly H[];
}

/** Takes what is shown next from the queue. */
export function nextBeat<H extends Happening<GameTypes>>(waiting: readonly H[], staging: Staging<H>): NextBeat<H> {
  const at = waiting.findIndex((happening) => staging.dwell(happening) > 0);
  if (at < 0) return { passed: waiting, beat: [], rest: [] };
  let end = at + 1;
  for (let i = end; i < waiting.length; i++) {
    const next = waiting[i];
    if (next === undefined || (staging.dwell(next) > 0 && !staging.joins(waiting.slice(at, i), next))) break;
    if (staging.dwell(next) > 0) end = i + 1;
  }
  return { passed: waiting.slice(0, at), beat: waiting.slice(at, end), rest: waiting.slice(end) };
}
