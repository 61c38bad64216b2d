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
