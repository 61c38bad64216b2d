import type { Refusal } from './messages.ts';

/** Nobody sees these, or they turn what stands around them: controls, joiners, marks of direction, blanks that are letters. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;

export const NO_NAME: Refusal = { code: 'no-name', fact: 'Please enter a name.' };

/** A player's name as everybody is to see it; empty where nothing is left to see. */
export function playerName(written: string): string {
  return written.normalize('NFC').replace(/\s+/gu, ' ').replace(UNSEEN, '').replace(/ +/g, ' ').trim();
}

/** A name that nobody at the table has yet: the second of a name is numbered. */
export function uniqueName(name: string, taken: readonly string[]): string {
  let unique = name;
  for (let n = 2; taken.includes(unique); n++) unique = `${name} ${n}`;
  return unique;
}
