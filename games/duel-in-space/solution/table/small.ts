import { CLASSES } from '../model/positions.ts';

/**
 * A small stand-in for the full table: a few numbers for each ship, and for each class of positions a square of weights
 * that says what two such rows of numbers are worth to each other.
 */
export interface SmallTable {
  readonly rank: number;
  /** By ship: its `rank` numbers. */
  readonly ships: Float32Array;
  /** By class: `rank` times `rank` weights, mine first. */
  readonly weights: Float32Array;
}

/** As bytes: the rank; a scale for each column and class; then everything as whole numbers of one byte. */
export function packSmall({ rank, ships, weights }: SmallTable): Uint8Array {
  const count = ships.length / rank;
  const scales = new Float32Array(1 + rank + CLASSES.length);
  scales[0] = rank;
  const small = new Int8Array(ships.length + weights.length);
  for (let r = 0; r < rank; r++) {
    let most = 0;
    for (let s = 0; s < count; s++) most = Math.max(most, Math.abs(ships[s * rank + r] ?? 0));
    scales[1 + r] = most / 127 || 1;
    for (let s = 0; s < count; s++) small[s * rank + r] = Math.round((ships[s * rank + r] ?? 0) / (scales[1 + r] ?? 1));
  }
  const square = rank * rank;
  for (let c = 0; c < CLASSES.length; c++) {
    let most = 0;
    for (let i = 0; i < square; i++) most = Math.max(most, Math.sqrt(Math.abs(weights[c * square + i] ?? 0)));
    const scale = most / 127 || 1;
    scales[1 + rank + c] = scale;
    // Roots, because a few weights are large and most are small.
    for (let i = 0; i < square; i++) {
      const weight = weights[c * square + i] ?? 0;
      small[ships.length + c * square + i] = Math.sign(weight) * Math.round(Math.sqrt(Math.abs(weight)) / scale);
    }
  }
  return new Uint8Array([...new Uint8Array(scales.buffer), ...new Uint8Array(small.buffer)]);
}

export function unpackSmall(bytes: Uint8Array, ships: number): SmallTable {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const scale = (i: number): number => view.getFloat32(i * 4, true);
  const rank = scale(0);
  const from = (1 + rank + CLASSES.length) * 4;
  const rows = new Float32Array(ships * rank);
  for (let i = 0; i < rows.length; i++) rows[i] = view.getInt8(from + i) * scale(1 + (i % rank));
  const square = rank * rank;
  const weights = new Float32Array(CLASSES.length * square);
  for (let i = 0; i < weights.length; i++) {
    const root = view.getInt8(from + rows.length + i) * scale(1 + rank + Math.floor(i / square));
    weights[i] = Math.sign(root) * root * root;
  }
  return { rank, ships: rows, weights };
}
