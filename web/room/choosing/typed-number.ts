/** A number that is being typed, digit by digit. */
export interface Typed {
  readonly number: number;
  /** When its last digit was typed, in milliseconds. */
  readonly at: number;
}

export const NOTHING_TYPED: Typed = { number: 0, at: Number.NEGATIVE_INFINITY };

/** Digits that follow one another faster than this are one number. */
const SAME_NUMBER = 1000;

/** The number after one more digit: it goes on with what was typed just before, or begins anew where that is too high. */
export function typeDigit({ number, at }: Typed, digit: number, most: number, now: number): Typed {
  const longer = number * 10 + digit;
  return { number: now - at < SAME_NUMBER && longer <= most ? longer : digit, at: now };
}
