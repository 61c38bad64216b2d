/**
 * A number of 48 bits that stands for a request's id: a twentieth of its memory, and all that a snapshot keeps of it.
 * Two ids of one guest at one table share a print about once in 280 trillion pairs.
 */
export function printOf(id: string): number {
  let [high, low] = [0x811c9dc5, 0x01000193];
  for (let i = 0; i < id.length; i++) {
    const code = id.charCodeAt(i);
    high = Math.imul(high ^ code, 0x01000193);
    low = Math.imul((low << 5) ^ (low >>> 27) ^ code, 0x9e3779b1);
  }
  return (mixed(high) >>> 8) * 2 ** 24 + (mixed(low ^ id.length) >>> 8);
}

/** Lets every bit of a number depend on all others. */
function mixed(number: number): number {
  const half = Math.imul(number ^ (number >>> 15), 0x85ebca6b);
  return Math.imul(half ^ (half >>> 13), 0xc2b2ae35);
}

const BYTES = 6;

/** Prints as a snapshot keeps them. */
export function printsAsText(prints: readonly number[]): string {
  const bytes = Buffer.allocUnsafe(prints.length * BYTES);
  for (const [i, print] of prints.entries()) bytes.writeUIntBE(print, i * BYTES, BYTES);
  return bytes.toString('base64');
}

export function printsIn(text: string): readonly number[] {
  const bytes = Buffer.from(text, 'base64');
  return Array.from({ length: bytes.length / BYTES }, (_, i) => bytes.readUIntBE(i * BYTES, BYTES));
}
