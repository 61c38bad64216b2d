import type { Cards } from '../../../rules/model/cards.ts';
import { assign, discard, either, scrap } from '../../../rules/ops/index.ts';
import { at, given } from '../../clauses/moments.ts';
import { dealtFaceup } from '../../clauses/when.ts';

/** Answers to stress and to damage. */
export const reactions: Cards<'elite'> = {
  'elite.coolhand': {
    effects: [
      given('stress', {
        may: [
          discard('this'),
          either({ name: 'focus', does: [assign('focus')] }, { name: 'evade', does: [assign('evade')] }),
        ],
      }),
    ],
  },
  'elite.determination': {
    effects: [at('damage.card-dealt', { if: dealtFaceup('pilot'), does: [scrap('dealt')] })],
  },
};
