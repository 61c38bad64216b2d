import type { Table } from '../table.ts';

/** Tables at some numbers of a log, so that we can fold from the nearest instead of from its beginning. */
export interface Marks {
  keep(table: Table): void;
  /** The nearest at or before a number, however far. */
  upTo(number: number): Table | undefined;
}

/** The distance between marks, before thinning. */
export const APART = 64;
/** With more marks than this, every second one is dropped, so a long match takes no more memory than a short one. */
const MOST = 48;
/** The latest marks stay, because they are needed most. */
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
