import { type Cells, columnName, type Side } from './cells.ts';
import type { Letter } from './signs.ts';

/** The four bays, in the order of their letters. */
export const BAYS = ['green', 'orange', 'violet', 'cyan'] as const;
export type Bay = (typeof BAYS)[number];

const BAY_LETTERS = ['G', 'O', 'V', 'C'] as const;

/** A square is a small number, counted row by row; hull is none. */
export interface Plan {
  readonly columns: number;
  readonly rows: number;
  /** By cell, row after row: its square, or -1 for hull. */
  readonly squareAt: readonly number[];
  /** By cell: its sides towards the next column, and towards the next row. */
  readonly east: readonly Side[];
  readonly south: readonly Side[];
  /** By square: its cell, its name such as H7, and the squares one step away. */
  readonly cellOf: readonly number[];
  readonly names: readonly string[];
  readonly neighbours: readonly (readonly number[])[];
  /** By bay. */
  readonly starts: readonly number[];
  readonly compactors: readonly number[];
  readonly falcon: readonly number[];
  /** 1.3 The 12 squares around the Falcon. */
  readonly around: readonly number[];
  /** 4.1 Where the Stormtroopers stand that are not in the Falcon. */
  readonly guards: readonly number[];
  readonly cards: readonly number[];
  readonly weapons: readonly number[];
  /** -1 where the map has none. */
  readonly detention: number;
  readonly closet: number;
}

/** Squares, and the ways between them, of a map that could be read. */
export function planOf({ columns, rows, letters, east, south }: Cells): Plan {
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
    neighbours: cellOf.map((cell) => openSides(cell, columns, east, south).map((next) => squareAt[next] ?? -1)),
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

/** 1.2 The cells one can step to: up, left, right or down, where no wall is. */
function openSides(cell: number, columns: number, east: readonly Side[], south: readonly Side[]): readonly number[] {
  const ways: number[] = [];
  const isOpen = (side: Side | undefined): boolean => side !== undefined && side !== 'wall';
  if (isOpen(south[cell - columns])) ways.push(cell - columns);
  if (cell % columns > 0 && isOpen(east[cell - 1])) ways.push(cell - 1);
  if (isOpen(east[cell])) ways.push(cell + 1);
  if (isOpen(south[cell])) ways.push(cell + columns);
  return ways;
}

/** Too far to count, or not to be reached at all. */
export const FAR = 255;

/** Steps from one square to every other, by ways that lead on; `closed` squares are not entered. */
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
