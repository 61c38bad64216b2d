import type { Cards } from '../../rules/model/cards.ts';
import { discard, lock, roll, scrap, suffer } from '../../rules/ops/index.ts';
import { treat } from '../clauses/modifiers.ts';
import { afterDefending, at, spending } from '../clauses/moments.ts';
import { dealtFaceup } from '../clauses/when.ts';

export const salvagedAstromechs: Cards<'salvagedastromech'> = {
  'salvagedastromech.r4agromech': {
    effects: [spending('focus', { if: ({ attack, ship }) => attack?.attacker === ship, may: [lock('defender')] })],
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
