import type { GameTypes, Happening } from '@starboard/kernel';
import type { Update } from '@starboard/protocol';
import { nextBeat, type Staging } from './beats.ts';

/** What one viewer has been shown, is being shown, and is yet to be shown. */
export interface Playback<H extends Happening<GameTypes> = Happening<GameTypes>> {
  /** All events so far, including those being shown unless their dice are still rolling. */
  readonly told: readonly GameTypes['event'][];
  /** The happenings being shown together; empty if none are. */
  readonly beat: readonly H[];
  /** The last happening of the beat, after which the board is shown. */
  readonly now: H | null;
  /** While the dice roll, nothing may give away the outcome. */
  readonly rolling: boolean;
  /** The board before the beat; null if there was none. */
  readonly before: object | null;
  readonly waiting: readonly H[];
  /** The last beat with dice. */
  readonly rolled: readonly H[];
}

export const NOTHING_YET: Playback<never> = {
  told: [],
  beat: [],
  now: null,
  rolling: false,
  before: null,
  waiting: [],
  rolled: [],
};

/** Appends news to the queue; if nothing is being shown, its first beat is shown at once. */
export function arrive(known: Playback, news: Pick<Update, 'past' | 'happenings' | 'gap'>, staging: Staging): Playback {
  const playback: Playback = news.gap === true ? { ...NOTHING_YET, before: known.before } : known;
  const joined = {
    ...playback,
    told: [...playback.told, ...news.past],
    waiting: [...playback.waiting, ...news.happenings],
  };
  return joined.now === null ? advance(joined, staging) : extend(joined, staging);
}

/** News that belongs to the beat being shown joins it, unless it has dice to be rolled. */
function extend(playback: Playback, staging: Staging): Playback {
  const { beat, told, waiting, rolling } = playback;
  if (rolling) return playback;
  let count = 0;
  while (count < waiting.length) {
    const next = waiting[count];
    if (next === undefined || staging.dwell(next) === 0 || staging.dice(next) !== 'none') break;
    if (!staging.joins([...beat, ...waiting.slice(0, count)], next)) break;
    count++;
  }
  if (count === 0) return playback;
  const joining = waiting.slice(0, count);
  return {
    ...playback,
    beat: [...beat, ...joining],
    now: joining.at(-1) ?? playback.now,
    told: [...told, ...joining.map(({ event }) => event)],
    waiting: waiting.slice(count),
  };
}

/** Puts earlier happenings before those told or, if they are yet to be shown, at the head of the queue. */
export function precede(playback: Playback, earlier: readonly Happening<GameTypes>[], toBeShown: boolean): Playback {
  const { told, now, rolling, beat, waiting } = playback;
  if (!toBeShown || now === null) return { ...playback, told: [...earlier.map(({ event }) => event), ...told] };
  const [first = now, ...rest] = [...earlier, ...beat, ...waiting];
  const before = rolling ? told : told.slice(0, -beat.length);
  return { ...playback, told: [...before, first.event], beat: [first], now: first, rolling: false, waiting: rest };
}

/** Goes on to the next beat, or to the end. Rolling dice come to rest first. */
export function advance<H extends Happening<GameTypes>>(playback: Playback<H>, staging: Staging<H>): Playback<H> {
  if (playback.rolling) return land(playback);
  const { passed, beat, rest } = nextBeat(playback.waiting, staging);
  const told = passed.length === 0 ? playback.told : [...playback.told, ...passed.map(({ event }) => event)];
  const before = passed.at(-1)?.board ?? playback.now?.board ?? playback.before;
  const now = beat.at(-1) ?? null;
  if (now === null) return { ...playback, told, beat: [], now: null, before, waiting: [] };
  const dice = beat.map((happening) => staging.dice(happening));
  const rolled = dice.every((each) => each === 'none') ? playback.rolled : beat;
  const shown = { told, beat, now, rolling: true, before, waiting: rest, rolled };
  return dice.includes('rolling') ? shown : land(shown);
}

function land<H extends Happening<GameTypes>>(playback: Playback<H>): Playback<H> {
  const { told, beat } = playback;
  return { ...playback, rolling: false, told: [...told, ...beat.map(({ event }) => event)] };
}

/** Skips to the end. */
export function finish<H extends Happening<GameTypes>>(playback: Playback<H>): Playback<H> {
  const { told, now, waiting, before, rolled } = playback.rolling ? land(playback) : playback;
  return {
    told: [...told, ...waiting.map(({ event }) => event)],
    beat: [],
    now: null,
    rolling: false,
    before: waiting.at(-1)?.board ?? now?.board ?? before,
    waiting: [],
    rolled: waiting.length === 0 ? rolled : [],
  };
}

/** Stops at a happening: all before it are told, and all after it wait. */
export function stoppedAt<H extends Happening<GameTypes>>(happenings: readonly H[], at: number): Playback<H> {
  const now = happenings[at] ?? null;
  return {
    told: happenings.slice(0, at + 1).map(({ event }) => event),
    beat: now === null ? [] : [now],
    now,
    rolling: false,
    before: happenings[at - 1]?.board ?? null,
    waiting: happenings.slice(at + 1),
    rolled: [],
  };
}

/** The board to draw during playback; null afterwards. */
export function boardNow({ now, rolling, before }: Playback): object | null {
  return rolling ? (before ?? now?.board ?? null) : (now?.board ?? null);
}

export function isShowing({ now }: Playback): boolean {
  return now !== null;
}

/** Includes the beat being shown. */
export function leftToShow({ beat, waiting }: Playback): number {
  return waiting.length + beat.length;
}
