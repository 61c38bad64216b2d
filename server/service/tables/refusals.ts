import type { Refusal } from '@starboard/protocol';

type No = { readonly ok: false; readonly refusal: Refusal };

const no = (code: string, fact: string): No => ({ ok: false, refusal: { code, fact } });

export const UNKNOWN = no('unknown-match', 'There is no such match.');
export const BUSY = no('busy', 'Too much is happening at this table; try again.');
export const frozen = (why: string): No => no('frozen', why);
