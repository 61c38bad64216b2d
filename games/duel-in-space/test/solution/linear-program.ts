/** What the row player can be sure of on average, by linear programming; checked from both sides. */
export function gameValue(game: readonly (readonly number[])[]): number {
  const width = game[0]?.length ?? 0;
  const floor = Math.max(...game.map((row) => Math.min(...row)));
  let ceiling = Number.POSITIVE_INFINITY;
  for (let j = 0; j < width; j++) ceiling = Math.min(ceiling, Math.max(...game.map((row) => row[j] ?? 0)));
  if (floor === ceiling) return floor;
  const fromTheOtherSide = Array.from({ length: width }, (_, j) => game.map((row) => -(row[j] ?? 0)));
  const sameGames = [
    { table: game, sign: 1 },
    { table: game.map((row) => row.toReversed()).toReversed(), sign: 1 },
    { table: fromTheOtherSide, sign: -1 },
    { table: fromTheOtherSide.map((row) => row.toReversed()).toReversed(), sign: -1 },
  ];
  for (const { table, sign } of sameGames) {
    for (const rule of ['steepest', 'first'] as const) {
      const value = certified(table, rule);
      if (value !== null) return sign * value;
    }
  }
  throw new Error('the two sides of a game differ');
}

/** Null if rounding has spoilt the pivots: then what the two sides are sure of differs. */
function certified(game: readonly (readonly number[])[], rule: 'steepest' | 'first'): number | null {
  const found = linearProgram(game, game[0]?.length ?? 0, rule);
  if (found === null) return null;
  const { mix, columns } = found;
  const upper = Math.max(...game.map((row) => row.reduce((sum, x, j) => sum + x * (columns[j] ?? 0), 0)));
  const lower = Math.min(
    ...columns.map((_, j) => game.reduce((sum, row, i) => sum + (row[j] ?? 0) * (mix[i] ?? 0), 0)),
  );
  return Math.abs(upper - lower) < 1e-9 ? (upper + lower) / 2 : null;
}

const MOST_PIVOTS = 300;

/** Both mixtures from a full tableau: the columns' weights are largest while no row pays more than 1. */
function linearProgram(game: readonly (readonly number[])[], width: number, rule: 'steepest' | 'first') {
  const rows = game.map((row, i) => [...row.map((x) => x + 3), ...game.map((_, k) => Number(k === i)), 1]);
  const goal = [...new Array<number>(width).fill(-1), ...new Array<number>(game.length + 1).fill(0)];
  const basis = game.map((_, i) => width + i);
  for (let pivots = 0; pivots < MOST_PIVOTS; pivots++) {
    const costs = goal.slice(0, -1);
    const enter = rule === 'first' ? costs.findIndex((cost) => cost < -1e-12) : costs.indexOf(Math.min(...costs));
    if (enter < 0 || (costs[enter] ?? 0) >= -1e-12) {
      const total = goal.at(-1) ?? 1;
      const columns = new Array<number>(width).fill(0);
      for (const [i, variable] of basis.entries())
        if (variable < width) columns[variable] = (rows[i]?.at(-1) ?? 0) / total;
      return { columns, mix: game.map((_, i) => (goal[width + i] ?? 0) / total) };
    }
    const leave = leaving(rows, enter);
    const pivot = rows[leave];
    if (pivot === undefined) return null;
    const by = pivot[enter] ?? 1;
    for (let j = 0; j < pivot.length; j++) pivot[j] = (pivot[j] ?? 0) / by;
    for (const row of [...rows, goal]) {
      const factor = row[enter] ?? 0;
      if (row !== pivot && factor !== 0)
        for (let j = 0; j < row.length; j++) row[j] = (row[j] ?? 0) - factor * (pivot[j] ?? 0);
    }
    basis[leave] = enter;
  }
  return null;
}

/** The row that allows the least; of equals the one with the largest pivot. */
function leaving(rows: readonly (readonly number[])[], enter: number): number {
  const ratios = rows.map((row) =>
    (row[enter] ?? 0) > 1e-11 ? (row.at(-1) ?? 0) / (row[enter] ?? 1) : Number.POSITIVE_INFINITY,
  );
  const least = Math.min(...ratios);
  let best = -1;
  for (const [i, ratio] of ratios.entries()) {
    if (ratio <= least + 1e-13 && (rows[i]?.[enter] ?? 0) > (rows[best]?.[enter] ?? 0)) best = i;
  }
  return best;
}
