import type { Refusal } from '@starboard/protocol';

export function refused(code: string, fact: string): { readonly ok: false; readonly refusal: Refusal } {
  return { ok: false, refusal: { code, fact } };
}
