/** An estimate with its standard error. */
export interface AccountFigure {
  readonly mean: number;
  readonly error: number;
}

export const NOTHING: AccountFigure = { mean: 0, error: 0 };

export const exactly = (mean: number): AccountFigure => ({ mean, error: 0 });

export const turned = ({ mean, error }: AccountFigure): AccountFigure => ({ mean: -mean, error });

/** The sum of figures that were estimated apart from each other. */
export function added(figures: readonly AccountFigure[]): AccountFigure {
  let [mean, squares] = [0, 0];
  for (const figure of figures) {
    mean += figure.mean;
    squares += figure.error * figure.error;
  }
  return { mean, error: Math.sqrt(squares) };
}

/** Below this many standard errors, a figure may be chance, and nobody is blamed for it. */
const CLEAR = 2;
/** What is smaller than this, half a point in a hundred, is no news however certain it is. */
const WORTH_TELLING = 0.005;

export const isClear = ({ mean, error }: AccountFigure): boolean =>
  Math.abs(mean) >= CLEAR * error && Math.abs(mean) >= WORTH_TELLING;

/**
 * Running means of several quantities of the same samples. Samples that share an imagined match or a thought belong to
 * a batch, and the error counts batches, because what they share is drawn only once for them.
 */
export interface Tally {
  readonly batches: number;
  count: number;
  readonly means: Float64Array;
  readonly squares: Float64Array;
  readonly batchSums: Float64Array;
  readonly batchCounts: Int32Array;
}

export function emptyTally(quantities: number, batches: number): Tally {
  return {
    batches,
    count: 0,
    means: new Float64Array(quantities),
    squares: new Float64Array(quantities),
    batchSums: new Float64Array(quantities * batches),
    batchCounts: new Int32Array(batches),
  };
}

export function addSample(tally: Tally, sample: ArrayLike<number>): void {
  const { means, squares, batches, batchSums, batchCounts } = tally;
  const batch = tally.count % batches;
  tally.count++;
  batchCounts[batch] = (batchCounts[batch] ?? 0) + 1;
  for (let i = 0; i < means.length; i++) {
    const value = sample[i] ?? 0;
    const off = value - (means[i] ?? 0);
    means[i] = (means[i] ?? 0) + off / tally.count;
    squares[i] = (squares[i] ?? 0) + off * (value - (means[i] ?? 0));
    batchSums[i * batches + batch] = (batchSums[i * batches + batch] ?? 0) + value;
  }
}

export function figureOf(tally: Tally, i: number): AccountFigure {
  const { count, means, squares } = tally;
  const mean = means[i] ?? 0;
  if (count < 2) return { mean, error: 1 };
  const alone = Math.sqrt((squares[i] ?? 0) / (count - 1) / count);
  return { mean, error: Math.max(alone, errorOfBatches(tally, i, mean)) };
}

function errorOfBatches({ batches, count, batchSums, batchCounts }: Tally, i: number, mean: number): number {
  const used = Math.min(batches, count);
  if (used < 2) return 0;
  let squares = 0;
  for (let batch = 0; batch < used; batch++) {
    const off = (batchSums[i * batches + batch] ?? 0) / (batchCounts[batch] ?? 1) - mean;
    squares += off * off;
  }
  return Math.sqrt(squares / (used - 1) / used);
}
