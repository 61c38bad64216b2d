import { inARow } from '@starboard/kernel';
import type { Design, System } from '../rules/data/designs.ts';
import type { Height } from '../rules/model.ts';

/** The words that prompts, labels, log and text view share. */

export const SYSTEM_SAYS: { readonly [S in System]: string } = {
  handling: 'Handling makes curves easier.',
  accuracy: 'Accuracy makes shots easier.',
  protection: 'Protection is the damage it can take.',
};

export const HEIGHT_SAYS: { readonly [H in Height]: string } = {
  low: 'Fly low',
  middle: 'Fly in the middle',
  high: 'Fly high',
};

export const designInWords = ({ handling, accuracy, protection }: Design): string =>
  `handling ${handling}, accuracy ${accuracy}, protection ${protection}`;

/** "once", "3 times". */
export const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);

/** The first few of a long list, and the number of the rest. */
export function firstOf(names: readonly string[], most: number): string {
  return inARow(names.length > most ? [...names.slice(0, most), `${names.length - most} more`] : names);
}
