import { LETTERS, type Letter, type MapMisprint, misprint } from './signs.ts';

/** The way from a cell to the next; doorway and open floor differ only in the drawing. */
export type CellSide = 'wall' | 'doorway' | 'open';

/** 1.1 A map as text: cells row by row, with hull among them, and the sides between. */
export interface Cells {
  readonly columns: number;
  readonly rows: number;
  /** By cell, row after row: its letters; null for hull. */
  readonly letters: readonly (readonly Letter[] | null)[];
  /** By cell: its sides towards the next column, and towards the next row. */
  readonly east: readonly CellSide[];
  readonly south: readonly CellSide[];
  /** By row: its line number in the text, for error messages. */
  readonly lines: readonly number[];
}

export const MOST_COLUMNS = 26;
const FEWEST = 8;
/** The column of the first cell's first character, and the distance to the next cell's. */
const MARGIN = 4;
const PITCH = 4;

interface Line {
  readonly number: number;
  readonly text: string;
}

/** Reads a map, or says at which line and column reading fails. */
export function readCells(lines: readonly string[]): Cells | MapMisprint {
  const written = lines
    .map((text, i): Line => ({ number: i + 1, text: text.trimEnd() }))
    .filter(({ text }) => text !== '' && !text.startsWith('//'));
  const [head, ...body] = written;
  if (head === undefined) return misprint(null, null, 'This file holds no map.');
  const columns = columnsIn(head);
  if (typeof columns !== 'number') return columns;
  const rows = (body.length - 1) / 2;
  if (!Number.isInteger(rows) || rows < FEWEST || rows > MOST_COLUMNS) {
    return misprint(
      head.number,
      1,
      `Under this line there must be ${FEWEST} to ${MOST_COLUMNS} rows, each between two lines of walls.`,
    );
  }
  return readBody(body, columns, rows);
}

/** 1.1 The first line names the columns. */
function columnsIn({ number, text }: Line): number | MapMisprint {
  const columns = (text.length + 2 - MARGIN) / PITCH;
  for (let i = 0; i < text.length; i++) {
    const column = (i - MARGIN - 1) / PITCH;
    const expected = Number.isInteger(column) && column >= 0 ? columnName(column) : ' ';
    if (text[i] !== expected) return misprint(number, i + 1, `The columns are named A, B, C … in order here.`);
  }
  if (columns < FEWEST || columns > MOST_COLUMNS) {
    return misprint(number, 1, `A map has ${FEWEST} to ${MOST_COLUMNS} columns, not ${columns}.`);
  }
  return columns;
}

export function columnName(column: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + column);
}

function readBody(body: readonly Line[], columns: number, rows: number): Cells | MapMisprint {
  const letters: (readonly Letter[] | null)[] = [];
  const east: CellSide[] = [];
  const south: CellSide[] = [];
  const top = readBorder(body[0], columns);
  if ('fact' in top) return top;
  const lines: number[] = [];
  for (let row = 0; row < rows; row++) {
    const read = readRow(body[2 * row + 1], columns, row);
    if ('fact' in read) return read;
    const border = readBorder(body[2 * row + 2], columns);
    if ('fact' in border) return border;
    letters.push(...read.letters);
    east.push(...read.east);
    south.push(...border.sides);
    lines.push(body[2 * row + 1]?.number ?? 0);
  }
  const open = top.sides.findIndex((side) => side !== 'wall');
  if (open >= 0) return misprint(body[0]?.number ?? 0, MARGIN + PITCH * open + 1, 'The outer wall has a gap here.');
  return { columns, rows, letters, east, south, lines };
}

export const SIDES_ACROSS: { readonly [text: string]: CellSide } = { '---': 'wall', '. .': 'doorway', '   ': 'open' };
export const SIDES_ALONG: { readonly [text: string]: CellSide } = { '|': 'wall', ':': 'doorway', ' ': 'open' };

/** A line of walls between two rows. */
function readBorder(line: Line | undefined, columns: number): { readonly sides: readonly CellSide[] } | MapMisprint {
  const { number, text } = padded(line, columns);
  const long = tooLong(number, text, columns);
  if (long !== undefined) return long;
  const sides: CellSide[] = [];
  for (let column = 0; column <= columns; column++) {
    const corner = MARGIN - 1 + PITCH * column;
    if (text[corner] !== '+') return misprint(number, corner + 1, 'There must be a + at every corner of a cell.');
    if (column === columns) break;
    const side = SIDES_ACROSS[text.slice(corner + 1, corner + PITCH)];
    if (side === undefined) {
      return misprint(
        number,
        corner + 2,
        'Between two corners there is "---" (wall), ". ." (doorway) or three blanks.',
      );
    }
    sides.push(side);
  }
  return { sides };
}

interface Row {
  readonly letters: readonly (readonly Letter[] | null)[];
  readonly east: readonly CellSide[];
}

function readRow(line: Line | undefined, columns: number, row: number): Row | MapMisprint {
  const { number, text } = padded(line, columns);
  const long = tooLong(number, text, columns);
  if (long !== undefined) return long;
  if (text.slice(0, MARGIN - 1).trim() !== String(row + 1)) {
    return misprint(number, 1, `Row ${row + 1} must begin with its number.`);
  }
  if (text[MARGIN - 1] !== '|') return misprint(number, MARGIN, 'The outer wall has a gap here.');
  const letters: (readonly Letter[] | null)[] = [];
  const east: CellSide[] = [];
  for (let column = 0; column < columns; column++) {
    const from = MARGIN + PITCH * column;
    const cell = readCell(number, from, text.slice(from, from + PITCH - 1));
    if ('fact' in cell) return cell;
    letters.push(cell.letters);
    const side = SIDES_ALONG[text[from + PITCH - 1] ?? ''];
    if (side === undefined) {
      return misprint(number, from + PITCH, 'Between two cells there is "|" (wall), ":" (doorway) or a blank.');
    }
    if (column === columns - 1 && side !== 'wall') {
      return misprint(number, from + PITCH, 'The outer wall has a gap here.');
    }
    east.push(side);
  }
  return { letters, east };
}

function readCell(
  line: number,
  from: number,
  text: string,
): { readonly letters: readonly Letter[] | null } | MapMisprint {
  if (text === '###') return { letters: null };
  const found: Letter[] = [];
  for (let i = 0; i < text.length; i++) {
    const sign = text[i] ?? '';
    if (sign === ' ') continue;
    const letter = LETTERS.find((known) => known === sign);
    if (letter === undefined) return misprint(line, from + i + 1, `"${sign}" means nothing on a map.`);
    if (found.includes(letter)) return misprint(line, from + i + 1, `"${letter}" is written twice in one square.`);
    found.push(letter);
  }
  return { letters: found };
}

/** Editors cut spaces at the end of a line; missing ones mean open floor too. */
function padded(line: Line | undefined, columns: number): Line {
  if (line === undefined) throw new Error('a map has a line more than were counted');
  return { number: line.number, text: line.text.padEnd(MARGIN + PITCH * columns) };
}

function tooLong(line: number, text: string, columns: number): MapMisprint | undefined {
  const width = MARGIN + PITCH * columns;
  return text.length > width
    ? misprint(line, width + 1, 'This line is longer than the columns named at the top.')
    : undefined;
}

/** Where a cell is written: its line, and the column of its middle character. */
export function placeOf({ columns, lines }: Pick<Cells, 'columns' | 'lines'>, cell: number): CellPosition {
  const column = cell % columns;
  return { line: lines[(cell - column) / columns] ?? 0, column: MARGIN + PITCH * column + 2 };
}

export interface CellPosition {
  readonly line: number;
  readonly column: number;
}
