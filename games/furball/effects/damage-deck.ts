import { overlapsRock } from '../rules/measure.ts';
import type { Card, Cards, Op } from '../rules/model/cards.ts';
import { shipOf } from '../rules/model.ts';
import { harder } from '../rules/values.ts';

/** The fourteen cards of the newer deck. */

const REPAIRED: readonly Op[] = [{ op: 'face', up: false, which: 'this' }];
/** An action on the card turns it facedown: without fail, or on a hit or critical. */
const SURE: Card['actions'] = [{ does: REPAIRED }];
const BY_ROLL: Card['actions'] = [
  { does: [{ op: 'roll', die: 'attack', n: 1, on: { hit: REPAIRED, crit: REPAIRED } }] },
];

const IN_THE_DARK = { rule: '7.4', fact: 'Its pilot is blinded.' };
const SENSORS_OUT = { rule: '7.4', fact: 'Its sensor array is damaged.' };
const SHAKEN = { rule: '7.4', fact: 'A shaken pilot dials no straight manoeuvre.' };

export const damageDeck: Cards = {
  'damage.tfa.blindedpilot': {
    modifiers: [{ of: 'attack.allowed', change: (_board, _about, is) => ({ ...is, barred: IN_THE_DARK }) }],
    effects: [{ at: 'combat.turn-over', as: 'own', does: REPAIRED }],
  },
  'damage.tfa.consolefire': {
    effects: [
      {
        at: 'combat.start',
        as: 'own',
        does: [{ op: 'roll', die: 'attack', n: 1, on: { hit: [{ op: 'suffer', hits: 1, as: 'none' }] } }],
      },
    ],
    actions: SURE,
  },
  'damage.tfa.damagedcockpit': {
    modifiers: [{ of: 'skill', change: (board, _about, is, { round }) => (board.round > round ? 0 : is) }],
  },
  'damage.tfa.damagedengine': {
    modifiers: [
      {
        of: 'difficulty',
        change: (_board, { manoeuvre }, is) => (manoeuvre.bearing.startsWith('turn') ? harder(is, 'red') : is),
      },
    ],
  },
  'damage.tfa.damagedsensorarray': {
    modifiers: [
      { of: 'action.allowed', change: (_board, { action }, is) => (action.startsWith('damage.') ? is : SENSORS_OUT) },
    ],
    actions: BY_ROLL,
  },
  'damage.tfa.directhit': {
    modifiers: [{ of: 'damage.weight', change: (_board, { place }, is, by) => (place === by.place ? is + 1 : is) }],
  },
  'damage.tfa.loosestabilizer': {
    effects: [
      {
        at: 'manoeuvre.executed',
        as: 'own',
        applies: ({ board, ship }) => shipOf(board, ship).flown?.difficulty === 'white',
        does: [{ op: 'assign', token: 'stress' }],
      },
    ],
    actions: SURE,
  },
  'damage.tfa.majorexplosion': {
    effects: [
      {
        at: 'damage.card-faceup',
        as: 'own',
        does: [{ op: 'roll', die: 'attack', n: 1, on: { hit: [{ op: 'suffer', crits: 1 }] } }, ...REPAIRED],
      },
    ],
  },
  'damage.tfa.majorhullbreach': {
    modifiers: [{ of: 'damage.faceup', change: (board, _about, is, { round }) => is || board.round > round }],
    actions: SURE,
  },
  'damage.tfa.shakenpilot': {
    modifiers: [
      {
        of: 'manoeuvre.allowed',
        change: (_board, { manoeuvre, when }, is) =>
          when === 'dial' && manoeuvre.bearing === 'straight' ? SHAKEN : is,
      },
    ],
    effects: [{ at: 'dial.revealed', as: 'own', does: REPAIRED }],
  },
  'damage.tfa.structuraldamage': {
    modifiers: [{ of: 'agility', change: (_board, _about, is) => is - 1 }],
    actions: BY_ROLL,
  },
  'damage.tfa.stunnedpilot': {
    effects: [
      {
        at: 'manoeuvre.executed',
        as: 'own',
        applies: ({ board, ship }) => shipOf(board, ship).touching.length > 0 || overlapsRock(board, ship),
        does: [{ op: 'suffer', hits: 1, as: 'none' }],
      },
    ],
  },
  'damage.tfa.thrustcontrolfire': {
    effects: [{ at: 'damage.card-faceup', as: 'own', does: [{ op: 'assign', token: 'stress' }, ...REPAIRED] }],
  },
  'damage.tfa.weaponsfailure': {
    modifiers: [{ of: 'attack.dice', change: (_board, _about, is) => is - 1 }],
    actions: BY_ROLL,
  },
};
