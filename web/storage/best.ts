import { canonical, type Result } from '@starboard/kernel';
import { type Occupant, seatsOf } from '../runner/occupant.ts';
import { namesOf } from '../runner/seat-names.ts';
import { readKept, tryKeep } from './values.ts';

/** A win against automata only; fewer turns are better. */
export interface Best {
  readonly match: string;
  readonly name: string;
  readonly turns: number;
}

const LONGEST = 10;

/**
 * The name of a match's practice, so that only comparable matches are compared: against which automata, and with which
 * settings. Null unless one person plays against automata only.
 */
export function practiceOf(occupants: readonly Occupant[], setup: object): string | null {
  const automata = occupants.flatMap((occupant) => (occupant.kind === 'automaton' ? [occupant.id] : []));
  const practice = automata.length > 0 && automata.length === occupants.length - 1;
  if (!practice || seatsOf(occupants, 'person').length !== 1) return null;
  return `${automata.sort().join('+')} ${canonical(setup)}`;
}

/** The entry for a finished match, if it counts and the person won it alone. */
export function bestOf(match: string, occupants: readonly Occupant[], result: Result, counts: boolean): Best | null {
  const [seat] = seatsOf(occupants, 'person');
  if (!counts || practiceOf(occupants, {}) === null || seat === undefined || !wonAlone(result, seat)) return null;
  return { match, name: namesOf(occupants)[seat] ?? '', turns: result.turns };
}

function wonAlone({ places }: Result, seat: number): boolean {
  return places.every((place, each) => (each === seat ? place === 1 : place > 1));
}

/** A match counts once. */
export function withEntry(list: readonly Best[], entry: Best): readonly Best[] {
  if (list.some((each) => each.match === entry.match)) return list;
  return [...list, entry].sort((a, b) => a.turns - b.turns).slice(0, LONGEST);
}

const keyOf = (game: string, practice: string): string => `best.${game}.${practice}`;

export function bestList(game: string, practice: string): readonly Best[] {
  const kept = readKept(keyOf(game, practice));
  return Array.isArray(kept) ? kept.filter(isBest) : [];
}

export function keepBest(game: string, practice: string, entry: Best): readonly Best[] {
  const list = withEntry(bestList(game, practice), entry);
  tryKeep(keyOf(game, practice), list);
  return list;
}

/** For a match that no longer counts. */
export function dropBest(game: string, practice: string, match: string): void {
  const list = bestList(game, practice);
  const left = list.filter((each) => each.match !== match);
  if (left.length < list.length) tryKeep(keyOf(game, practice), left);
}

function isBest(value: unknown): value is Best {
  if (typeof value !== 'object' || value === null) return false;
  return 'match' in value && 'name' in value && 'turns' in value && typeof value.turns === 'number';
}
