import { overlapsRock } from '../rules/measure.ts';
import type { CardScript, Cards } from '../rules/model/cards.ts';
import { shipOf } from '../rules/model.ts';
import { assign, roll, suffer, turn } from '../rules/ops/index.ts';
import { flewColour } from './clauses/dials.ts';
import { attackTerms, treat, whenAttacking } from './clauses/modifiers.ts';
import { at } from './clauses/moments.ts';

const REPAIRED = turn('facedown', 'this');
/** An action on the card turns it facedown: without fail, or on a hit or critical. */
const SURE: CardScript['actions'] = [{ does: [REPAIRED] }];
const BY_ROLL: CardScript['actions'] = [{ does: [roll(1, 'attack', { hit: [REPAIRED], crit: [REPAIRED] })] }];

const IN_THE_DARK = { rule: '7.4', fact: 'Its pilot is blinded.' };
const SENSORS_OUT = { rule: '7.4', fact: 'Its sensor array is damaged.' };
const SHAKEN = { rule: '7.4', fact: 'A shaken pilot can’t dial a straight.' };

export const damage: Cards<'damage'> = {
  'damage.tfa.blindedpilot': {
    modifiers: [attackTerms({ barred: IN_THE_DARK })],
    effects: [at('combat.turn-over', { does: [REPAIRED] })],
  },
  'damage.tfa.consolefire': {
    effects: [at('combat.start', { does: [roll(1, 'attack', { hit: [suffer({ hits: 1 }, 'self', 'none')] })] })],
    actions: SURE,
  },
  'damage.tfa.damagedcockpit': {
    modifiers: [{ of: 'skill', change: (board, _about, skill, { round }) => (board.round > round ? 0 : skill) }],
  },
  'damage.tfa.damagedengine': { modifiers: [treat(({ bearing }) => bearing.startsWith('turn'), 'red')] },
  'damage.tfa.damagedsensorarray': {
    modifiers: [
      { of: 'action.allowed', change: (_board, { action }, not) => (action.startsWith('damage.') ? not : SENSORS_OUT) },
    ],
    actions: BY_ROLL,
  },
  'damage.tfa.directhit': {
    modifiers: [
      { of: 'damage.weight', change: (_board, { place }, weight, by) => (place === by.place ? weight + 1 : weight) },
    ],
  },
  'damage.tfa.loosestabilizer': {
    effects: [at('manoeuvre.executed', { if: flewColour('white'), does: [assign('stress')] })],
    actions: SURE,
  },
  'damage.tfa.majorexplosion': {
    effects: [at('damage.card-faceup', { does: [roll(1, 'attack', { hit: [suffer({ crits: 1 })] }), REPAIRED] })],
  },
  'damage.tfa.majorhullbreach': {
    modifiers: [{ of: 'damage.faceup', change: (board, _about, faceup, { round }) => faceup || board.round > round }],
    actions: SURE,
  },
  'damage.tfa.shakenpilot': {
    modifiers: [
      {
        of: 'manoeuvre.allowed',
        change: (_board, { manoeuvre, when }, not) =>
          when === 'dial' && manoeuvre.bearing === 'straight' ? SHAKEN : not,
      },
    ],
    effects: [at('dial.revealed', { does: [REPAIRED] })],
  },
  'damage.tfa.structuraldamage': {
    modifiers: [{ of: 'agility', change: (_board, _about, agility) => agility - 1 }],
    actions: BY_ROLL,
  },
  'damage.tfa.stunnedpilot': {
    effects: [
      at('manoeuvre.executed', {
        if: ({ board, ship }) => shipOf(board, ship).touching.length > 0 || overlapsRock(board, ship),
        does: [suffer({ hits: 1 }, 'self', 'none')],
      }),
    ],
  },
  'damage.tfa.thrustcontrolfire': {
    effects: [at('damage.card-faceup', { does: [assign('stress'), REPAIRED] })],
  },
  'damage.tfa.weaponsfailure': { modifiers: [whenAttacking({ attackDice: -1 })], actions: BY_ROLL },
};
