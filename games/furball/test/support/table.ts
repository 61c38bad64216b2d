import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A row of a table by the names of its columns; `-` where nothing is. */
type Row<Column extends string> = { readonly [C in Column]: string };

/** Reads a table as its README describes it. The columns are named here too, so that a missing one fails. */
export function readTable<const Column extends string>(
  folder: string,
  file: string,
  columns: readonly Column[],
): readonly Row<Column>[] {
  const lines = readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const [head = '', ...rows] = lines;
  if (head !== columns.join(' | ')) throw new Error(`${file} has the columns ${head}`);
  return rows.map((line) => rowFrom(line, columns, file));
}

function rowFrom<Column extends string>(line: string, columns: readonly Column[], file: string): Row<Column> {
  const cells = line.split(' | ');
  if (cells.length !== columns.length) throw new Error(`${file} has a row of ${cells.length} cells: ${line}`);
  return Object.fromEntries(columns.map((column, i) => [column, cells[i]])) as Row<Column>;
}

/** The items of a cell: `a b` are two, `-` is none. */
export function items(cell: string, between = ' '): readonly string[] {
  return cell === '-' ? [] : cell.split(between);
}
