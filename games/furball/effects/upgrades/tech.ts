import { enclosing } from '@starboard/kernel';
import { othersInFiringArc } from '../../rules/measure.ts';
import type { CardScript, Cards, Modifier, Now } from '../../rules/model/cards.ts';
import { type ActionName, type Furball, shipOf } from '../../rules/model.ts';
import {
  attackDice,
  change,
  defenceDice,
  either,
  freeAction,
  skip,
  spend,
  unlock,
  until,
} from '../../rules/ops/index.ts';
import { barOf, hasLock, maySpend } from '../../rules/values.ts';
import { at, attacking, defending } from '../clauses/moments.ts';

/** One such token, kept from round to round. */
const keepsOne = (kept: 'focus' | 'evade'): CardScript => ({
  modifiers: [
    { of: 'token.limit', change: (_board, { token }, most) => (token === kept ? Math.min(1, most) : most) },
    { of: 'token.kept', change: (_board, { token }, keeps) => keeps || token === kept },
  ],
});

/** The skill with which a ship is placed. */
const placedAs = (as: number): Modifier => ({
  of: 'skill',
  change: (_board, { purpose }, skill) => (purpose === 'placement' ? as : skill),
});

const movesOnBar = ({ board, ship }: Now): readonly ActionName[] =>
  barOf(board, ship).filter((action) => action === 'boost' || action === 'barrel-roll');

export const tech: Cards<'tech'> = {
  'tech.advancedoptics': keepsOne('focus'),
  'tech.commrelay': keepsOne('evade'),
  'tech.hyperwavecommscanner': {
    effects: [
      at('setup.before-placement', {
        may: [
          either(
            { name: 'place-as-0', does: [until('phase', 0)] },
            { name: 'place-as-6', does: [until('phase', 1)] },
            { name: 'place-as-12', does: [until('phase', 2)] },
          ),
        ],
      }),
    ],
    passing: [placedAs(0), placedAs(6), placedAs(12)],
  },
  'tech.patternanalyzer': {
    effects: [
      at('manoeuvre.check-stress', {
        // Only the manoeuvre of the activation itself can have its stress checked later.
        if: ({ stack }) => enclosing<Furball, 'manoeuvre'>(stack, 'manoeuvre').why === 'dial',
        may: [skip('stress-check')],
      }),
    ],
  },
  'tech.primedthrusters': {
    modifiers: [
      {
        of: 'action.allowed',
        change: (board, { ship, action }, not) =>
          not?.rule === '5.2' &&
          (action === 'boost' || action === 'barrel-roll') &&
          shipOf(board, ship).tokens.stress < 3
            ? undefined
            : not,
      },
    ],
  },
  'tech.sensorcluster': {
    effects: [defending({ cost: [spend('focus')], may: [change(1, defenceDice('blank'), 'evade')] })],
  },
  'tech.threattracker': {
    effects: [
      at(
        'combat.turn',
        {
          if: ({ board, ship, event }) =>
            hasLock(board, ship, event.ship) &&
            maySpend(board, ship, 'lock', null) &&
            othersInFiringArc(board, ship, 1, 2).includes(event.ship),
          cost: [unlock('self', 'subject', 'spent')],
          may: [freeAction(movesOnBar, 'must')],
        },
        'bystander',
      ),
    ],
  },
  'tech.weaponsguidance': {
    effects: [attacking({ cost: [spend('focus')], may: [change(1, attackDice('blank'), 'hit')] })],
  },
};
