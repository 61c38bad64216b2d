import { damageCardOf } from '../../catalogue/index.ts';
import { lockTargets } from '../../rules/05-actions/allowed.ts';
import { countIn } from '../../rules/06-attack/dice.ts';
import { othersInFiringArc } from '../../rules/measure.ts';
import type { Cards } from '../../rules/model/cards.ts';
import { shipOf } from '../../rules/model.ts';
import {
  assign,
  attackDice,
  cancel,
  freeAction,
  lock,
  pick,
  recover,
  roll,
  scrap,
  spend,
  turn,
  until,
} from '../../rules/ops/index.ts';
import { flewClear, flewColour, showsColour } from '../clauses/dials.ts';
import { ONLY_IN_ARC, treat } from '../clauses/modifiers.ts';
import { at, declaring, hitBy, spending } from '../clauses/moments.ts';
import { all, foeInArc, hasFacedown } from '../clauses/when.ts';

/** R4-D6 leaves this many hits. */
const HITS_LEFT = 2;

export const astromechs: Cards<'astromech'> = {
  'astromech.bb8': {
    effects: [at('dial.revealed', { if: showsColour('green'), may: [freeAction(['barrel-roll'])] })],
  },
  'astromech.flightassistastromech': {
    modifiers: [ONLY_IN_ARC],
    effects: [
      at('manoeuvre.executed', {
        if: all(flewClear, ({ board, ship }) => othersInFiringArc(board, ship, 1, 3).length === 0),
        may: [freeAction(['boost', 'barrel-roll'])],
      }),
    ],
  },
  'astromech.r2astromech': { modifiers: [treat(({ speed }) => speed <= 2, 'green')] },
  'astromech.r2d2': { effects: [at('manoeuvre.executed', { if: flewColour('green'), may: [recover()] })] },
  'astromech.r2d6': {},
  'astromech.r2f2': {
    passing: [{ of: 'agility', change: (_board, _about, agility) => agility + 1 }],
    actions: [{ does: [until('round', 0)] }],
  },
  'astromech.r3a2': {
    effects: [declaring({ if: foeInArc, cost: [assign('stress')], may: [assign('stress', 'defender')] })],
  },
  'astromech.r4d6': {
    effects: [
      hitBy({
        if: ({ attack }) => countIn(attack, 'attack', 'hit') > HITS_LEFT,
        may: [
          cancel(({ attack }) => countIn(attack, 'attack', 'hit') - HITS_LEFT, attackDice('hit')),
          assign('stress', 'self', ({ count }) => count),
        ],
      }),
    ],
  },
  'astromech.r5astromech': {
    effects: [
      at('end.start', {
        if: ({ board, ship }) =>
          shipOf(board, ship).damage.some(({ up, card }) => up && damageCardOf(card).trait === 'ship'),
        may: [turn('facedown', 'choice', 'self', 'ship')],
      }),
    ],
  },
  'astromech.r5d8': {
    actions: [
      {
        applies: (now) => hasFacedown(now, now.ship),
        does: [roll(1, 'defence', { evade: [scrap('facedown')], focus: [scrap('facedown')] })],
      },
    ],
  },
  'astromech.r5k6': {
    passing: [{ of: 'token.spendable', change: (_board, { token }, may) => may && token !== 'lock' }],
    effects: [
      spending('lock', {
        does: [roll(1, 'defence', { evade: [lock(({ event }) => [event.number]), until('attack', 0)] })],
      }),
    ],
  },
  'astromech.r5p9': { effects: [at('combat.end', { cost: [spend('focus')], may: [recover()] })] },
  'astromech.targetingastromech': {
    effects: [
      at('manoeuvre.executed', {
        if: flewColour('red'),
        may: [pick(({ board, ship }) => lockTargets(board, ship)), lock('chosen')],
      }),
    ],
  },
};
