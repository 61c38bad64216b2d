import { isOn } from '../../rules/05-actions/on-cards.ts';
import type { Cards } from '../../rules/model/cards.ts';
import {
  ANY,
  assign,
  defenceDice,
  discard,
  drop,
  lock,
  remove,
  reroll,
  roll,
  scrap,
  spend,
  suffer,
} from '../../rules/ops/index.ts';
import { flewRevealed } from '../clauses/dials.ts';
import { treat } from '../clauses/modifiers.ts';
import { afterDefending, at, defendedBy, spending } from '../clauses/moments.ts';
import { bombsOf, dealtFaceup } from '../clauses/when.ts';

const ORDNANCE = ['torpedo', 'bomb'] as const;

export const salvagedAstromechs: Cards<'salvagedastromech'> = {
  'salvagedastromech.genius': {
    effects: [at('manoeuvre.executed', { if: flewRevealed, may: [drop({ which: bombsOf('reveal') })] })],
  },
  'salvagedastromech.overclockedr4': {
    effects: [
      spending('focus', {
        if: ({ board }) => board.phase === 'combat',
        cost: [assign('stress')],
        may: [assign('focus')],
      }),
    ],
  },
  'salvagedastromech.r4agromech': {
    effects: [spending('focus', { if: ({ attack, ship }) => attack?.attacker === ship, may: [lock('defender')] })],
  },
  'salvagedastromech.r4b11': {
    effects: [defendedBy({ cost: [spend('lock')], may: [reroll(ANY, defenceDice())] })],
  },
  'salvagedastromech.r4e1': {
    modifiers: [
      {
        of: 'action.allowed',
        change: (_board, { action }, not) => (not?.rule === '5.2' && isOn(action, ORDNANCE) ? undefined : not),
      },
    ],
    effects: [
      at('action.performed', {
        if: ({ event: { action } }) => action !== null && isOn(action, ORDNANCE),
        cost: [discard('this')],
        may: [remove('stress')],
      }),
    ],
  },
  'salvagedastromech.r5p8': {
    effects: [
      afterDefending({
        may: [
          roll(1, 'attack', {
            hit: [suffer({ hits: 1 }, 'attacker')],
            crit: [suffer({ hits: 1 }), suffer({ hits: 1 }, 'attacker')],
          }),
        ],
        once: 'round',
      }),
    ],
  },
  'salvagedastromech.salvagedastromech': {
    effects: [at('damage.card-dealt', { if: dealtFaceup('ship'), may: [scrap('dealt'), discard('this')] })],
  },
  'salvagedastromech.unhingedastromech': { modifiers: [treat(({ speed }) => speed === 3, 'green')] },
};
