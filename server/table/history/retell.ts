import { type GameTypes, type Happening, project, type Rules, type Viewer } from '@starboard/kernel';
import type { Entry } from '../entry.ts';
import { fold, openTable } from '../fold.ts';
import type { Table } from '../table.ts';

/** A log, or a stretch of one. */
export interface Log {
  readonly id: string;
  readonly secret: string;
  readonly rules: Rules<GameTypes>;
  /** The number after which its entries begin; 0 for all of them. */
  readonly from: number;
  readonly entries: readonly Entry[];
}

/** The entry of a number, if it is in this stretch. */
export function entryAt({ from, entries }: Log, number: number): Entry | undefined {
  return entries[number - from - 1];
}

/** What happened with one entry, with the board of each moment, by who sees it. */
export interface Step {
  readonly number: number;
  happenings(viewer: Viewer): readonly Happening<GameTypes>[];
}

/** The table after one more entry of its log; the first where there is none yet. */
export function next(log: Log, table: Table | undefined, ...observer: Observing): Table {
  const { id, secret, rules } = log;
  const entry = entryAt(log, (table?.number ?? 0) + 1);
  if (entry === undefined) throw new Error(`what follows is not in this stretch of the log of match ${id}`);
  return table === undefined ? openTable(id, secret, rules, entry, ...observer) : fold(table, entry, ...observer);
}

type Observing = Parameters<typeof fold> extends [Table, Entry, ...infer Rest] ? Rest : never;

/** What certain viewers saw happen between two numbers of a log, from a table that stands at the first or before it. */
export function retell(
  log: Log,
  start: Table | undefined,
  after: number,
  upTo: number,
  viewers: readonly Viewer[],
): readonly Step[] {
  const steps: Step[] = [];
  let table = start;
  for (let number = (start?.number ?? 0) + 1; number <= upTo; number++) {
    const { observe, happenings } = project(log.rules, viewers);
    table = number > after ? next(log, table, observe) : next(log, table);
    if (number > after) steps.push({ number, happenings });
  }
  return steps;
}
