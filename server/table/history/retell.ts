import { allSeeAlike, type GameTypes, project, type Rules } from '@starboard/kernel';
import type { Entry } from '../entry.ts';
import { fold, openTable } from '../fold.ts';
import type { Table } from '../table.ts';
import type { Piecemeal } from './piecemeal.ts';
import type { GrowingPortion } from './portion.ts';
import type { HistoryStep } from './step.ts';

export interface Log {
  readonly id: string;
  readonly secret: string;
  readonly rules: Rules<GameTypes>;
  /** The number before its first entry; 0 for a complete log. */
  readonly from: number;
  readonly entries: readonly Entry[];
}

export function entryAt({ from, entries }: Log, number: number): Entry | undefined {
  return entries[number - from - 1];
}

/** Begins with the first entry if there is no table yet. */
export function next(log: Log, table: Table | undefined, ...observer: Observing): Table {
  const { id, secret, rules } = log;
  const entry = entryAt(log, (table?.number ?? 0) + 1);
  if (entry === undefined) throw new Error(`what follows is not in this stretch of the log of match ${id}`);
  return table === undefined ? openTable(id, secret, rules, entry, ...observer) : fold(table, entry, ...observer);
}

type Observing = Parameters<typeof fold> extends [Table, Entry, ...infer Rest] ? Rest : never;

interface RetoldStep {
  readonly step: HistoryStep;
  readonly table: Table;
}

/**
 * What a portion's viewers saw of the entry after a table, and the table after it. Moments that don't fit are not
 * computed.
 */
function tellNext(log: Log, table: Table | undefined, { viewers, room }: GrowingPortion): RetoldStep {
  const { observe, happenings } = project(log.rules, viewers);
  let moments = 0;
  const after = next(log, table, (event, match) => {
    if (moments > room) return;
    moments += allSeeAlike(log.rules, match.board) ? 1 : viewers.length;
    observe(event, match);
  });
  return { step: { number: after.number, happenings, isWhole: moments <= room }, table: after };
}

/** Continues from a table up to a number, as far as there is room. */
export function* tellOn(
  log: Log,
  start: Table | undefined,
  upTo: number,
  portion: GrowingPortion,
): Piecemeal<undefined> {
  let table = start;
  while ((table?.number ?? 0) < upTo) {
    const told = tellNext(log, table, portion);
    yield;
    if (!(yield* portion.add(told.step, 'after'))) return undefined;
    table = told.table;
    yield;
  }
  return undefined;
}

/**
 * Goes back from one number to another; returns whether there is room for more. It folds from a table before all of
 * that without showing anything, so no unused view is computed.
 */
export function* tellBack(
  log: Log,
  start: Table | undefined,
  after: number,
  upTo: number,
  portion: GrowingPortion,
): Piecemeal<boolean> {
  const tables: (Table | undefined)[] = [];
  let table = start;
  for (let number = start?.number ?? 0; number < upTo; number++) {
    if (number >= after) tables.push(table);
    if (number < upTo - 1) table = next(log, table);
    yield;
  }
  for (let before = tables.length - 1; before >= 0; before--) {
    const { step } = tellNext(log, tables[before], portion);
    yield;
    if (!(yield* portion.add(step, 'before'))) return false;
  }
  return true;
}
