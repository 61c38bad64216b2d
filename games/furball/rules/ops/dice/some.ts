import type { SomeDice } from '../../06-attack/modify.ts';
import type { Amount } from '../../model/cards.ts';
import type { Face } from '../../model.ts';

/** The dice of an operation, as in `reroll(ANY, attackDice('blank'))`. Without a face, all dice are meant. */

export const attackDice = (...faces: readonly Face[]): SomeDice => someDice('attack', faces);
export const defenceDice = (...faces: readonly Face[]): SomeDice => someDice('defence', faces);

function someDice(pool: SomeDice['pool'], faces: readonly Face[]): SomeDice {
  return { pool, faces: faces.length === 0 ? null : faces };
}

/** How many dice a word takes: all of them, unasked; or up to a number, of which the user says which. */
export type HowMany = Amount | 'all';

/** No limit: the user decides. */
export const ANY = 99;
