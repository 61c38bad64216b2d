import type { Refusal } from '@starboard/protocol';

/** Why something was not done: a code for programs and a sentence for people. */
export function refused(code: string, fact: string): { readonly ok: false; readonly refusal: Refusal } {
  return { ok: false, refusal: { code, fact } };
}
