/** SHA-256 (FIPS 180-4), synchronous, the same in Node and in a page served without TLS. */

const ROUNDS = firstPrimes(64).map((prime) => rootFraction(prime, 3n));
const INITIAL = firstPrimes(8).map((prime) => rootFraction(prime, 2n));

/** The digest of a text (as UTF-8), as eight words. */
export function sha256Words(text: string): number[] {
  const bytes = padded(new TextEncoder().encode(text));
  const view = new DataView(bytes.buffer);
  const hash = Int32Array.from(INITIAL);
  const schedule = new Int32Array(64);
  for (let at = 0; at < bytes.length; at += 64) {
    for (let t = 0; t < 16; t++) schedule[t] = view.getInt32(at + 4 * t);
    compress(hash, schedule);
  }
  return Array.from(hash, (word) => word >>> 0);
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
  const at = (i: number): number => w[i] ?? 0;
  for (let t = 16; t < 64; t++) {
    const s0 = rotate(at(t - 15), 7) ^ rotate(at(t - 15), 18) ^ (at(t - 15) >>> 3);
    const s1 = rotate(at(t - 2), 17) ^ rotate(at(t - 2), 19) ^ (at(t - 2) >>> 10);
    w[t] = (at(t - 16) + s0 + at(t - 7) + s1) | 0;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let t = 0; t < 64; t++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const one = (h + s1 + ((e & f) ^ (~e & g)) + (ROUNDS[t] ?? 0) + at(t)) | 0;
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
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    hash[i] = (hash[i] ?? 0) + word;
  });
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

/** The first 32 bits behind the point of a root, in whole numbers: floating point may differ by engine. */
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
