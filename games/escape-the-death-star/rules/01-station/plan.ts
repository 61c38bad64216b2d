import { type CellSide, type Cells, columnName } from './cells.ts';
import type { Letter } from './signs.ts';

/** The four bays, in the order of their letters. */
export const BAYS = ['green', 'orange', 'violet', 'cyan'] as const;
export type Bay = (typeof BAYS)[number];

const BAY_LETTERS = ['G', 'O', 'V', 'C'] as const;

/** Squares are numbered row by row; hull has no number. */
export interface StationPlan {
  readonly columns: number;
  readonly rows: number;
  /** By cell, row after row: its square, or -1 for hull. */
  readonly squareAt: readonly number[];
  /** By cell: its sides towards the next column, and towards the next row. */
  readonly east: readonly CellSide[];
  readonly south: readonly CellSide[];
  /** By square: its cell, its name such as H7, and the squares one step away. */
  readonly cellOf: readonly number[];
  readonly names: readonly string[];
  readonly neighbours: readonly (readonly number[])[];
  /** By bay. */
  readonly starts: readonly number[];
  readonly compactors: readonly number[];
  readonly falcon: readonly number[];
  /** 1.3 */
  readonly around: readonly number[];
  /** Where the Stormtroopers outside the Falcon stand (4.1). */
  readonly guards: readonly number[];
  readonly cards: readonly number[];
  readonly weapons: readonly number[];
  /** -1 where the map has none. */
  readonly detention: number;
  readonly closet: number;
}

/** The squares of a readable map, and the ways between them. */
export function planOf({ columns, rows, letters, east, south }: Cells): StationPlan {
  const cellOf: number[] = [];
  const squareAt = letters.map((written, cell) => (written === null ? -1 : cellOf.push(cell) - 1));
  const marked = (letter: Letter): readonly number[] =>
    cellOf.flatMap((cell, square) => (letters[cell]?.includes(letter) ? [square] : []));
  return {
    columns,
    rows,
    squareAt,
    east,
    south,
    cellOf,
    names: cellOf.map((cell) => `${columnName(cell % columns)}${Math.floor(cell / columns) + 1}`),
    neighbours: cellOf.map((cell) => waysFrom({ columns, east, south }, cell).map((next) => squareAt[next] ?? -1)),
    starts: BAY_LETTERS.map((letter) => marked(letter)[0] ?? -1),
    compactors: marked('T'),
    falcon: marked('F'),
    around: marked('o'),
    guards: marked('i'),
    cards: marked('c'),
    weapons: marked('w'),
    detention: marked('D')[0] ?? -1,
    closet: marked('K')[0] ?? -1,
  };
}

/** A side of a cell, undefined at the edge of the map, and the cell beyond it. */
type Beyond = readonly [side: CellSide | undefined, cell: number];

/** 1.2 The sides of a cell: up, left, right and down. */
export function sidesOf(
  { columns, east, south }: Pick<StationPlan, 'columns' | 'east' | 'south'>,
  cell: number,
): readonly Beyond[] {
  return [
    [south[cell - columns], cell - columns],
    [cell % columns > 0 ? east[cell - 1] : undefined, cell - 1],
    [east[cell], cell + 1],
    [south[cell], cell + columns],
  ];
}

/** 1.2 The cells one step away, with no wall between. */
function waysFrom(cells: Pick<StationPlan, 'columns' | 'east' | 'south'>, cell: number): readonly number[] {
  return sidesOf(cells, cell).flatMap(([side, next]) => (side === undefined || side === 'wall' ? [] : [next]));
}

/** The cell at a column and a row, both counted from 0. */
export function cellAt({ columns }: Pick<StationPlan, 'columns'>, column: number, row: number): number {
  return row * columns + column;
}

/** Whether there is a square at a column and a row: not hull, and not off the map. */
export function isSquareAt(plan: StationPlan, column: number, row: number): boolean {
  if (column < 0 || row < 0 || column >= plan.columns || row >= plan.rows) return false;
  return (plan.squareAt[cellAt(plan, column, row)] ?? -1) >= 0;
}

/** Too far to count, or unreachable. */
export const FAR = 255;

/** Steps from one square to every other; paths don't enter `closed` squares. */
export function stepsFrom(
  ways: readonly (readonly number[])[],
  from: readonly number[],
  closed: readonly number[] = [],
): Uint8Array {
  const steps = new Uint8Array(ways.length).fill(FAR);
  const queue: number[] = [];
  for (let i = 0; i < from.length; i++) {
    const square = from[i] ?? -1;
    if (square < 0) continue;
    steps[square] = 0;
    queue.push(square);
  }
  for (let i = 0; i < queue.length; i++) {
    const square = queue[i] ?? 0;
    const on = ways[square] ?? [];
    for (let way = 0; way < on.length; way++) {
      const next = on[way] ?? 0;
      if (steps[next] !== FAR || closed.includes(next)) continue;
      steps[next] = (steps[square] ?? 0) + 1;
      queue.push(next);
    }
  }
  return steps;
}
