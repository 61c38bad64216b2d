import type { View } from '@starboard/kernel';
import { pointsLeft } from '../rules/09-designs/designs.ts';
import type { Duel } from '../rules/model.ts';
import { usual } from '../rules/usual/usual.ts';
import type { DuelChoice } from './props.ts';

/** Most players would fire everything that bears and spend all their points. */
export function suggest(view: View<Duel>): DuelChoice | null {
  const { mine, sealed } = view;
  if (mine?.ask.kind === 'design' && mine.ask.system === 'protection') {
    return mine.options.find((points) => points === pointsLeft(sealed)) ?? mine.options.at(-1) ?? null;
  }
  return usual.answer(view)?.choice ?? null;
}
