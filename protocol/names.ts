import type { Refusal } from './messages.ts';

/**
 * Invisible characters, and characters that affect their neighbours: controls, joiners, direction marks, letters that
 * look blank.
 */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;

export const NO_NAME: Refusal = { code: 'no-name', fact: 'Please enter a name.' };

/** A player's name as everybody sees it; empty if nothing visible is left. */
export function playerName(written: string): string {
  return written.normalize('NFC').replace(/\s+/gu, ' ').replace(UNSEEN, '').replace(/ +/g, ' ').trim();
}

/** Numbers a name that somebody at the table has already. */
export function uniqueName(name: string, taken: readonly string[]): string {
  let unique = name;
  for (let n = 2; taken.includes(unique); n++) unique = `${name} ${n}`;
  return unique;
}
