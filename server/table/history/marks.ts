import type { Table } from '../table.ts';

/** Tables at some numbers of a log, so that what follows from it can be told from the nearest instead of from its beginning. */
export interface Marks {
  /** Keeps a table that stands at a mark. */
  keep(table: Table): void;
  /** The nearest at a number or before it, however far. */
  upTo(number: number): Table | undefined;
  /** One from which a number is not far or, where there is none, the first after it; none before another number. */
  near(number: number, from: number): Table | undefined;
}

const APART = 64;
/** With more than so many, every second is forgotten: a long match takes no more memory than a short one. */
const MOST = 64;

export function keepMarks(): Marks {
  let tables: readonly Table[] = [];
  let apart = APART;
  return {
    keep(table) {
      if (table.number % apart !== 0 || tables.some(({ number }) => number === table.number)) return;
      tables = [...tables, table].sort((a, b) => a.number - b.number);
      if (tables.length <= MOST) return;
      apart *= 2;
      tables = tables.filter(({ number }) => number % apart === 0);
    },
    upTo: (number) => tables.findLast((table) => table.number <= number),
    near(number, from) {
      const known = tables.filter((table) => table.number >= from);
      return (
        known.findLast((table) => table.number <= number && table.number > number - apart) ??
        known.find((table) => table.number >= number)
      );
    },
  };
}
