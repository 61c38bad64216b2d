import type { Seat } from '@starboard/kernel';
import { othersInFiringArc } from '../../../rules/measure.ts';
import type { Cards, Now } from '../../../rules/model/cards.ts';
import { shipOf } from '../../../rules/model.ts';
import { assign, discard, pick, recover, roll, store, stow, swap, turn, until } from '../../../rules/ops/index.ts';
import { at } from '../../clauses/moments.ts';
import { near, shieldless, stored } from '../../clauses/when.ts';

/** The end of Combat and of the round. */
export const endOfRound: Cards<'crew'> = {
  'crew.cikatrovizago': { effects: [at('end.start', { cost: [discard('this')], may: [swap('illicit')] })] },
  'crew.ketsuonyo': {
    passing: [{ of: 'token.kept', change: (_board, { token }, kept) => kept || token === 'tractor' }],
    effects: [at('end.start', { may: [pick(heldByTractor), until('round', 0, 'chosen')] })],
  },
  'crew.marajade': {
    effects: [
      at('combat.end', {
        does: [
          assign(
            'stress',
            near(1, 1, ({ board }, seat) => shipOf(board, seat).tokens.stress === 0),
          ),
        ],
      }),
    ],
  },
  'crew.r2d2-swx22': {
    effects: [
      at('round.end', {
        if: shieldless,
        may: [recover()],
        follows: [roll(1, 'attack', { hit: [turn('faceup', 'random')] })],
      }),
    ],
  },
  'crew.rey': {
    effects: [
      at('end.start', { may: [stow('focus')] }),
      at('combat.start', { if: stored, cost: [store(-1)], may: [assign('focus')] }),
    ],
  },
};

function heldByTractor({ board, ship }: Now): readonly Seat[] {
  return othersInFiringArc(board, ship, 1, 2).filter((seat) => shipOf(board, seat).tokens.tractor > 0);
}
