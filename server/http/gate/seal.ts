import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs short texts so that nobody else can make them. A signature for one purpose is not valid for another. */
export interface Seal {
  sign(purpose: string, text: string): string;
  /** The signature of each valid secret, the current one first. */
  signatures(purpose: string, text: string): readonly [string, ...string[]];
  /** The signed text; undefined for a forgery. */
  open(purpose: string, signed: string): string | undefined;
}

/** Signs with the first secret; signatures of the old ones are still valid. */
export function createSeal(secret: string, old: readonly string[] = []): Seal {
  const signature = (key: string, purpose: string, text: string): string =>
    createHmac('sha256', key).update(`${purpose}\n${text}`).digest('base64url');
  const signedWith = (key: string, purpose: string, text: string): string => `${text}.${signature(key, purpose, text)}`;
  const accepted = [secret, ...old];
  return {
    sign: (purpose, text) => signedWith(secret, purpose, text),
    signatures: (purpose, text) => [
      signedWith(secret, purpose, text),
      ...old.map((key) => signedWith(key, purpose, text)),
    ],
    open(purpose, signed) {
      const dot = signed.lastIndexOf('.');
      if (dot < 0) return undefined;
      const text = signed.slice(0, dot);
      const given = signed.slice(dot + 1);
      return accepted.some((key) => equal(given, signature(key, purpose, text))) ? text : undefined;
    },
  };
}

/** Compares in constant time. */
function equal(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
