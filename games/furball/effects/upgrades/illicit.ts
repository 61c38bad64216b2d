import { isOnRock } from '../../rules/measure.ts';
import type { Cards } from '../../rules/model/cards.ts';
import { shipOf } from '../../rules/model.ts';
import { assign, deal, discard, pick, remove, roll, skip, suffer, turnDial } from '../../rules/ops/index.ts';
import { at } from '../clauses/moments.ts';
import { all, anyoneNear, holding, hullLeft, near, not } from '../clauses/when.ts';

const STRESS_TO_DAMAGE = [remove('stress', 'chosen'), deal('facedown', 'chosen')];

export const illicit: Cards<'illicit'> = {
  'illicit.blackmarketslicertools': {
    actions: [
      {
        does: [
          pick(near(1, 2, ({ board }, seat) => shipOf(board, seat).tokens.stress > 0)),
          roll(1, 'attack', { hit: STRESS_TO_DAMAGE, crit: STRESS_TO_DAMAGE }),
        ],
      },
    ],
  },
  'illicit.deadmansswitch': { effects: [at('destroyed', { does: [suffer({ hits: 1 }, near(1, 1))] })] },
  'illicit.empdevice': {
    effects: [
      at('combat.turn', {
        cost: [discard('this')],
        may: [assign('ion', (now) => [now.ship, ...near(1, 1)(now)], 2), skip('attack')],
      }),
    ],
  },
  'illicit.feedbackarray': {
    effects: [
      at('combat.turn', {
        if: all(not(holding('disabled')), ({ board, ship }) => !isOnRock(board, ship), hullLeft, anyoneNear),
        may: [pick(near(1, 1)), assign('ion'), suffer({ hits: 1 }), suffer({ hits: 1 }, 'chosen'), skip('attack')],
      }),
    ],
  },
  'illicit.hotshotblaster': {},
  'illicit.inertialdampeners': {
    effects: [
      at('dial.revealed', {
        cost: [discard('this')],
        may: [turnDial(() => [{ speed: 0, bearing: 'stationary', difficulty: 'white' }]), assign('stress')],
      }),
    ],
  },
};
