import type { DialManoeuvre } from '../../../catalogue/index.ts';
import { objectionToFlying } from '../../../rules/04-flight/allowed.ts';
import type { Cards, Now } from '../../../rules/model/cards.ts';
import { shipOf } from '../../../rules/model.ts';
import { assign, discard, either, flip, store, turnDial, turnRound } from '../../../rules/ops/index.ts';
import { flewColour, flewDial, othersOnDial, shownAs, showsColour } from '../../clauses/dials.ts';
import { at } from '../../clauses/moments.ts';
import { all, not } from '../../clauses/when.ts';

/** The skill with which the ship flies, and how. */
export const flying: Cards<'elite'> = {
  'elite.adaptability': {
    effects: [
      at('setup.after-placement', {
        does: [either({ name: 'higher', does: [store(1)] }, { name: 'lower', does: [store(1), flip()] })],
        evenIdle: true,
      }),
    ],
    modifiers: [
      {
        of: 'skill',
        change: (board, { printed }, skill, { ship, place }) => {
          const held = shipOf(board, ship).cards[place];
          return held === undefined || held.tokens === 0 ? skill : held.side === 0 ? printed + 1 : printed - 1;
        },
      },
    ],
  },
  'elite.adrenalinerush': {
    effects: [
      at('dial.revealed', {
        if: showsColour('red'),
        cost: [discard('this')],
        may: [turnDial(shownAs((shown) => [{ ...shown, difficulty: 'white' }]))],
      }),
    ],
  },
  'elite.lightningreflexes': {
    effects: [
      at('manoeuvre.executed', {
        if: all(flewDial, not(flewColour('red'))),
        cost: [discard('this')],
        may: [turnRound()],
        follows: [assign('stress')],
      }),
    ],
  },
  'elite.stayontarget': {
    effects: [
      at('dial.revealed', {
        may: [turnDial(redOfSameSpeed)],
      }),
    ],
  },
  'elite.veteraninstincts': {},
};

/** The other manoeuvres of the shown speed, as red ones, that the ship may fly. */
function redOfSameSpeed(now: Now): readonly DialManoeuvre[] {
  return othersOnDial(({ speed }, shown) => speed === shown.speed)(now)
    .map((each): DialManoeuvre => ({ ...each, difficulty: 'red', counts: 'red' }))
    .filter((each) => objectionToFlying(now.board, now.ship, each) === undefined);
}
