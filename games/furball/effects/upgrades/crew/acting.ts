import { enclosing, type Seat } from '@starboard/kernel';
import { others, othersInFiringArc } from '../../../rules/measure.ts';
import type { Cards, Now } from '../../../rules/model/cards.ts';
import { type Furball, shipOf } from '../../../rules/model.ts';
import {
  assign,
  freeAction,
  giveCondition,
  pick,
  recover,
  roll,
  store,
  suffer,
  turn,
} from '../../../rules/ops/index.ts';
import { at } from '../../clauses/moments.ts';
import { all, damaged, hasFacedown, isOwnFriend, near, shieldless, stored } from '../../clauses/when.ts';

/** Actions, and what follows from them. */
export const acting: Cards<'crew'> = {
  'crew.chopper': {
    modifiers: [{ of: 'action.allowed', change: (_board, _about, not) => (not?.rule === '5.2' ? undefined : not) }],
    effects: [
      at('action.performed', {
        if: ({ stack }) => enclosing<Furball, 'action'>(stack, 'action').stressed,
        does: [suffer({ hits: 1 })],
      }),
    ],
  },
  'crew.fleetofficer': { actions: [{ applies: isOwnFriend, does: [assign('focus')], follows: [assign('stress')] }] },
  'crew.generalhux': {
    actions: [
      {
        applies: isOwnFriend,
        does: [assign('focus'), giveCondition('condition.fanaticaldevotion', 'self')],
        follows: [assign('stress')],
      },
    ],
  },
  'crew.gonk': {
    actions: [{ does: [store(1)] }, { applies: stored, does: [recover()], follows: [store(-1)] }],
  },
  'crew.isbslicer': {
    effects: [
      at('action.performed', {
        if: ({ event }) => event.action === 'jam',
        may: [pick(besideTheJammed), assign('jam', 'chosen')],
      }),
    ],
  },
  'crew.jynerso': {
    actions: [
      {
        applies: all(isOwnFriend, (now) => foesAhead(now) > 0),
        does: [assign('focus', 'self', (now) => Math.min(3, foesAhead(now)))],
      },
    ],
  },
  'crew.kyloren': {
    actions: [{ does: [pick(near(1, 3)), giveCondition('condition.illshowyouthedarkside', 'chosen')] }],
  },
  'crew.landocalrissian': {
    actions: [{ does: [roll(2, 'defence', { focus: [assign('focus')], evade: [assign('evade')] })] }],
  },
  'crew.leebo': { actions: [{ does: [freeAction(['boost'])], follows: [assign('ion')] }] },
  'crew.reconspecialist': {
    effects: [at('action.performed', { if: ({ event }) => event.action === 'focus', does: [assign('focus')] })],
  },
  'crew.saboteur': {
    actions: [
      {
        does: [
          pick(near(1, 1, hasFacedown)),
          roll(1, 'attack', {
            hit: [turn('faceup', 'random', 'chosen')],
            crit: [turn('faceup', 'random', 'chosen')],
          }),
        ],
      },
    ],
  },
  'crew.ysanneisard': {
    effects: [at('combat.start', { if: all(shieldless, damaged), may: [freeAction(['evade'])] })],
  },
};

function foesAhead({ board, ship }: Pick<Now, 'board' | 'ship'>): number {
  return othersInFiringArc(board, ship, 1, 3).length;
}

/** Other ships without a jam token at range 1 of the one that was jammed. */
function besideTheJammed({ board, ship, stack }: Now): readonly Seat[] {
  const { answer: jammed } = enclosing<Furball, 'action'>(stack, 'action');
  if (typeof jammed !== 'number') return [];
  return others(board, jammed, 1, 1, ship).filter((seat) => shipOf(board, seat).tokens.jam === 0);
}
