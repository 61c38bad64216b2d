import type { Table } from '../table.ts';

/** The distance between marks, before thinning. */
export const APART = 64;
/** With more marks than this, every second one is dropped, so a long match takes no more memory than a short one. */
const MOST = 48;
/** The latest marks stay, because they are needed most. */
const LATEST = 1024;

const NONE: readonly Table[] = [];

/**
 * Tables at some numbers of a log, so that we can fold from the nearest instead of from its beginning. A class, because
 * thousands of matches have few marks or none, and share its methods.
 */
export class Marks {
  #tables = NONE;
  #apart = APART;

  keep(table: Table): void {
    if (table.number % APART !== 0 || this.#tables.some(({ number }) => number === table.number)) return;
    if (!this.#lasts(table, Math.max(table.number, this.#tables.at(-1)?.number ?? 0))) return;
    this.#tables = [...this.#tables, table].sort((a, b) => a.number - b.number);
    this.#thinOut();
  }

  /** The nearest at or before a number, however far. */
  upTo(number: number): Table | undefined {
    return this.#tables.findLast((table) => table.number <= number);
  }

  #lasts({ number }: Table, last: number): boolean {
    return number % this.#apart === 0 || number > last - LATEST;
  }

  #thinOut(): void {
    const last = this.#tables.at(-1)?.number ?? 0;
    while (this.#tables.length > MOST) {
      this.#apart *= 2;
      this.#tables = this.#tables.filter((table) => this.#lasts(table, last));
    }
  }
}
