import type { Cards, Now } from '../../../rules/model/cards.ts';
import { shipOf } from '../../../rules/model.ts';
import { discard, either, recover, scrap, spend, turn } from '../../../rules/ops/index.ts';
import { at } from '../../clauses/moments.ts';
import { all, dealtFaceup, placesOf } from '../../clauses/when.ts';

/** Damage cards as they are dealt. */
export const damage: Cards<'crew'> = {
  'crew.breachspecialist': {
    effects: [
      at('damage.card-dealt', {
        if: dealtFaceup(),
        cost: [either({ name: 'fore', does: [spend('fore')] }, { name: 'aft', does: [spend('aft')] })],
        may: [turn('facedown', 'dealt')],
        once: 'round',
      }),
      at('damage.card-dealt', { if: all(dealtFaceup(), usedThisRound), does: [turn('facedown', 'dealt')] }),
    ],
  },
  'crew.chewbacca': { effects: [at('damage.card-dealt', { may: [scrap('dealt'), recover(), discard('this')] })] },
  'crew.greedo': {
    modifiers: [
      {
        of: 'damage.faceup',
        far: true,
        change: (board, { ship, source, attack: made }, faceup, { ship: bearer }) => {
          if (made === null || source.key !== made.number || ship !== made.defender || made.dealt > 0) return faceup;
          const { attacks, defences } = shipOf(board, bearer);
          const isFirst = (made.attacker === bearer && attacks === 1) || (ship === bearer && defences === 1);
          return faceup || isFirst;
        },
      },
    ],
  },
  'crew.moffjerjerrod': {
    effects: [
      at('damage.card-dealt', {
        if: dealtFaceup(),
        cost: [discard(placesOf('crew'))],
        may: [turn('facedown', 'dealt')],
      }),
    ],
  },
};

function usedThisRound({ board, ship, origin }: Now): boolean {
  return shipOf(board, ship).cards[origin.place]?.used === board.round;
}
