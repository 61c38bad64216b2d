import { damageCardOf } from '../catalogue/index.ts';
import { others, othersIn } from '../rules/measure.ts';
import type { Cards, Modifier, Now, Op } from '../rules/model/cards.ts';
import { isFlying, shipOf } from '../rules/model.ts';
import { holds, isStressed, near } from './when.ts';

/** Set-up, and the beginning and end of phases. */

const foesOf = ({ board, ship }: Now): readonly number[] =>
  board.ranking.filter((seat) => seat !== ship && shipOf(board, seat).status !== 'out');

/** May change one focus result against the ship that was chosen. */
const against = (now: Now): boolean => {
  const { board, ship, origin, attack } = now;
  const chosen = shipOf(board, ship).cards[origin.place]?.chosen;
  return attack !== null && (attack.attacker === ship ? attack.defender : attack.attacker) === chosen;
};

const RECOVER: Op = { op: 'recover' };

/** Skill 0 while a phase lasts. */
const NOTHING: Modifier = { of: 'skill', change: () => 0 };

export const phases: Cards = {
  'elite.adaptability': {
    effects: [
      {
        at: 'setup.after-placement',
        as: 'own',
        does: [
          {
            op: 'either',
            of: [
              { name: 'higher', does: [{ op: 'store', n: 1 }] },
              { name: 'lower', does: [{ op: 'store', n: 1 }, { op: 'flip' }] },
            ],
          },
        ],
        evenIdle: true,
      },
    ],
    modifiers: [
      {
        of: 'skill',
        change: (board, { printed }, is, { ship, place }) => {
          const held = shipOf(board, ship).cards[place];
          return held === undefined || held.tokens === 0 ? is : held.side === 0 ? printed + 1 : printed - 1;
        },
      },
    ],
  },
  'crew.agentkallus': {
    effects: [
      {
        at: 'planning.start',
        as: 'own',
        applies: ({ board, ship, origin }) => shipOf(board, ship).cards[origin.place]?.chosen === null,
        does: [{ op: 'pick', from: foesOf }, { op: 'choose-ship' }],
      },
      {
        at: 'attack.modify-by-attacker',
        as: 'attacker',
        may: true,
        once: 'attack',
        applies: against,
        does: [{ op: 'change', pool: 'attack', faces: ['focus'], to: 'hit', upTo: 1 }],
      },
      {
        at: 'defence.modify-by-defender',
        as: 'defender',
        may: true,
        once: 'attack',
        applies: against,
        does: [{ op: 'change', pool: 'defence', faces: ['focus'], to: 'evade', upTo: 1 }],
      },
    ],
  },
  'crew.intelligenceagent': {
    effects: [
      {
        at: 'activation.start',
        as: 'own',
        may: true,
        does: [
          { op: 'pick', from: (now) => near(1, 2)(now).filter((seat) => shipOf(now.board, seat).dial !== null) },
          { op: 'look', who: 'chosen' },
        ],
      },
    ],
  },
  'scum.hwk290.torkilmux': {
    passing: [NOTHING],
    effects: [
      {
        at: 'activation.end',
        as: 'own',
        does: [
          { op: 'pick', from: near(1, 2) },
          { op: 'until', end: 'combat', modifier: 0, on: 'chosen' },
        ],
      },
    ],
  },
  'scum.starviper.guri': {
    effects: [
      {
        at: 'combat.start',
        as: 'own',
        may: true,
        applies: ({ board, ship }) => others(board, ship, 1, 1).length > 0,
        does: [{ op: 'assign', token: 'focus' }],
      },
    ],
  },
  'scum.hwk290.palobgodalhi': {
    effects: [
      {
        at: 'combat.start',
        as: 'own',
        may: true,
        does: [
          { op: 'pick', from: (now) => near(1, 2)(now).filter((seat) => hasGreen(now, seat)) },
          {
            op: 'either',
            of: [
              {
                name: 'focus',
                is: chosenHolds('focus'),
                does: [{ op: 'move', token: 'focus', from: 'chosen', to: 'self' }],
              },
              {
                name: 'evade',
                is: chosenHolds('evade'),
                does: [{ op: 'move', token: 'evade', from: 'chosen', to: 'self' }],
              },
            ],
          },
        ],
      },
    ],
  },
  'scum.protectoratestarfighter.oldteroch': {
    effects: [
      {
        at: 'combat.start',
        as: 'own',
        may: true,
        does: [
          {
            op: 'pick',
            from: (now) =>
              near(1, 1)(now).filter((seat) => othersIn(now.board, seat, 'front', 1, 1).includes(now.ship)),
          },
          { op: 'remove', token: 'focus', who: 'chosen', n: 99 },
          { op: 'remove', token: 'evade', who: 'chosen', n: 99 },
        ],
      },
    ],
  },
  'imperial.tieadvanced.commanderalozen': {
    effects: [
      {
        at: 'combat.start',
        as: 'own',
        may: true,
        does: [
          { op: 'pick', from: near(1, 1) },
          { op: 'lock', on: 'chosen' },
        ],
      },
    ],
  },
  'scum.m12lkimogilafighter.dalanoberos': {
    effects: [
      {
        at: 'combat.start',
        as: 'own',
        may: true,
        does: [
          { op: 'pick', from: ({ board, ship }) => othersIn(board, ship, 'bullseye', 1, 3) },
          { op: 'lock', on: 'chosen' },
        ],
      },
    ],
  },
  'crew.ysanneisard': {
    effects: [
      {
        at: 'combat.start',
        as: 'own',
        may: true,
        applies: ({ board, ship }) => shipOf(board, ship).shields === 0 && shipOf(board, ship).damage.length > 0,
        does: [{ op: 'free-action', from: ['evade'] }],
      },
    ],
  },
  'crew.marajade': {
    effects: [
      {
        at: 'combat.end',
        as: 'own',
        does: [
          {
            op: 'assign',
            token: 'stress',
            who: (now) => near(1, 1)(now).filter((seat) => shipOf(now.board, seat).tokens.stress === 0),
          },
        ],
      },
    ],
  },
  'astromech.r5p9': {
    effects: [
      {
        at: 'combat.end',
        as: 'own',
        may: true,
        applies: (now) => holds(now, 'focus'),
        costs: [{ op: 'spend', token: 'focus' }],
        does: [RECOVER],
      },
    ],
  },
  'astromech.r5astromech': {
    effects: [
      {
        at: 'end.start',
        as: 'own',
        may: true,
        applies: ({ board, ship }) =>
          shipOf(board, ship).damage.some(({ up, card }) => up && damageCardOf(card).trait === 'ship'),
        does: [{ op: 'face', up: false, which: 'choice', type: 'ship' }],
      },
    ],
  },
  'scum.g1astarfighter.4lom': {
    effects: [
      {
        at: 'end.start',
        as: 'own',
        may: true,
        applies: isStressed,
        does: [
          { op: 'pick', from: near(1, 1) },
          { op: 'move', token: 'stress', from: 'self', to: 'chosen' },
        ],
      },
    ],
  },
  'imperial.tieadvanced.lieutenantcolzet': {
    effects: [
      {
        at: 'end.start',
        as: 'own',
        may: true,
        does: [
          {
            op: 'pick',
            from: ({ board, ship }) =>
              shipOf(board, ship).locks.filter(
                (seat) => isFlying(shipOf(board, seat)) && shipOf(board, seat).damage.some(({ up }) => !up),
              ),
          },
          { op: 'unlock', whose: 'self', on: 'chosen' },
          { op: 'face', up: true, which: 'random', who: 'chosen' },
        ],
      },
    ],
  },
  'rebel.ewing.corranhorn': {
    passing: [
      {
        of: 'attack.allowed',
        change: (board, _about, is, { round }) =>
          board.round > round
            ? { ...is, barred: { rule: '13.1', fact: 'It has attacked at the end of the round before.' } }
            : is,
      },
    ],
    effects: [
      {
        at: 'end.start',
        as: 'own',
        may: true,
        applies: ({ board }) => board.round > 1,
        does: [
          { op: 'attack', weapon: 'any', at: 'any' },
          { op: 'until', end: 'next-round', modifier: 0 },
        ],
      },
    ],
  },
  'modification.pulsedrayshield': {
    effects: [
      {
        at: 'end.start',
        as: 'own',
        may: true,
        applies: ({ board, ship }) => shipOf(board, ship).shields === 0,
        does: [{ op: 'assign', token: 'ion' }, RECOVER],
      },
    ],
  },
  'crew.r2d2-swx22': {
    effects: [
      {
        at: 'round.end',
        as: 'own',
        may: true,
        applies: ({ board, ship }) => shipOf(board, ship).shields === 0,
        does: [RECOVER, { op: 'roll', die: 'attack', n: 1, on: { hit: [{ op: 'face', up: true, which: 'random' }] } }],
      },
    ],
  },
  'imperial.tiefofighter.epsilonace': {
    modifiers: [
      { of: 'skill', change: (board, _about, is, { on }) => (shipOf(board, on).damage.length === 0 ? 12 : is) },
    ],
  },
  'system.enhancedscopes': {
    modifiers: [{ of: 'skill', change: (_board, { purpose }, is) => (purpose === 'activation' ? 0 : is) }],
  },
};

const hasGreen = ({ board }: Now, seat: number): boolean =>
  shipOf(board, seat).tokens.focus > 0 || shipOf(board, seat).tokens.evade > 0;

function chosenHolds(token: 'focus' | 'evade') {
  return ({ board, chosen }: Now): boolean => chosen.some((seat) => shipOf(board, seat).tokens[token] > 0);
}
