import type { GameTypes, Happening } from '@starboard/kernel';
import type { Update } from '@starboard/protocol';

/** What one pair of eyes has been shown, is being shown, and has yet to be shown. */
export interface Playback<H extends Happening<GameTypes> = Happening<GameTypes>> {
  /** Everything told so far; the one shown now is among it unless its dice are still rolling. */
  readonly told: readonly GameTypes['event'][];
  readonly now: H | null;
  /** While its dice roll, nothing may tell how it comes out. */
  readonly rolling: boolean;
  /** The board before what is shown now; null where nobody has seen one. */
  readonly before: object | null;
  readonly waiting: readonly H[];
}

/** How what happens is shown to one pair of eyes. */
export interface Staging<H extends Happening<GameTypes> = Happening<GameTypes>> {
  /** How long it stays on screen, in milliseconds at normal speed. What does not stay is told together with the next that does. */
  dwell(happening: H): number;
  /** Whether it has dice, and whether they are to be seen rolling. */
  dice(happening: H): 'none' | 'still' | 'rolling';
}

export const NOTHING_YET: Playback<never> = { told: [], now: null, rolling: false, before: null, waiting: [] };

/** News joins the end of the queue; where nothing is being shown, its first happening is shown at once. */
export function arrive(known: Playback, news: Pick<Update, 'past' | 'happenings' | 'gap'>, staging: Staging): Playback {
  const playback: Playback = news.gap === true ? { ...NOTHING_YET, before: known.before } : known;
  const joined = {
    ...playback,
    told: [...playback.told, ...news.past],
    waiting: [...playback.waiting, ...news.happenings],
  };
  return joined.now === null ? advance(joined, staging) : joined;
}

/** What happened earlier joins what was told or, where it is still to be shown, the head of the queue. */
export function precede(playback: Playback, earlier: readonly Happening<GameTypes>[], toBeShown: boolean): Playback {
  const { told, now, rolling, waiting } = playback;
  if (!toBeShown || now === null) return { ...playback, told: [...earlier.map(({ event }) => event), ...told] };
  const [first = now, ...rest] = [...earlier, now, ...waiting];
  const before = rolling ? told : told.slice(0, -1);
  return { ...playback, told: [...before, first.event], now: first, rolling: false, waiting: rest };
}

/** On to the next happening that stays on screen, or to the end. Dice that roll are first brought to rest. */
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

/** All that is left, at once. */
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

/** Stopped at one of these happenings: all before it are told, and all after it wait. */
export function stoppedAt<H extends Happening<GameTypes>>(happenings: readonly H[], at: number): Playback<H> {
  return {
    told: happenings.slice(0, at + 1).map(({ event }) => event),
    now: happenings[at] ?? null,
    rolling: false,
    before: happenings[at - 1]?.board ?? null,
    waiting: happenings.slice(at + 1),
  };
}

/** The board to draw while something is shown; null once all has been. */
export function boardNow({ now, rolling, before }: Playback): object | null {
  return rolling ? (before ?? now?.board ?? null) : (now?.board ?? null);
}

/** So far back one looks for the like: a shot, what it did, and what that led to. */
const LOOK_BACK = 4;

/** Whether something of the same kind was shown just before. */
export function isRepeated({ told, now, rolling }: Playback): boolean {
  const earlier = rolling ? told : told.slice(0, -1);
  return now !== null && earlier.slice(-LOOK_BACK).some(({ type }) => type === now.event.type);
}

export function isShowing({ now }: Playback): boolean {
  return now !== null;
}

/** How many happenings are left to be shown, the one that has begun included. */
export function leftToShow({ now, waiting }: Playback): number {
  return waiting.length + (now === null ? 0 : 1);
}
