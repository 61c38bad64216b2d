import { effect, type Signal, signal } from '@preact/signals';
import { readKept, tryKeep } from '../storage/values.ts';

export const PACES = ['slow', 'normal', 'quick', 'instant'] as const;
export type Pace = (typeof PACES)[number];

const isPace = (value: unknown): value is Pace => PACES.some((pace) => pace === value);
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

/** Earlier versions kept these words. */
const FORMER_PACES = { fast: 'quick', skip: 'instant' } as const;
export const pace = setting('speed', isPace, 'normal', FORMER_PACES);
/** What playback has explained already: a game and a kind of event. */
export const explained = setting('explained', isNames, []);
export const sound = setting('sound', isFlag, false);
/** Whether sound was offered once. */
export const soundOffered = setting('sound-offered', isFlag, false);
/** Whether the log is beside the board: as the width of the screen allows, unless the player has chosen. */
const SIDE_SHOWN = ['usual', 'always', 'never'] as const;
type SideShown = (typeof SIDE_SHOWN)[number];
const isSideShown = (value: unknown): value is SideShown => SIDE_SHOWN.some((each) => each === value);
export const sideShown = setting<SideShown>('side', isSideShown, 'usual');
/** Whether the list of options is open beside the board; in the text view it always is. */
export const optionsOpen = setting('options', isFlag, false);
export const textView = setting('text-view', isFlag, false);
/** Whether players answer every question themselves, also those with a usual answer. */
export const askEverything = setting('ask-everything', isFlag, false);
export const playerNames = setting('names', isNames, []);
export const notify = setting('notify', isFlag, false);
export const muted = setting('muted', isNames, []);
/** Games whose introduction was read. */
export const introduced = setting('introduced', isNames, []);
/** Lessons that were taken to their end: a game and the name of a lesson. */
export const lessonsDone = setting('lessons-done', isNames, []);
/** Whether the coach gives hints: in the first matches of each game, unless the player has chosen. */
export const COACHING = ['first-matches', 'always', 'never'] as const;
export type Coaching = (typeof COACHING)[number];
const isCoaching = (value: unknown): value is Coaching => COACHING.some((each) => each === value);
export const coaching = setting<Coaching>('coach', isCoaching, 'first-matches');
/** Matches with the coach in this browser: a game and the id of a match. */
export const coachedMatches = setting('coached-matches', isNames, []);
/** Hints that were learnt: a game and the name of a hint. */
export const hintsLearnt = setting('hints-learnt', isNames, []);
export const spectatorsMuted = setting('spectators-muted', isFlag, false);

function setting<T>(
  name: string,
  fits: (value: unknown) => value is T,
  usual: T,
  former: { readonly [word: string]: T } = {},
): Signal<T> {
  const key = `setting.${name}`;
  const stored = readKept(key);
  const kept = (typeof stored === 'string' && former[stored]) || stored;
  const held = signal<T>(fits(kept) ? kept : usual);
  effect(() => {
    tryKeep(key, held.value);
  });
  return held;
}
