import { enclosing } from '@starboard/kernel';
import type { CardScript, Cards } from '../../rules/model/cards.ts';
import { type Furball, shipOf } from '../../rules/model.ts';
import { attackDice, change, defenceDice, skip, spend } from '../../rules/ops/index.ts';
import { at, attacking, defending } from '../clauses/moments.ts';

/** One such token, kept from round to round. */
const keepsOne = (kept: 'focus' | 'evade'): CardScript => ({
  modifiers: [
    { of: 'token.limit', change: (_board, { token }, most) => (token === kept ? Math.min(1, most) : most) },
    { of: 'token.kept', change: (_board, { token }, keeps) => keeps || token === kept },
  ],
});

export const tech: Cards<'tech'> = {
  'tech.advancedoptics': keepsOne('focus'),
  'tech.commrelay': keepsOne('evade'),
  'tech.patternanalyzer': {
    effects: [
      at('manoeuvre.check-stress', {
        // Only the manoeuvre of the activation itself can have its stress checked later.
        if: ({ stack }) => enclosing<Furball, 'manoeuvre'>(stack, 'manoeuvre').why === 'dial',
        may: [skip('stress-check')],
      }),
    ],
  },
  'tech.primedthrusters': {
    modifiers: [
      {
        of: 'action.allowed',
        change: (board, { ship, action }, not) =>
          not?.rule === '5.2' &&
          (action === 'boost' || action === 'barrel-roll') &&
          shipOf(board, ship).tokens.stress < 3
            ? undefined
            : not,
      },
    ],
  },
  'tech.sensorcluster': {
    effects: [defending({ cost: [spend('focus')], may: [change(1, defenceDice('blank'), 'evade')] })],
  },
  'tech.weaponsguidance': {
    effects: [attacking({ cost: [spend('focus')], may: [change(1, attackDice('blank'), 'hit')] })],
  },
};
