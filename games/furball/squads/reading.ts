import type { Squad } from './squad.ts';

/** The contents of a text: a squad and its name, or its faults in sentences. It may still be illegal. */
export type ReadSquad =
  | { readonly squad: Squad; readonly name: string }
  | { readonly squad: null; readonly faults: readonly string[] };

const MOST_FAULTS = 10;

export function refused(faults: readonly string[]): ReadSquad {
  const more = faults.length - MOST_FAULTS;
  return { squad: null, faults: more > 0 ? [...faults.slice(0, MOST_FAULTS), `And ${more} more mistakes.`] : faults };
}

/** The longest name a squad can have. */
export const LONGEST_NAME = 60;

/** Shortens text from outside to one line. */
export function clip(text: string, longest = 40): string {
  const letters = [...text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu, ' ').trim()];
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : letters.join('');
}
