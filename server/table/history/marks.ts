import type { Table } from '../table.ts';

/** Tables at some numbers of a log, so that what follows from it can be told from the nearest instead of from its beginning. */
export interface Marks {
  /** Keeps a table that stands at a mark. */
  keep(table: Table): void;
  /** The nearest at a number or before it, however far. */
  upTo(number: number): Table | undefined;
}

/** How far marks lie apart, where they are not thinned out. */
export const APART = 64;
/** With more than so many, every second is forgotten: a long match takes no more memory than a short one. */
const MOST = 48;
/** Not so the latest, which are asked for most. */
const LATEST = 1024;

export function keepMarks(): Marks {
  let tables: readonly Table[] = [];
  let apart = APART;

  const lasts = ({ number }: Table, last: number): boolean => number % apart === 0 || number > last - LATEST;

  function thinOut(): void {
    const last = tables.at(-1)?.number ?? 0;
    while (tables.length > MOST) {
      apart *= 2;
      tables = tables.filter((table) => lasts(table, last));
    }
  }

  return {
    keep(table) {
      if (table.number % APART !== 0 || tables.some(({ number }) => number === table.number)) return;
      if (!lasts(table, Math.max(table.number, tables.at(-1)?.number ?? 0))) return;
      tables = [...tables, table].sort((a, b) => a.number - b.number);
      thinOut();
    },
    upTo: (number) => tables.findLast((table) => table.number <= number),
  };
}
