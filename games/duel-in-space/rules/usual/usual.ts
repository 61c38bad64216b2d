import type { UsualRules } from '@starboard/kernel';
import type { Duel } from '../model.ts';

export const FIRE = 'fire-everything';

/** 5.2 Firing costs nothing, so most pilots fire everything that bears; the first option is that. */
export const usual: UsualRules<Duel> = {
  names: [FIRE],
  answer({ mine }) {
    if (mine?.ask.kind !== 'fire') return undefined;
    const [everything] = mine.options.toSorted((a, b) => countOf(b) - countOf(a));
    return everything === undefined ? undefined : { name: FIRE, rule: '5.2', choice: everything };
  },
};

const countOf = (choice: Duel['choice']): number => (Array.isArray(choice) ? choice.length : 0);
