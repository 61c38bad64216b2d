import type { Json } from '@starboard/kernel';

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
