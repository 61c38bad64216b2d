/** How often each of two sides takes each of its options, as counts. */
export type StrategyCounts = readonly [readonly number[], readonly number[]];

const ROUNDS = 40;

/**
 * Fictitious play of a guessing game in which one side wins what the other loses: round by round
 * each takes what does best against all the other has shown, at first as if everything were as likely.
 */
export function fictitiousPlay(table: Float64Array, rows: number, columns: number): StrategyCounts {
  const hopes = new Array<number>(rows).fill(0);
  const fears = new Array<number>(columns).fill(0);
  for (let i = 0; i < rows; i++) addColumnsOf(table, columns, i, fears);
  for (let j = 0; j < columns; j++) addRowsOf(table, columns, j, hopes);
  const taken = new Array<number>(rows).fill(0);
  const answered = new Array<number>(columns).fill(0);
  for (let round = 0; round < ROUNDS; round++) {
    const i = indexOfMost(hopes);
    const j = indexOfMost(fears);
    taken[i] = (taken[i] ?? 0) + 1;
    answered[j] = (answered[j] ?? 0) + 1;
    addRowsOf(table, columns, j, hopes);
    addColumnsOf(table, columns, i, fears);
  }
  return [taken, answered];
}

/** What each row wins when the other takes column `j`. */
function addRowsOf(table: Float64Array, columns: number, j: number, hopes: number[]): void {
  for (let i = 0; i < hopes.length; i++) hopes[i] = (hopes[i] ?? 0) + (table[i * columns + j] ?? 0);
}

/** What each column saves when the other takes row `i`. */
function addColumnsOf(table: Float64Array, columns: number, i: number, fears: number[]): void {
  for (let j = 0; j < fears.length; j++) fears[j] = (fears[j] ?? 0) - (table[i * columns + j] ?? 0);
}

export function indexOfMost(values: readonly number[]): number {
  let best = 0;
  for (let i = 1; i < values.length; i++) if ((values[i] ?? 0) > (values[best] ?? 0)) best = i;
  return best;
}
