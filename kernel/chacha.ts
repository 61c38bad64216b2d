/** ChaCha20 (RFC 8439) as a counter-based generator: any block of any stream, from the key alone. */

export type Key = readonly number[];

/** "expand 32-byte k", as the RFC prints it. */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;
const DOUBLE_ROUNDS = 10;
export const WORDS_PER_BLOCK = 16;

const start = new Int32Array(WORDS_PER_BLOCK);
const x = new Int32Array(WORDS_PER_BLOCK);

/** RFC 8439, 2.3: the block numbered `counter` under `key` and a nonce of three words, into `out`. */
export function chachaBlock(key: Key, counter: number, nonce: readonly number[], out: Uint32Array): void {
  start.set(CONSTANTS, 0);
  start.set(key, 4);
  start[12] = counter;
  start.set(nonce, 13);
  x.set(start);
  for (let round = 0; round < DOUBLE_ROUNDS; round++) {
    quarter(0, 4, 8, 12);
    quarter(1, 5, 9, 13);
    quarter(2, 6, 10, 14);
    quarter(3, 7, 11, 15);
    quarter(0, 5, 10, 15);
    quarter(1, 6, 11, 12);
    quarter(2, 7, 8, 13);
    quarter(3, 4, 9, 14);
  }
  for (let i = 0; i < WORDS_PER_BLOCK; i++) out[i] = word(x, i) + word(start, i);
}

/** RFC 8439, 2.1. */
function quarter(a: number, b: number, c: number, d: number): void {
  let xa = word(x, a);
  let xb = word(x, b);
  let xc = word(x, c);
  let xd = word(x, d);
  xa = (xa + xb) | 0;
  xd = rotate(xd ^ xa, 16);
  xc = (xc + xd) | 0;
  xb = rotate(xb ^ xc, 12);
  xa = (xa + xb) | 0;
  xd = rotate(xd ^ xa, 8);
  xc = (xc + xd) | 0;
  xb = rotate(xb ^ xc, 7);
  x[a] = xa;
  x[b] = xb;
  x[c] = xc;
  x[d] = xd;
}

const word = (words: Int32Array, i: number): number => words[i] ?? 0;
const rotate = (value: number, bits: number): number => (value << bits) | (value >>> (32 - bits));
