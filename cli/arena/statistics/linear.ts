export type NumberMatrix = readonly (readonly number[])[];

export const product = (a: NumberMatrix, b: NumberMatrix): NumberMatrix =>
  a.map((row) => (b[0] ?? []).map((_, j) => row.reduce((sum, value, k) => sum + value * (b[k]?.[j] ?? 0), 0)));

/** By Gauss and Jordan, with the largest pivot of each column. */
export function inverse(matrix: NumberMatrix): NumberMatrix {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...Array.from({ length: size }, (_, j) => (i === j ? 1 : 0))]);
  for (let column = 0; column < size; column++) {
    const below = rows.slice(column).map((row) => Math.abs(row[column] ?? 0));
    const pivotAt = column + below.indexOf(Math.max(...below));
    const pivotRow = rows[pivotAt] ?? [];
    const pivot = pivotRow[column] ?? 0;
    if (pivot === 0) throw new Error('a matrix to be inverted is singular');
    rows[pivotAt] = rows[column] ?? [];
    const scaled = pivotRow.map((value) => value / pivot);
    rows[column] = scaled;
    for (const [i, row] of rows.entries()) {
      const factor = row[column] ?? 0;
      if (i !== column && factor !== 0) rows[i] = row.map((value, j) => value - factor * (scaled[j] ?? 0));
    }
  }
  return rows.map((row) => row.slice(size));
}
