import type { Station } from '../../rules/01-station/station.ts';
import { FETT, type Placing, VADER } from '../../rules/model.ts';
import type { AskedFor, StationView } from '../props.ts';
import type { Drafts } from './drafts.ts';

/** 6.4 A first line-up: Vader and Boba Fett inside, Stormtroopers at the doorways and on the marked squares. */
export function openingFor(
  { vaderIn, fettIn, doors, guards, hangar }: Station,
  { board }: Pick<StationView, 'board'>,
  { soldier: first, placed }: AskedFor<'set-out'>['ask'],
): Drafts {
  const taken = new Set(placed.map(({ square }) => square));
  const wanted = [...doors, ...guards, ...hangar];
  const drafts: Placing[] = [];
  for (let soldier = first; soldier < board.soldiers.length; soldier++) {
    const own = soldier === VADER ? [vaderIn] : soldier === FETT ? [fettIn] : [];
    const square = [...own, ...wanted].find((each) => !taken.has(each)) ?? -1;
    taken.add(square);
    drafts.push({ soldier, square });
  }
  return drafts;
}

/** Puts a soldier on a square; a soldier already there swaps places with it. */
export function swapped(drafts: Drafts, soldier: number, square: number): Drafts {
  const from = drafts.find((each) => each.soldier === soldier)?.square ?? -1;
  return drafts.map((each) => {
    if (each.soldier === soldier) return { soldier, square };
    return each.square === square ? { ...each, square: from } : each;
  });
}
