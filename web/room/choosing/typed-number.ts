import type { Json } from '@starboard/kernel';

export interface Typed {
  readonly number: number;
  /** When its last digit was typed, in milliseconds. */
  readonly at: number;
}

export const NOTHING_TYPED: Typed = { number: 0, at: Number.NEGATIVE_INFINITY };

/** Digits within this many milliseconds form one number. */
const SAME_NUMBER = 1000;

/** Adds a digit to a number typed just before, or begins a new one if that is too high. */
export function typeDigit({ number, at }: Typed, digit: number, most: number, now: number): Typed {
  const longer = number * 10 + digit;
  return { number: now - at < SAME_NUMBER && longer <= most ? longer : digit, at: now };
}

/**
 * The number that picks each option by key. Options that are a scale themselves, such as speeds from 2 to 6, have their
 * own number; others have their place in the list.
 */
export function numbersOf(options: readonly Json[]): readonly number[] {
  const scale = options.filter((option) => typeof option === 'number');
  const isScale =
    scale.length === options.length &&
    options.length > 1 &&
    scale.every((number, i) => number > 0 && number <= LAST_DIGIT && number === (scale[0] ?? 0) + i);
  return isScale ? scale : options.map((_, i) => i + 1);
}

const LAST_DIGIT = 9;
