import {
  type GameTypes,
  type Happening,
  mayKnow,
  type Observer,
  project,
  type Rules,
  type Viewer,
} from '@starboard/kernel';
import type { Entry } from './entry.ts';
import { fold, openTable } from './fold.ts';
import type { Table } from './table.ts';

/** A match told again from its log: how it stood at a number, and what given eyes saw up to there. */
export interface Told {
  readonly table: Table;
  /** By eyes: what happened up to the number already known to them. */
  past(eyes: Viewer): readonly GameTypes['event'][];
  /** By eyes: what happened after it, with the board of each moment. */
  happenings(eyes: Viewer): readonly Happening<GameTypes>[];
}

interface Log {
  readonly id: string;
  readonly secret: string;
  readonly rules: Rules<GameTypes>;
  readonly entries: readonly Entry[];
}

export function retell(
  { id, secret, rules, entries }: Log,
  upTo: number,
  eyes: readonly Viewer[],
  known: number,
): Told {
  const past: GameTypes['event'][] = [];
  const { observe, happenings } = project(rules, eyes);
  let number = 0;
  const observer: Observer<GameTypes> = (event, match) => {
    if (number <= known) past.push(event);
    else observe(event, match);
  };
  let table: Table | undefined;
  for (const entry of entries.slice(0, upTo)) {
    number++;
    table = table === undefined ? openTable(id, secret, rules, entry, observer) : fold(table, entry, observer);
  }
  if (table === undefined) throw new Error(`match ${id} has no log`);
  return { table, past: (each) => past.filter((event) => mayKnow(event, each)), happenings };
}
