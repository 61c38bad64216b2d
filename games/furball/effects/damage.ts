import type { Seat } from '@starboard/kernel';
import { findPilot, findUpgrade } from '../catalogue/index.ts';
import { weaponsOf } from '../rules/06-attack/targets.ts';
import { overlapsRock } from '../rules/measure.ts';
import type { CardScript, Cards, Modifier, Now } from '../rules/model/cards.ts';
import { type Board, type CardId, shipOf } from '../rules/model.ts';
import { assign, discard, roll, suffer, turn } from '../rules/ops/index.ts';
import { barOf } from '../rules/values.ts';
import { flewColour } from './clauses/dials.ts';
import { attackTerms, treat, whenAttacking } from './clauses/modifiers.ts';
import { afterAttacking, at } from './clauses/moments.ts';

const REPAIRED = turn('facedown', 'this');
/** An action on the card turns it facedown: without fail, or on a hit or critical. */
const SURE: CardScript['actions'] = [{ does: [REPAIRED] }];
const BY_ROLL: CardScript['actions'] = [{ does: [roll(1, 'attack', { hit: [REPAIRED], crit: [REPAIRED] })] }];
const BY_HIT: CardScript['actions'] = [{ does: [roll(1, 'attack', { hit: [REPAIRED] })] }];

/** Later damage scores for nobody (11.9). */
const HURT = suffer({ hits: 1 }, 'self', 'none');

/** No bonus makes up for it. */
const NO_DICE = 99;

const IN_THE_DARK = { rule: '7.4', fact: 'Its pilot is blinded.' };
const SENSORS_OUT = { rule: '7.4', fact: 'Its sensor array is damaged.' };
const SHAKEN = { rule: '7.4', fact: 'A shaken pilot can’t dial a straight.' };

/** The cards that are alike in both decks. */
const CONSOLE_FIRE: CardScript = {
  effects: [at('combat.start', { does: [roll(1, 'attack', { hit: [HURT] })] })],
  actions: SURE,
};
const DAMAGED_COCKPIT: CardScript = {
  modifiers: [{ of: 'skill', change: (board, _about, skill, { round }) => (board.round > round ? 0 : skill) }],
};
const DAMAGED_ENGINE: CardScript = { modifiers: [treat(({ bearing }) => bearing.startsWith('turn'), 'red')] };
const DIRECT_HIT: CardScript = {
  modifiers: [
    { of: 'damage.weight', change: (_board, { place }, weight, by) => (place === by.place ? weight + 1 : weight) },
  ],
};
const LESS_AGILE: Modifier = { of: 'agility', change: (_board, _about, agility) => agility - 1 };
const THRUST_CONTROL_FIRE: CardScript = {
  effects: [at('damage.card-faceup', { does: [assign('stress'), REPAIRED] })],
};

export const damage: Cards<'damage'> = {
  'damage.tfa.blindedpilot': {
    modifiers: [attackTerms({ barred: IN_THE_DARK })],
    effects: [at('combat.turn-over', { does: [REPAIRED] })],
  },
  'damage.tfa.consolefire': CONSOLE_FIRE,
  'damage.tfa.damagedcockpit': DAMAGED_COCKPIT,
  'damage.tfa.damagedengine': DAMAGED_ENGINE,
  'damage.tfa.damagedsensorarray': {
    modifiers: [
      { of: 'action.allowed', change: (_board, { action }, not) => (action.startsWith('damage.') ? not : SENSORS_OUT) },
    ],
    actions: BY_ROLL,
  },
  'damage.tfa.directhit': DIRECT_HIT,
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
  'damage.tfa.structuraldamage': { modifiers: [LESS_AGILE], actions: BY_ROLL },
  'damage.tfa.stunnedpilot': {
    effects: [
      at('manoeuvre.executed', {
        if: ({ board, ship }) => shipOf(board, ship).touching.length > 0 || overlapsRock(board, ship),
        does: [HURT],
      }),
    ],
  },
  'damage.tfa.thrustcontrolfire': THRUST_CONTROL_FIRE,
  'damage.tfa.weaponsfailure': { modifiers: [whenAttacking({ attackDice: -1 })], actions: BY_ROLL },

  'damage.original.blindedpilot': {
    modifiers: [whenAttacking({ attackDice: -NO_DICE })],
    effects: [afterAttacking({ if: wasThereBefore, does: [REPAIRED] })],
  },
  'damage.original.consolefire': CONSOLE_FIRE,
  'damage.original.damagedcockpit': DAMAGED_COCKPIT,
  'damage.original.damagedengine': DAMAGED_ENGINE,
  'damage.original.damagedsensorarray': {
    modifiers: [
      {
        of: 'action.allowed',
        change: (board, { ship, action }, not) =>
          barOf(board, ship).some((printed) => printed === action) ? SENSORS_OUT : not,
      },
    ],
    actions: BY_HIT,
  },
  'damage.original.directhit': DIRECT_HIT,
  'damage.original.injuredpilot': {
    modifiers: [
      {
        of: 'ability',
        change: (_board, { card }, counts) => counts && findPilot(card) === undefined && !isElite(card),
      },
      {
        of: 'skill',
        change: (board, { ship, printed }, skill) => (skill === printed ? printed - skillOfElite(board, ship) : skill),
      },
    ],
  },
  'damage.original.minorexplosion': {
    effects: [at('damage.card-faceup', { does: [roll(1, 'attack', { hit: [suffer({ hits: 1 })] }), REPAIRED] })],
  },
  'damage.original.minorhullbreach': {
    effects: [at('manoeuvre.executed', { if: flewColour('red'), does: [roll(1, 'attack', { hit: [HURT] })] })],
  },
  'damage.original.munitionsfailure': {
    effects: [at('damage.card-faceup', { does: [discard(secondaryWeapons), REPAIRED] })],
  },
  'damage.original.structuraldamage': { modifiers: [LESS_AGILE], actions: BY_HIT },
  'damage.original.stunnedpilot': {
    effects: [
      at('manoeuvre.executed', {
        if: (now) => shipOf(now.board, now.ship).flown?.overlappedShip === true || overlapsRock(now.board, now.ship),
        does: [HURT],
      }),
    ],
  },
  'damage.original.thrustcontrolfire': THRUST_CONTROL_FIRE,
  'damage.original.weaponmalfunction': {
    modifiers: [{ of: 'attack.value', change: (_board, _about, value) => value - 1 }],
    actions: BY_ROLL,
  },
};

/** The card did not come with this very attack, which it has therefore spoilt. */
function wasThereBefore({ board, ship, origin, attack }: Now): boolean {
  return shipOf(board, ship).damage.some(
    ({ id, attack: dealtIn }) => id === origin.place && dealtIn !== attack?.number,
  );
}

function isElite(card: CardId): boolean {
  return findUpgrade(card)?.slot === 'elite';
}

/** What elite upgrades add to the skill with which a ship was set up. */
function skillOfElite(board: Board, seat: Seat): number {
  const grants = shipOf(board, seat).cards.map(({ card }) =>
    isElite(card) ? findUpgrade(card)?.grants.stats : undefined,
  );
  return grants.reduce((sum, stats) => sum + (stats?.skill ?? 0), 0);
}

/** The places of the weapons that are cards. */
function secondaryWeapons({ board, ship }: Now): readonly number[] {
  return weaponsOf(board, ship).filter((place) => place > 0);
}
