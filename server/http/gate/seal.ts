import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs short texts so that nobody else can make them. What is signed for one purpose is worth nothing for another. */
export interface Seal {
  sign(purpose: string, text: string): string;
  /** The text that was signed, or nothing for a forgery. */
  open(purpose: string, signed: string): string | undefined;
}

export function createSeal(secret: string): Seal {
  const signature = (purpose: string, text: string): string =>
    createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url');
  return {
    sign: (purpose, text) => `${text}.${signature(purpose, text)}`,
    open(purpose, signed) {
      const dot = signed.lastIndexOf('.');
      if (dot < 0) return undefined;
      const text = signed.slice(0, dot);
      return equal(signed.slice(dot + 1), signature(purpose, text)) ? text : undefined;
    },
  };
}

/** Takes as long whatever the first difference is. */
function equal(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
