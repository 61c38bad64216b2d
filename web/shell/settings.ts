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
export const textView = setting('text-view', isFlag, false);
/** Whether players answer every question themselves, also those with a usual answer. */
export const askEverything = setting('ask-everything', isFlag, false);
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
