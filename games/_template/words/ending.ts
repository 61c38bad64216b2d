import { type Ending, headlineOf, headlineOfCall, type Names, nameOf, plural, type View } from '@starboard/kernel';
import type { Event, Template } from '../rules/model.ts';

const CAUSES: { readonly [rule: string]: string } = {
  '3.2': 'both ships were destroyed at once',
  '3.3': 'the turn limit was reached',
};

/** Describes the end from the viewer's side. */
export function ending(view: View<Template>, names: Names, told: readonly Event[]): Ending {
  const { board, result } = view;
  const call = told.findLast((event) => event.type === 'gave-up' || event.type === 'called-off');
  return {
    headline: call === undefined ? headlineOf(view, names, causeOf(view, names)) : headlineOfCall(view, names, call),
    summary: [
      `The standoff took ${plural(result?.turns ?? 0, 'turn')}.`,
      ...board.ships.map(({ hull }, seat) => `${nameOf(names, seat)}: ${plural(hull, 'hull point')} left.`),
    ],
  };
}

function causeOf({ seat, result }: View<Template>, names: Names): string | null {
  const rule = result?.rule ?? '';
  if (rule !== '3.1') return CAUSES[rule] ?? null;
  const loser = result?.places.indexOf(2) ?? 0;
  return loser === seat ? 'your ship was destroyed' : `${nameOf(names, loser)}’s ship was destroyed`;
}
