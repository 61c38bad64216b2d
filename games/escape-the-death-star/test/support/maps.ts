import { readCells } from '../../rules/01-station/cells.ts';
import { faultIn } from '../../rules/01-station/check.ts';
import { MAP } from '../../rules/01-station/map.ts';
import { planOf } from '../../rules/01-station/plan.ts';
import { misprintInWords } from '../../rules/01-station/signs.ts';
import { STANDARD, type Station } from '../../rules/01-station/station.ts';

/** The standard map, line by line, and changed copies of it. */
export const LINES: readonly string[] = MAP.split('\n');

/** A change: this text replaces the line from the column on (both counted from 1). */
export interface Change {
  readonly line: number;
  readonly column: number;
  readonly text: string;
}

export function changed(...changes: readonly Change[]): readonly string[] {
  const lines = [...LINES];
  for (const { line, column, text } of changes) {
    const before = lines[line - 1] ?? '';
    lines[line - 1] = before.slice(0, column - 1) + text + before.slice(column - 1 + text.length);
  }
  return lines;
}

const HEAD = LINES.findIndex((line) => line.startsWith('     A')) + 1;

/** The line of a square such as H7, and the first of its three columns. */
function corner(name: string): { readonly line: number; readonly column: number } {
  return { line: HEAD + 2 * Number(name.slice(1)), column: 5 + 4 * (name.charCodeAt(0) - 'A'.charCodeAt(0)) };
}

/** What is written in a square; three characters. */
export const inside = (name: string, text: string): Change => ({ ...corner(name), text });
/** The side of a square towards the next column; one character. */
export const eastOf = (name: string, text: string): Change => {
  const { line, column } = corner(name);
  return { line, column: column + 3, text };
};
/** The side of a square towards the next row; three characters. */
export const southOf = (name: string, text: string): Change => {
  const { line, column } = corner(name);
  return { line: line + 1, column, text };
};
export const headLine = HEAD;

/** The beginning of a refusal at a square: it names the middle of the square's three characters. */
export function atSquare(name: string): string {
  const { line, column } = corner(name);
  return atPlace(line, column + 1);
}

export const atPlace = (line: number, column: number): string => `The map, line ${line}, column ${column}: `;

/** The objection to a map; empty for a playable one. */
export function refusal(lines: readonly string[]): string {
  const cells = readCells(lines);
  const fault = 'fact' in cells ? cells : faultIn(cells, planOf(cells));
  return fault === undefined ? '' : misprintInWords(fault);
}

export function sq(name: string, { names }: Station = STANDARD): number {
  const square = names.indexOf(name);
  if (square < 0) throw new Error(`there is no square ${name}`);
  return square;
}

/** The names of squares, in alphabetical order. */
export function namesOf(squares: readonly number[]): readonly string[] {
  return squares.map((square) => STANDARD.names[square] ?? '?').toSorted((a, b) => (a < b ? -1 : 1));
}
