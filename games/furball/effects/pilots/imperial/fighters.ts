import { countIn } from '../../../rules/06-attack/dice.ts';
import type { Cards } from '../../../rules/model/cards.ts';
import { shipOf } from '../../../rules/model.ts';
import {
  add,
  assign,
  attackDice,
  cancel,
  change,
  deal,
  defenceDice,
  freeAction,
  spend,
  suffer,
  turnDial,
  until,
  when,
} from '../../../rules/ops/index.ts';
import { flewColour, shownAs, shows } from '../../clauses/dials.ts';
import { templatesFor, whenAttacking } from '../../clauses/modifiers.ts';
import { afterAttacking, at, attacking, comparedWith, comparing, given } from '../../clauses/moments.ts';
import { atRange, foeOf, hit, inFoesArc, isNear, not, unstressed } from '../../clauses/when.ts';

const JAXED = { rule: '13.1', fact: 'A pilot at range 1 prevents focus and evade actions.' };

/** TIE fighters, interceptors, phantoms and strikers. */
export const fighters: Cards<'imperial'> = {
  'imperial.tiefighter.maulermithel': { modifiers: [whenAttacking({ attackDice: 1 }, atRange(1))] },
  'imperial.tiefighter.scourge': {
    modifiers: [whenAttacking({ attackDice: 1 }, (fight) => shipOf(fight.board, foeOf(fight)).damage.length > 0)],
  },
  'imperial.tiefighter.backstabber': { modifiers: [whenAttacking({ attackDice: 1 }, not(inFoesArc))] },
  'imperial.tiefighter.darkcurse': {
    modifiers: [
      {
        of: 'token.spendable',
        far: true,
        change: (_board, { token, attack: made, ship }, may, { ship: bearer }) =>
          made?.defender === bearer && made.attacker === ship && token === 'focus' ? false : may,
      },
      {
        of: 'dice.modifiable',
        far: true,
        change: (_board, { attack: made, how, pool }, may, { ship }) =>
          made.defender === ship && pool === 'attack' && how === 'reroll' ? false : may,
      },
    ],
  },
  'imperial.tiefighter.nightbeast': {
    effects: [at('manoeuvre.executed', { if: flewColour('green'), may: [freeAction(['focus'])] })],
  },
  'imperial.tiefighter.wampa': {
    effects: [
      comparing({
        may: [
          when(({ attack: made }) => countIn(made, 'attack', 'crit') > 0, deal('facedown', 'defender', 'attack')),
          cancel('all', attackDice()),
        ],
      }),
    ],
  },
  'imperial.tiefighter.wingedgundark': {
    effects: [attacking({ if: atRange(1), may: [change(1, attackDice('hit'), 'crit')] })],
  },
  'imperial.tieinterceptor.tetrancowall': {
    effects: [
      at('dial.revealed', {
        if: shows(({ bearing }) => bearing === 'koiogran-turn'),
        may: [
          turnDial(
            shownAs((shown) =>
              [1, 3, 5].filter((speed) => speed !== shown.speed).map((speed) => ({ ...shown, speed })),
            ),
          ),
        ],
      }),
    ],
  },
  'imperial.tieinterceptor.lieutenantlorrir': {
    modifiers: [
      templatesFor('barrel-roll', (plain) => [...plain, 'bank-1']),
      {
        of: 'move.stress',
        change: (_board, { move, template }, stress) =>
          move === 'barrel-roll' && template === 'bank-1' ? stress + 1 : stress,
      },
    ],
  },
  'imperial.tieinterceptor.soontirfel': { effects: [given('stress', { may: [assign('focus')] })] },
  'imperial.tieinterceptor.carnorjax': {
    modifiers: [
      {
        of: 'action.allowed',
        far: true,
        change: (board, { ship, action }, not, { ship: bearer }) =>
          ship !== bearer && (action === 'focus' || action === 'evade') && isNear(board, ship, bearer) ? JAXED : not,
      },
      {
        of: 'token.spendable',
        far: true,
        change: (board, { ship, token }, may, { ship: bearer }) =>
          ship !== bearer && (token === 'focus' || token === 'evade') && isNear(board, ship, bearer) ? false : may,
      },
    ],
  },
  'imperial.tieinterceptor.turrphennir': {
    effects: [afterAttacking({ may: [freeAction(['boost', 'barrel-roll'])] })],
  },
  'imperial.tieinterceptor.kirkanos': {
    effects: [attacking({ if: atRange(2, 3), cost: [spend('evade')], may: [add(1, 'attack', 'hit')] })],
  },
  'imperial.tieinterceptor.felswrath': { modifiers: [{ of: 'destruction.when', change: () => 'combat' }] },
  'imperial.tiephantom.whisper': { effects: [afterAttacking({ if: hit, may: [assign('focus')] })] },
  'imperial.tiephantom.echo': { modifiers: [templatesFor('decloak', () => ['bank-2'])] },
  'imperial.tiestriker.countdown': {
    effects: [
      comparedWith({
        if: unstressed,
        cost: [suffer({ hits: 1 })],
        may: [cancel('all', attackDice()), cancel('all', defenceDice())],
        follows: [assign('stress')],
      }),
    ],
  },
  'imperial.tiestriker.duchess': {
    passing: [{ of: 'ability', change: (_board, { card }, counts) => counts && card !== 'title.adaptiveailerons' }],
    effects: [
      at('activation.turn', {
        if: ({ board, ship }) => shipOf(board, ship).cards.some(({ card }) => card === 'title.adaptiveailerons'),
        may: [until('phase', 0)],
      }),
    ],
  },
  'imperial.tiestriker.puresabacc': {
    modifiers: [whenAttacking({ attackDice: 1 }, ({ board, ship }) => shipOf(board, ship).damage.length <= 1)],
  },
};
