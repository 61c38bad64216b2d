/** SHA-256 (FIPS 180-4): synchronous, and available in a page served without TLS. */

const ROUNDS = Int32Array.from(firstPrimes(64), (prime) => rootFraction(prime, 3n));
const INITIAL = Int32Array.from(firstPrimes(8), (prime) => rootFraction(prime, 2n));
const utf8 = new TextEncoder();

/** Scratch space for the current block. */
const schedule = new Int32Array(64);

export function sha256Words(text: string): number[] {
  const hash = INITIAL.slice();
  if (layShort(text)) compress(hash, schedule);
  else compressAll(hash, padded(utf8.encode(text)));
  const words: number[] = [];
  for (let i = 0; i < hash.length; i++) words.push((hash[i] ?? 0) >>> 0);
  return words;
}

/** Lays out a text that fits into one block with a byte per character, as seeds do; returns false for other texts. */
function layShort(text: string): boolean {
  const { length } = text;
  if (length > 55) return false;
  schedule.fill(0, 0, 16);
  for (let i = 0; i < length; i++) {
    const code = text.charCodeAt(i);
    if (code > 0x7f) return false;
    put(i, code);
  }
  put(length, 0x80);
  schedule[15] = length << 3;
  return true;
}

function put(i: number, byte: number): void {
  schedule[i >> 2] = (schedule[i >> 2] ?? 0) | (byte << (24 - 8 * (i & 3)));
}

function compressAll(hash: Int32Array, bytes: Uint8Array<ArrayBuffer>): void {
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < bytes.length; at += 64) {
    for (let t = 0; t < 16; t++) schedule[t] = view.getInt32(at + 4 * t);
    compress(hash, schedule);
  }
}

export function sha256(text: string): string {
  return hex(sha256Words(text));
}

export function hex(words: readonly number[]): string {
  return words.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

export function unhex(text: string): number[] {
  return (text.match(/.{8}/g) ?? []).map((word) => Number.parseInt(word, 16));
}

function compress(hash: Int32Array, w: Int32Array): void {
  for (let t = 16; t < 64; t++) {
    const early = w[t - 15] ?? 0;
    const late = w[t - 2] ?? 0;
    const s0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const s1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    w[t] = (w[t - 16] ?? 0) + s0 + (w[t - 7] ?? 0) + s1;
  }
  let a = hash[0] ?? 0;
  let b = hash[1] ?? 0;
  let c = hash[2] ?? 0;
  let d = hash[3] ?? 0;
  let e = hash[4] ?? 0;
  let f = hash[5] ?? 0;
  let g = hash[6] ?? 0;
  let h = hash[7] ?? 0;
  for (let t = 0; t < 64; t++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const one = (h + s1 + ((e & f) ^ (~e & g)) + (ROUNDS[t] ?? 0) + (w[t] ?? 0)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  hash[0] = (hash[0] ?? 0) + a;
  hash[1] = (hash[1] ?? 0) + b;
  hash[2] = (hash[2] ?? 0) + c;
  hash[3] = (hash[3] ?? 0) + d;
  hash[4] = (hash[4] ?? 0) + e;
  hash[5] = (hash[5] ?? 0) + f;
  hash[6] = (hash[6] ?? 0) + g;
  hash[7] = (hash[7] ?? 0) + h;
}

/** A one bit, zeros, and the length in bits, up to a multiple of 64 bytes. */
function padded(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6);
  out.set(bytes);
  out[bytes.length] = 0x80;
  const view = new DataView(out.buffer);
  view.setUint32(out.length - 8, Math.floor(bytes.length / 0x20000000));
  view.setUint32(out.length - 4, (bytes.length << 3) >>> 0);
  return out;
}

const rotate = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

/** The first 32 fractional bits of a root, in integers, because floating point may differ between engines. */
function rootFraction(prime: number, degree: bigint): number {
  const scaled = BigInt(prime) << (32n * degree);
  let root = 0n;
  for (let bit = 1n << 40n; bit > 0n; bit >>= 1n) if ((root + bit) ** degree <= scaled) root += bit;
  return Number(BigInt.asIntN(32, root));
}

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) {
    if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  }
  return primes;
}
