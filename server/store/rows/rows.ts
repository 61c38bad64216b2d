import { type ChatLine, type MatchSummary, UNTIMED } from '@starboard/protocol';
import type { Entry } from '../../table/entry.ts';
import { currentEntry } from '../../table/older-entries.ts';
import { Damaged } from '../damaged.ts';
import type { Due, StoredSummary } from '../store.ts';

export type DatabaseRow = { readonly [column: string]: unknown };

export function textIn(row: DatabaseRow, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw new Error(`a row whose ${column} is not a text`);
  return value;
}

export function numberIn(row: DatabaseRow, column: string): number {
  const value = row[column];
  if (typeof value !== 'number') throw new Error(`a row whose ${column} is not a number`);
  return value;
}

/** Only for JSON that we wrote ourselves. */
export function jsonIn<T>(row: DatabaseRow, column: string): T {
  const text = textIn(row, column);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Damaged(`A row whose ${column} is torn.`, { cause });
  }
}

export function entryIn(row: DatabaseRow): Entry {
  return currentEntry(jsonIn(row, 'entry'));
}

/** Missing in summaries of earlier versions. */
const OLDER: Pick<MatchSummary, 'timeControl' | 'terms' | 'heldUntil'> = {
  timeControl: UNTIMED,
  terms: [],
  heldUntil: null,
};

export function summaryIn(row: DatabaseRow): MatchSummary {
  const { shownNumber, ...summary } = jsonIn<StoredSummary>(row, 'summary');
  return { ...OLDER, ...summary, id: textIn(row, 'id'), number: shownNumber ?? numberIn(row, 'number') };
}

export function lineIn(row: DatabaseRow): ChatLine {
  return { ...jsonIn<Omit<ChatLine, 'number'>>(row, 'line'), number: numberIn(row, 'number') };
}

export function dueIn(row: DatabaseRow): Due {
  return { id: textIn(row, 'id'), dueAt: numberIn(row, 'due_at') };
}
