import { inARow } from '@starboard/kernel';
import type { Design, System } from '../rules/data/designs.ts';
import type { Height } from '../rules/model.ts';

/** The words that prompts, labels, log and text view share. */

export const SYSTEM_SAYS: { readonly [S in System]: string } = {
  handling: 'the higher, the easier its curves',
  accuracy: 'the higher, the surer its shots',
  protection: 'so much damage until it blows up',
};

export const HEIGHT_SAYS: { readonly [H in Height]: string } = {
  low: 'Fly low (1 or 2)',
  middle: 'Fly in the middle (3 or 4)',
  high: 'Fly high (5 or 6)',
};

export const designInWords = ({ handling, accuracy, protection }: Design): string =>
  `handling ${handling}, accuracy ${accuracy}, protection ${protection}`;

/** "once", "3 times". */
export const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);

/** "2nd". */
export function ordinal(place: number): string {
  const teen = place % 100 > 10 && place % 100 < 14;
  return `${place}${teen ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th')}`;
}

/** Of a long list the first few, and how many more there are. */
export function firstOf(names: readonly string[], most: number): string {
  return inARow(names.length > most ? [...names.slice(0, most), `${names.length - most} more`] : names);
}
