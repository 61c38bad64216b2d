import { effect, type Signal, signal } from '@preact/signals';
import { readKept, tryKeep } from '../storage/values.ts';

export const SPEEDS = ['slow', 'normal', 'fast', 'skip'] as const;
export type Speed = (typeof SPEEDS)[number];

const isSpeed = (value: unknown): value is Speed => SPEEDS.some((speed) => speed === value);
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

export const speed = setting('speed', isSpeed, 'normal');
export const sound = setting('sound', isFlag, false);
/** Whether the log is beside the board: as the width of the screen allows, unless the player has chosen. */
const SIDE_SHOWN = ['usual', 'always', 'never'] as const;
type SideShown = (typeof SIDE_SHOWN)[number];
const isSideShown = (value: unknown): value is SideShown => SIDE_SHOWN.some((each) => each === value);
export const sideShown = setting<SideShown>('side', isSideShown, 'usual');
/** Whether the list of options is open beside the board; in the text view it always is. */
export const optionsOpen = setting('options', isFlag, false);
export const textView = setting('text-view', isFlag, false);
export const playerNames = setting('names', isNames, []);
export const notify = setting('notify', isFlag, false);
export const muted = setting('muted', isNames, []);
/** Games whose introduction was read. */
export const introduced = setting('introduced', isNames, []);
export const spectatorsMuted = setting('spectators-muted', isFlag, false);

function setting<T>(name: string, fits: (value: unknown) => value is T, usual: T): Signal<T> {
  const key = `setting.${name}`;
  const kept = readKept(key);
  const held = signal<T>(fits(kept) ? kept : usual);
  effect(() => {
    tryKeep(key, held.value);
  });
  return held;
}
