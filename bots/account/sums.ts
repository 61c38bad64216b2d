import type { Account, AccountEntry } from './account.ts';
import { type AccountFigure, added } from './figures.ts';

/** The sum of some figures of all entries, and the entry in which they are largest, in the direction of the sum. */
export interface FigureSum {
  readonly total: AccountFigure;
  readonly largest: { readonly entry: AccountEntry; readonly figure: AccountFigure } | null;
}

export function figuresWhere({ entries }: Account, pick: (entry: AccountEntry) => readonly AccountFigure[]): FigureSum {
  const sums = entries.map((entry) => ({ entry, figure: added(pick(entry)) }));
  const total = added(sums.map(({ figure }) => figure));
  let largest: FigureSum['largest'] = null;
  for (const sum of sums) {
    const along = sum.figure.mean * Math.sign(total.mean);
    if (along > 0 && (largest === null || along > Math.abs(largest.figure.mean))) largest = sum;
  }
  return { total, largest };
}

/** Start, opening and all entries together: the end, for any judge and any budget. */
export function sumOf({ start, opening, entries }: Account): number {
  let sum = start.mean + opening.dice.mean + opening.revealed.mean;
  for (const { choices, reading, dice, revealed, revision } of entries) {
    for (const { choice, blind } of choices) sum += choice.mean + blind.mean;
    sum += reading.mean + dice.mean + revealed.mean + revision.mean;
  }
  return sum;
}
