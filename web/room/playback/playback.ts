import type { GameTypes, Happening } from '@starboard/kernel';
import type { Update } from '@starboard/protocol';

/** What one viewer has been shown, is being shown, and is yet to be shown. */
export interface Playback<H extends Happening<GameTypes> = Happening<GameTypes>> {
  /** All events so far, including the current one unless its dice are still rolling. */
  readonly told: readonly GameTypes['event'][];
  readonly now: H | null;
  /** While the dice roll, nothing may give away the outcome. */
  readonly rolling: boolean;
  /** The board before the current happening; null if there was none. */
  readonly before: object | null;
  readonly waiting: readonly H[];
}

/** How happenings are shown to one viewer. */
export interface Staging<H extends Happening<GameTypes> = Happening<GameTypes>> {
  /** Milliseconds on screen at normal speed. Happenings with 0 are shown together with the next that stays. */
  dwell(happening: H): number;
  /** Whether it has dice, and whether to show them rolling. */
  dice(happening: H): 'none' | 'still' | 'rolling';
}

export const NOTHING_YET: Playback<never> = { told: [], now: null, rolling: false, before: null, waiting: [] };

/** Appends news to the queue; if nothing is being shown, its first happening is shown at once. */
export function arrive(known: Playback, news: Pick<Update, 'past' | 'happenings' | 'gap'>, staging: Staging): Playback {
  const playback: Playback = news.gap === true ? { ...NOTHING_YET, before: known.before } : known;
  const joined = {
    ...playback,
    told: [...playback.told, ...news.past],
    waiting: [...playback.waiting, ...news.happenings],
  };
  return joined.now === null ? advance(joined, staging) : joined;
}

/** Puts earlier happenings before those told or, if they are yet to be shown, at the head of the queue. */
export function precede(playback: Playback, earlier: readonly Happening<GameTypes>[], toBeShown: boolean): Playback {
  const { told, now, rolling, waiting } = playback;
  if (!toBeShown || now === null) return { ...playback, told: [...earlier.map(({ event }) => event), ...told] };
  const [first = now, ...rest] = [...earlier, now, ...waiting];
  const before = rolling ? told : told.slice(0, -1);
  return { ...playback, told: [...before, first.event], now: first, rolling: false, waiting: rest };
}

/** Goes on to the next happening that stays on screen, or to the end. Rolling dice come to rest first. */
export function advance<H extends Happening<GameTypes>>(playback: Playback<H>, staging: Staging<H>): Playback<H> {
  if (playback.rolling) return land(playback);
  const { now, waiting } = playback;
  const at = waiting.findIndex((happening) => staging.dwell(happening) > 0);
  const passed = at < 0 ? waiting : waiting.slice(0, at);
  const told = passed.length === 0 ? playback.told : [...playback.told, ...passed.map(({ event }) => event)];
  const before = passed.at(-1)?.board ?? now?.board ?? playback.before;
  const next = waiting[at];
  if (next === undefined) return { told, now: null, rolling: false, before, waiting: [] };
  const shown = { told, now: next, rolling: true, before, waiting: waiting.slice(at + 1) };
  return staging.dice(next) === 'rolling' ? shown : land(shown);
}

function land<H extends Happening<GameTypes>>(playback: Playback<H>): Playback<H> {
  const { told, now } = playback;
  return { ...playback, rolling: false, told: now === null ? told : [...told, now.event] };
}

/** Skips to the end. */
export function finish<H extends Happening<GameTypes>>(playback: Playback<H>): Playback<H> {
  const { told, now, waiting, before } = playback.rolling ? land(playback) : playback;
  return {
    told: [...told, ...waiting.map(({ event }) => event)],
    now: null,
    rolling: false,
    before: waiting.at(-1)?.board ?? now?.board ?? before,
    waiting: [],
  };
}

/** Stops at a happening: all before it are told, and all after it wait. */
export function stoppedAt<H extends Happening<GameTypes>>(happenings: readonly H[], at: number): Playback<H> {
  return {
    told: happenings.slice(0, at + 1).map(({ event }) => event),
    now: happenings[at] ?? null,
    rolling: false,
    before: happenings[at - 1]?.board ?? null,
    waiting: happenings.slice(at + 1),
  };
}

/** The board to draw during playback; null afterwards. */
export function boardNow({ now, rolling, before }: Playback): object | null {
  return rolling ? (before ?? now?.board ?? null) : (now?.board ?? null);
}

/** How many events back to look for one of the same kind: a shot, its effect, and the consequences. */
const LOOK_BACK = 4;

/** Whether an event of the same kind was shown just before. */
export function isRepeated({ told, now, rolling }: Playback): boolean {
  const earlier = rolling ? told : told.slice(0, -1);
  return now !== null && earlier.slice(-LOOK_BACK).some(({ type }) => type === now.event.type);
}

export function isShowing({ now }: Playback): boolean {
  return now !== null;
}

/** Includes the current happening. */
export function leftToShow({ now, waiting }: Playback): number {
  return waiting.length + (now === null ? 0 : 1);
}
