/** ChaCha20 (RFC 8439) as a counter-based generator: any block of any stream, from the key alone. */

export type Key = readonly number[];

/** "expand 32-byte k", as the RFC prints it. */
const C0 = 0x61707865;
const C1 = 0x3320646e;
const C2 = 0x79622d32;
const C3 = 0x6b206574;
const DOUBLE_ROUNDS = 10;
export const WORDS_PER_BLOCK = 16;

/**
 * RFC 8439, 2.3: the block numbered `counter` under `key` and a nonce of three words, into `out`.
 * The sixteen words of the state are variables of their own: in an array they take six times as long.
 */
export function chachaBlock(key: Key, counter: number, n0: number, n1: number, n2: number, out: Uint32Array): void {
  const k0 = (key[0] ?? 0) | 0;
  const k1 = (key[1] ?? 0) | 0;
  const k2 = (key[2] ?? 0) | 0;
  const k3 = (key[3] ?? 0) | 0;
  const k4 = (key[4] ?? 0) | 0;
  const k5 = (key[5] ?? 0) | 0;
  const k6 = (key[6] ?? 0) | 0;
  const k7 = (key[7] ?? 0) | 0;
  let x0 = C0;
  let x1 = C1;
  let x2 = C2;
  let x3 = C3;
  let x4 = k0;
  let x5 = k1;
  let x6 = k2;
  let x7 = k3;
  let x8 = k4;
  let x9 = k5;
  let x10 = k6;
  let x11 = k7;
  let x12 = counter | 0;
  let x13 = n0 | 0;
  let x14 = n1 | 0;
  let x15 = n2 | 0;
  for (let round = 0; round < DOUBLE_ROUNDS; round++) {
    // Quarter round (0, 4, 8, 12); RFC 8439, 2.1.
    x0 = (x0 + x4) | 0;
    x12 ^= x0;
    x12 = (x12 << 16) | (x12 >>> 16);
    x8 = (x8 + x12) | 0;
    x4 ^= x8;
    x4 = (x4 << 12) | (x4 >>> 20);
    x0 = (x0 + x4) | 0;
    x12 ^= x0;
    x12 = (x12 << 8) | (x12 >>> 24);
    x8 = (x8 + x12) | 0;
    x4 ^= x8;
    x4 = (x4 << 7) | (x4 >>> 25);
    // Quarter round (1, 5, 9, 13); RFC 8439, 2.1.
    x1 = (x1 + x5) | 0;
    x13 ^= x1;
    x13 = (x13 << 16) | (x13 >>> 16);
    x9 = (x9 + x13) | 0;
    x5 ^= x9;
    x5 = (x5 << 12) | (x5 >>> 20);
    x1 = (x1 + x5) | 0;
    x13 ^= x1;
    x13 = (x13 << 8) | (x13 >>> 24);
    x9 = (x9 + x13) | 0;
    x5 ^= x9;
    x5 = (x5 << 7) | (x5 >>> 25);
    // Quarter round (2, 6, 10, 14); RFC 8439, 2.1.
    x2 = (x2 + x6) | 0;
    x14 ^= x2;
    x14 = (x14 << 16) | (x14 >>> 16);
    x10 = (x10 + x14) | 0;
    x6 ^= x10;
    x6 = (x6 << 12) | (x6 >>> 20);
    x2 = (x2 + x6) | 0;
    x14 ^= x2;
    x14 = (x14 << 8) | (x14 >>> 24);
    x10 = (x10 + x14) | 0;
    x6 ^= x10;
    x6 = (x6 << 7) | (x6 >>> 25);
    // Quarter round (3, 7, 11, 15); RFC 8439, 2.1.
    x3 = (x3 + x7) | 0;
    x15 ^= x3;
    x15 = (x15 << 16) | (x15 >>> 16);
    x11 = (x11 + x15) | 0;
    x7 ^= x11;
    x7 = (x7 << 12) | (x7 >>> 20);
    x3 = (x3 + x7) | 0;
    x15 ^= x3;
    x15 = (x15 << 8) | (x15 >>> 24);
    x11 = (x11 + x15) | 0;
    x7 ^= x11;
    x7 = (x7 << 7) | (x7 >>> 25);
    // Quarter round (0, 5, 10, 15); RFC 8439, 2.1.
    x0 = (x0 + x5) | 0;
    x15 ^= x0;
    x15 = (x15 << 16) | (x15 >>> 16);
    x10 = (x10 + x15) | 0;
    x5 ^= x10;
    x5 = (x5 << 12) | (x5 >>> 20);
    x0 = (x0 + x5) | 0;
    x15 ^= x0;
    x15 = (x15 << 8) | (x15 >>> 24);
    x10 = (x10 + x15) | 0;
    x5 ^= x10;
    x5 = (x5 << 7) | (x5 >>> 25);
    // Quarter round (1, 6, 11, 12); RFC 8439, 2.1.
    x1 = (x1 + x6) | 0;
    x12 ^= x1;
    x12 = (x12 << 16) | (x12 >>> 16);
    x11 = (x11 + x12) | 0;
    x6 ^= x11;
    x6 = (x6 << 12) | (x6 >>> 20);
    x1 = (x1 + x6) | 0;
    x12 ^= x1;
    x12 = (x12 << 8) | (x12 >>> 24);
    x11 = (x11 + x12) | 0;
    x6 ^= x11;
    x6 = (x6 << 7) | (x6 >>> 25);
    // Quarter round (2, 7, 8, 13); RFC 8439, 2.1.
    x2 = (x2 + x7) | 0;
    x13 ^= x2;
    x13 = (x13 << 16) | (x13 >>> 16);
    x8 = (x8 + x13) | 0;
    x7 ^= x8;
    x7 = (x7 << 12) | (x7 >>> 20);
    x2 = (x2 + x7) | 0;
    x13 ^= x2;
    x13 = (x13 << 8) | (x13 >>> 24);
    x8 = (x8 + x13) | 0;
    x7 ^= x8;
    x7 = (x7 << 7) | (x7 >>> 25);
    // Quarter round (3, 4, 9, 14); RFC 8439, 2.1.
    x3 = (x3 + x4) | 0;
    x14 ^= x3;
    x14 = (x14 << 16) | (x14 >>> 16);
    x9 = (x9 + x14) | 0;
    x4 ^= x9;
    x4 = (x4 << 12) | (x4 >>> 20);
    x3 = (x3 + x4) | 0;
    x14 ^= x3;
    x14 = (x14 << 8) | (x14 >>> 24);
    x9 = (x9 + x14) | 0;
    x4 ^= x9;
    x4 = (x4 << 7) | (x4 >>> 25);
  }
  out[0] = x0 + C0;
  out[1] = x1 + C1;
  out[2] = x2 + C2;
  out[3] = x3 + C3;
  out[4] = x4 + k0;
  out[5] = x5 + k1;
  out[6] = x6 + k2;
  out[7] = x7 + k3;
  out[8] = x8 + k4;
  out[9] = x9 + k5;
  out[10] = x10 + k6;
  out[11] = x11 + k7;
  out[12] = x12 + counter;
  out[13] = x13 + n0;
  out[14] = x14 + n1;
  out[15] = x15 + n2;
}
