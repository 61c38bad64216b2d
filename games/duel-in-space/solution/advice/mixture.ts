import { emptySolution, STRIDE } from '../matrix/solution.ts';
import { solution, solve } from '../matrix/solve.ts';

/** How often to take each option, and what each is worth against the best answer of the other side. */
export interface SolvedMixture<Option> {
  readonly option: Option;
  readonly share: number;
  readonly worth: number;
}

/** What both should do; worths are mine, from -1 lost to 1 won. */
export interface Advice<Option> {
  readonly worth: number;
  readonly mine: readonly SolvedMixture<Option>[];
  readonly theirs: readonly SolvedMixture<Option>[];
}

/** A table of up to eight by eight, the options that probably count, and what each row and column stands for. */
interface AskedGame {
  readonly table: Float64Array;
  readonly height: number;
  readonly width: number;
  readonly rowSet: number;
  readonly columnSet: number;
  option(i: number): number;
}

const own = emptySolution();

export function adviceOn({ table, height, width, rowSet, columnSet, option }: AskedGame): Advice<number> {
  solve(table, height, width, rowSet, columnSet);
  own.rows.set(solution.rows);
  own.columns.set(solution.columns);
  const worth = (solution.lower + solution.upper) / 2;
  return { worth, ...against(table, height, width, own.rows, own.columns, option) };
}

/** What each option is worth against these mixtures. */
export function against(
  table: Float64Array,
  height: number,
  width: number,
  rows: ArrayLike<number>,
  columns: ArrayLike<number>,
  option: (i: number) => number,
): Pick<Advice<number>, 'mine' | 'theirs'> {
  const mine: SolvedMixture<number>[] = [];
  const theirs: SolvedMixture<number>[] = [];
  for (let i = 0; i < height; i++) {
    let sum = 0;
    for (let j = 0; j < width; j++) sum += (columns[j] ?? 0) * (table[i * STRIDE + j] ?? 0);
    mine.push({ option: option(i), share: rows[i] ?? 0, worth: sum });
  }
  for (let j = 0; j < width; j++) {
    let sum = 0;
    for (let i = 0; i < height; i++) sum += (rows[i] ?? 0) * (table[i * STRIDE + j] ?? 0);
    theirs.push({ option: option(j), share: columns[j] ?? 0, worth: sum });
  }
  return { mine: mine.sort(byOption), theirs: theirs.sort(byOption) };
}

const byOption = (a: SolvedMixture<number>, b: SolvedMixture<number>): number => a.option - b.option;

/** The same advice for the other player. */
export function forTheOther({ worth, mine, theirs }: Advice<number>): Advice<number> {
  const turned = (list: readonly SolvedMixture<number>[]) => list.map((each) => ({ ...each, worth: -each.worth }));
  return { worth: -worth, mine: turned(theirs), theirs: turned(mine) };
}
