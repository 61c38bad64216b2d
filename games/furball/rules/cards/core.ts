import type { Effect } from '../model/cards.ts';
import type { Moment } from '../model.ts';

/**
 * 6.6 What focus, evade and lock do by the core rules, written as the cards are: they are choices in the same windows,
 * each once an attack.
 */
export const CORE = {
  'token.focus-attack': {
    at: 'attack.modify-by-attacker',
    as: 'attacker',
    may: true,
    once: 'attack',
    costs: [{ op: 'spend', token: 'focus' }],
    does: [{ op: 'change', pool: 'attack', faces: ['focus'], to: 'hit' }],
  },
  'token.lock': {
    at: 'attack.modify-by-attacker',
    as: 'attacker',
    may: true,
    once: 'attack',
    costs: [{ op: 'spend', token: 'lock' }],
    does: [{ op: 'reroll', pool: 'attack', upTo: 99 }],
  },
  'token.focus-defence': {
    at: 'defence.modify-by-defender',
    as: 'defender',
    may: true,
    once: 'attack',
    costs: [{ op: 'spend', token: 'focus' }],
    does: [{ op: 'change', pool: 'defence', faces: ['focus'], to: 'evade' }],
  },
  'token.evade': {
    at: 'defence.modify-by-defender',
    as: 'defender',
    may: true,
    once: 'attack',
    costs: [{ op: 'spend', token: 'evade' }],
    does: [{ op: 'add', pool: 'defence', face: 'evade' }],
  },
} as const satisfies { readonly [name: string]: Effect };
export type CoreName = keyof typeof CORE;

const NONE: readonly CoreName[] = [];
const AT: { readonly [M in Moment]?: readonly CoreName[] } = {
  'attack.modify-by-attacker': ['token.focus-attack', 'token.lock'],
  'defence.modify-by-defender': ['token.focus-defence', 'token.evade'],
};

export const coreAt = (moment: Moment): readonly CoreName[] => (isCoreMoment(moment) ? (AT[moment] ?? NONE) : NONE);

export const isCoreMoment = (moment: Moment): boolean =>
  moment === 'attack.modify-by-attacker' || moment === 'defence.modify-by-defender';
