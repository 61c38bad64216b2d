import { type Cells, placeOf } from './cells.ts';
import { type Letter, type MapMisprint, misprint, SIGNS } from './signs.ts';

/** 1.1 At most one of these letters is on a square. */
const ALONE: readonly Letter[] = ['G', 'O', 'V', 'C', 'T', 'F', 'D', 'K'];

/** 1.1 A START, a Trash Compactor, the Falcon, the Detention Block and the closet are different squares. */
export function sharedSquareIn(cells: Cells): MapMisprint | undefined {
  for (let cell = 0; cell < cells.letters.length; cell++) {
    const [first, second] = (cells.letters[cell] ?? []).filter((letter) => ALONE.includes(letter));
    if (first === undefined || second === undefined) continue;
    const { line, column } = placeOf(cells, cell);
    return misprint(line, column, `A square can’t be both ${called(first)} and ${called(second)}.`);
  }
  return undefined;
}

const called = (letter: Letter): string => `${SIGNS[letter].name} (${letter})`;
