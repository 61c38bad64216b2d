import type { BoardModule } from '@starboard/ui';
import type { Event, Furball } from '../../rules/model.ts';
import { line } from '../../words/lines.ts';
import { news } from '../../words/news.ts';

/** The log shows a ship's flight and actions as one line, an attack as one, and all dials of a round as one. */
export const folding = {
  key: keyOf,
  begins: ({ type }) => OPENS.includes(type),
  ends: ({ type }) => OPENS.includes(type),
  line: ([first, ...more], names) => {
    const said = news([first, ...more], null, names).map((each) => each.line);
    return said.length === 0 ? line(first, names) : said.join(' ');
  },
} satisfies NonNullable<BoardModule<Furball>['folding']>;

/** With these something new begins. */
const OPENS: readonly Event['type'][] = ['active', 'attacks', 'phase', 'round', 'detonated'];

/** Events that score or change the game have a line of their own. */
const ALONE: readonly Event['type'][] = [
  'phase',
  'round',
  'rolled-off',
  'ordered',
  'placed',
  'waits',
  'left-mat',
  'dropped',
  'destroyed',
  'removed',
  'scored',
  'time-called',
  'left',
  'called-off',
  'over',
];

function keyOf({ type }: Event): string | null {
  if (type === 'dialled') return 'dials';
  return ALONE.includes(type) ? null : 'act';
}
