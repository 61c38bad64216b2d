import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs short texts so that nobody else can make them. What is signed for one purpose is worth nothing for another. */
export interface Seal {
  sign(purpose: string, text: string): string;
  /** The text as each accepted secret signs it, the present one first. */
  signatures(purpose: string, text: string): readonly [string, ...string[]];
  /** The text that was signed, or nothing for a forgery. */
  open(purpose: string, signed: string): string | undefined;
}

/** Signs with the first secret; what one of before has signed still holds. */
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

/** Takes as long whatever the first difference is. */
function equal(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
