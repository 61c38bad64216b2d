import type { Seat } from '@starboard/kernel';
import { attackIn } from '../rules/cards/now.ts';
import { isIn, rangeIn, rangeOf } from '../rules/measure.ts';
import type { Cards, Effect, Modifier, Op } from '../rules/model/cards.ts';
import { type Board, type Face, type Match, type Pool, shipOf } from '../rules/model.ts';
import { agilityOf, attackValueOf, skillOf } from '../rules/values.ts';
import {
  foeHolds,
  foeInArc,
  foeOf,
  holds,
  inFoesArc,
  isInArcsOf,
  isPrimary,
  isStressed,
  isUnique,
  isUnstressed,
  isWeaponOf,
  locksFoe,
  rangeIs,
} from './when.ts';

/** Dice: how many, what they show, what others do to them, how they are compared. */

type Applies = Effect['applies'];

/** What an attacker may do to its own dice, once an attack. */
const attacking = (applies: Applies, does: readonly Op[], costs: readonly Op[] = []): Effect => ({
  at: 'attack.modify-by-attacker',
  as: 'attacker',
  may: true,
  once: 'attack',
  ...(applies === undefined ? {} : { applies }),
  costs,
  does,
});

/** What a defender may do to its own dice, once an attack. */
const defending = (applies: Applies, does: readonly Op[], costs: readonly Op[] = []): Effect => ({
  at: 'defence.modify-by-defender',
  as: 'defender',
  may: true,
  once: 'attack',
  ...(applies === undefined ? {} : { applies }),
  costs,
  does,
});

const always = (): boolean => true;
const focusTo = (to: 'hit' | 'crit' | 'evade', upTo?: number): Op => ({
  op: 'change',
  pool: to === 'evade' ? 'defence' : 'attack',
  faces: ['focus'],
  to,
  ...(upTo === undefined ? {} : { upTo }),
});
const rerollOwn = (pool: Pool, upTo: number): Op => ({ op: 'reroll', pool, upTo });
const STRESS: Op = { op: 'assign', token: 'stress' };
const HIT_TO_CRIT: Op = { op: 'change', pool: 'attack', faces: ['hit'], to: 'crit', upTo: 1 };

const isNear = (board: Board, one: Seat, other: Seat): boolean => rangeOf(board, one, other) === 1;

/** A die that was rolled besides joins those of the attack. */
const addDie =
  (face: Face) =>
  (match: Match): undefined => {
    attackIn(match.stack)?.dice.defence.push({ face, rerolled: false, fixed: false });
    return undefined;
  };

/** A focus result is turned while a focus token is held, attacking or defending. */
const POE: readonly Effect[] = [
  attacking((now) => holds(now, 'focus'), [focusTo('hit', 1)]),
  defending((now) => holds(now, 'focus'), [focusTo('evade', 1)]),
];

const EZRA = defending(isStressed, [focusTo('evade', 2)]);

/** As defender, criticals may be cancelled before hits. */
const CRITS_FIRST: Modifier = {
  of: 'cancel.order',
  far: true,
  change: (_board, { attack }, is, { ship }) => (attack.defender === ship ? { ...is, mayCritsFirst: true } : is),
};

export const dice: Cards = {
  'rebel.xwing.wedgeantilles': {
    modifiers: [
      {
        of: 'agility',
        far: true,
        change: (_board, { attack }, is, { ship }) => (attack?.attacker === ship ? is - 1 : is),
      },
    ],
  },
  'rebel.ywing.hortonsalm': {
    effects: [attacking((now) => rangeIs(now, 2, 3), [{ op: 'reroll', pool: 'attack', faces: ['blank'], upTo: 99 }])],
  },
  'rebel.xwing.lukeskywalker': { effects: [defending(always, [focusTo('evade', 1)])] },
  'rebel.bwing.keyanfarlander': {
    effects: [{ ...attacking(isStressed, [{ op: 'remove', token: 'stress' }, focusTo('hit')]), evenIdle: true }],
  },
  'rebel.bwing.ibtisam': {
    effects: [attacking(isStressed, [rerollOwn('attack', 1)]), defending(isStressed, [rerollOwn('defence', 1)])],
  },
  'rebel.ewing.etahnabaht': {
    effects: [
      {
        at: 'attack.modify-by-attacker',
        as: 'attacker',
        may: true,
        once: 'attack',
        applies: foeInArc,
        does: [HIT_TO_CRIT],
      },
      {
        at: 'attack.modify-by-attacker',
        as: 'lent',
        may: true,
        once: 'attack',
        applies: ({ board, ship, attack }) =>
          attack !== null && attack.defender !== ship && rangeIn(board, ship, attack.defender, 'front') > 0,
        does: [HIT_TO_CRIT],
      },
    ],
  },
  'rebel.t70xwing.poedameron': { effects: POE },
  'rebel.t70xwing.poedameron-swx57': { effects: POE },
  'imperial.tiefighter.wingedgundark': { effects: [attacking((now) => rangeIs(now, 1), [HIT_TO_CRIT])] },
  'imperial.tiefighter.maulermithel': {
    modifiers: [{ of: 'attack.dice', change: (_board, { attack }, is) => (attack.range === 1 ? is + 1 : is) }],
  },
  'imperial.tiefighter.scourge': {
    modifiers: [
      {
        of: 'attack.dice',
        change: (board, { attack }, is) => (shipOf(board, attack.defender).damage.length > 0 ? is + 1 : is),
      },
    ],
  },
  'imperial.tiefighter.backstabber': {
    modifiers: [
      {
        of: 'attack.dice',
        change: (board, { attack }, is) => (isInArcsOf(board, attack.defender, attack.attacker) ? is : is + 1),
      },
    ],
  },
  'imperial.tiefighter.darkcurse': {
    modifiers: [
      {
        of: 'token.spendable',
        far: true,
        change: (_board, { token, attack, ship }, is, { ship: bearer }) =>
          attack?.defender === bearer && attack.attacker === ship && token === 'focus' ? false : is,
      },
      {
        of: 'dice.modifiable',
        far: true,
        change: (_board, { attack, how, pool }, is, { ship }) =>
          attack.defender === ship && pool === 'attack' && how === 'reroll' ? false : is,
      },
    ],
  },
  'imperial.tiefighter.wampa': {
    effects: [
      {
        at: 'compare.start',
        as: 'attacker',
        may: true,
        does: [
          {
            op: 'when',
            is: ({ attack }) => attack?.dice.attack.some(({ face }) => face === 'crit') === true,
            does: [{ op: 'deal', who: 'defender', up: false, as: 'attack' }],
          },
          { op: 'cancel', pool: 'attack' },
        ],
      },
    ],
  },
  'imperial.tiefofighter.omegaleader': {
    modifiers: [
      {
        of: 'dice.modifiable',
        far: true,
        change: (board, { attack, by }, is, { ship }) =>
          by !== ship &&
          (attack.attacker === ship || attack.defender === ship) &&
          shipOf(board, ship).locks.includes(by)
            ? false
            : is,
      },
    ],
  },
  'imperial.tiefofighter.omegaace': {
    effects: [
      attacking(
        (now) => locksFoe(now),
        [{ op: 'change', pool: 'attack', to: 'crit' }],
        [
          { op: 'spend', token: 'focus' },
          { op: 'spend', token: 'lock' },
        ],
      ),
    ],
  },
  'imperial.tiefofighter.zetaleader': {
    effects: [
      {
        at: 'attack.dice-count',
        as: 'attacker',
        may: true,
        once: 'attack',
        applies: isUnstressed,
        does: [STRESS, { op: 'count', pool: 'attack', n: 1 }],
      },
    ],
  },
  'imperial.tieinterceptor.kirkanos': {
    effects: [
      attacking(
        (now) => rangeIs(now, 2, 3),
        [{ op: 'add', pool: 'attack', face: 'hit' }],
        [{ op: 'spend', token: 'evade' }],
      ),
    ],
  },
  'scum.protectoratestarfighter.fennrau': {
    effects: [
      {
        at: 'attack.dice-count',
        as: 'attacker',
        may: true,
        once: 'attack',
        applies: (now) => rangeIs(now, 1),
        does: [{ op: 'count', pool: 'attack', n: 1 }],
      },
      {
        at: 'defence.dice-count',
        as: 'defender',
        may: true,
        once: 'attack',
        applies: (now) => rangeIs(now, 1),
        does: [{ op: 'count', pool: 'defence', n: 1 }],
      },
    ],
  },
  'scum.quadjumper.sarcoplank': {
    effects: [
      {
        at: 'defence.dice-count',
        as: 'defender',
        may: true,
        once: 'attack',
        applies: ({ board, ship }) => shipOf(board, ship).flown !== null,
        does: [
          {
            op: 'count',
            pool: 'defence',
            n: ({ board, ship, attack }) =>
              (shipOf(board, ship).flown?.manoeuvre.speed ?? 0) - agilityOf(board, ship, attack),
          },
        ],
      },
    ],
  },
  'scum.kihraxzfighter.talonbanecobra': {
    modifiers: [{ of: 'range.bonus', change: (_board, _about, is) => is * 2 }],
  },
  'scum.kihraxzfighter.grazthehunter': {
    modifiers: [
      {
        of: 'defence.dice',
        change: (board, { attack }, is) => (isIn(board, attack.defender, attack.attacker, 'front') ? is + 1 : is),
      },
    ],
  },
  'rebel.z95headhunter.lieutenantblount': { modifiers: [{ of: 'attack.hits', change: () => true }] },
  'rebel.tiefighter.zeborrelios': { modifiers: [CRITS_FIRST] },
  'rebel.attackshuttle.zeborrelios': { modifiers: [CRITS_FIRST] },
  'rebel.sheathipedeclassshuttle.zeborrelios': { modifiers: [CRITS_FIRST] },
  'rebel.attackshuttle.ezrabridger': { effects: [EZRA] },
  'rebel.sheathipedeclassshuttle.ezrabridger': { effects: [EZRA] },
  'rebel.bwing.tennumb': {
    modifiers: [
      { of: 'cancel.order', change: (_board, _about, is) => ({ ...is, sureCrits: Math.max(1, is.sureCrits) }) },
    ],
  },
  'rebel.awing.gemmersojan': {
    modifiers: [
      {
        of: 'agility',
        change: (board, { ship }, is) =>
          board.ships.some(({ status }, other) => other !== ship && status === 'flying' && isNear(board, ship, other))
            ? is + 1
            : is,
      },
    ],
  },
  'elite.predator': {
    effects: [
      attacking(always, [
        { op: 'reroll', pool: 'attack', upTo: (now) => (skillOf(now.board, foeOf(now), 'combat') <= 2 ? 2 : 1) },
      ]),
    ],
  },
  'elite.crackshot': {
    effects: [
      {
        at: 'compare.start',
        as: 'attacker',
        may: true,
        applies: foeInArc,
        costs: [{ op: 'discard', what: 'this' }],
        does: [{ op: 'cancel', pool: 'defence', faces: ['evade'], upTo: 1 }],
      },
    ],
  },
  'elite.elusiveness': {
    effects: [
      {
        at: 'attack.modify-by-defender',
        as: 'defender',
        may: true,
        once: 'attack',
        applies: isUnstressed,
        does: [STRESS, { op: 'reroll', pool: 'attack', upTo: 1 }],
      },
    ],
  },
  'elite.juke': {
    effects: [
      {
        at: 'defence.modify-by-attacker',
        as: 'attacker',
        may: true,
        once: 'attack',
        applies: (now) => holds(now, 'evade'),
        does: [{ op: 'change', pool: 'defence', faces: ['evade'], to: 'focus', upTo: 1 }],
      },
    ],
  },
  'elite.outmaneuver': {
    modifiers: [
      {
        of: 'agility',
        far: true,
        change: (board, { attack }, is, { ship }) =>
          attack?.attacker === ship &&
          isIn(board, ship, attack.defender, 'front') &&
          !isInArcsOf(board, attack.defender, ship)
            ? is - 1
            : is,
      },
    ],
  },
  'elite.wired': {
    effects: [
      attacking(isStressed, [{ op: 'reroll', pool: 'attack', faces: ['focus'], upTo: 99 }]),
      defending(isStressed, [{ op: 'reroll', pool: 'defence', faces: ['focus'], upTo: 99 }]),
    ],
  },
  'elite.expertise': { effects: [attacking(isUnstressed, [focusTo('hit')])] },
  'elite.calculation': { effects: [attacking(always, [focusTo('crit', 1)], [{ op: 'spend', token: 'focus' }])] },
  'elite.fearlessness': {
    effects: [
      attacking(
        (now) => rangeIs(now, 1) && inFoesArc(now) && foeInArc(now),
        [{ op: 'add', pool: 'attack', face: 'hit' }],
      ),
    ],
  },
  'elite.trickshot': {
    effects: [
      {
        at: 'attack.dice-count',
        as: 'attacker',
        may: true,
        once: 'attack',
        applies: ({ attack }) => attack?.obstructed === true,
        does: [{ op: 'count', pool: 'attack', n: 1 }],
      },
    ],
  },
  'elite.opportunist': {
    effects: [
      {
        at: 'attack.dice-count',
        as: 'attacker',
        may: true,
        once: 'attack',
        applies: (now) => isUnstressed(now) && !foeHolds(now, 'focus') && !foeHolds(now, 'evade'),
        does: [STRESS, { op: 'count', pool: 'attack', n: 1 }],
      },
    ],
  },
  'crew.mercenarycopilot': { effects: [attacking((now) => rangeIs(now, 3), [HIT_TO_CRIT])] },
  'crew.ezrabridger': { effects: [attacking(isStressed, [focusTo('crit', 1)])] },
  'crew.bistan': { effects: [attacking((now) => rangeIs(now, 1, 2), [HIT_TO_CRIT])] },
  'crew.hansolo': { effects: [attacking(locksFoe, [focusTo('hit')], [{ op: 'spend', token: 'lock' }])] },
  'crew.lattsrazzi': {
    effects: [
      defending(
        (now) => foeHolds(now, 'stress'),
        [
          { op: 'remove', token: 'stress', who: 'attacker' },
          { op: 'add', pool: 'defence', face: 'evade' },
        ],
      ),
    ],
  },
  'modification.autothrusters': {
    effects: [
      defending(
        (now) => rangeIs(now, 3) || !inFoesArc(now),
        [{ op: 'change', pool: 'defence', faces: ['blank'], to: 'evade', upTo: 1 }],
      ),
    ],
  },
  'modification.guidancechips': {
    effects: [
      {
        ...attacking(
          (now) => isWeaponOf(now, 'torpedo', 'missile'),
          [
            {
              op: 'either',
              of: [
                {
                  name: 'crit',
                  is: ({ board, ship }) => attackValueOf(board, ship) >= 3,
                  does: [{ op: 'change', pool: 'attack', faces: ['hit', 'focus', 'blank'], to: 'crit', upTo: 1 }],
                },
                {
                  name: 'hit',
                  is: ({ board, ship }) => attackValueOf(board, ship) < 3,
                  does: [{ op: 'change', pool: 'attack', faces: ['crit', 'focus', 'blank'], to: 'hit', upTo: 1 }],
                },
              ],
            },
          ],
        ),
        once: 'round',
      },
    ],
  },
  'modification.lightweightframe': {
    effects: [
      {
        at: 'dice.rolled',
        as: 'defender',
        once: 'attack',
        applies: ({ event, attack }) =>
          event.pool === 'defence' && attack !== null && attack.dice.attack.length > attack.dice.defence.length,
        does: [
          {
            op: 'roll',
            die: 'defence',
            n: 1,
            on: {
              evade: [{ op: 'own', run: addDie('evade') }],
              focus: [{ op: 'own', run: addDie('focus') }],
              blank: [{ op: 'own', run: addDie('blank') }],
            },
          },
        ],
      },
    ],
  },
  'modification.stealthdevice': {
    effects: [{ at: 'attack.hit', as: 'defender', does: [{ op: 'discard', what: 'this' }] }],
  },
  'system.accuracycorrector': {
    effects: [
      attacking(always, [
        { op: 'cancel', pool: 'attack' },
        { op: 'add', pool: 'attack', face: 'hit', n: 2 },
        { op: 'fix', pool: 'attack' },
      ]),
    ],
  },
  'tech.weaponsguidance': {
    effects: [
      attacking(
        always,
        [{ op: 'change', pool: 'attack', faces: ['blank'], to: 'hit', upTo: 1 }],
        [{ op: 'spend', token: 'focus' }],
      ),
    ],
  },
  'tech.sensorcluster': {
    effects: [
      defending(
        always,
        [{ op: 'change', pool: 'defence', faces: ['blank'], to: 'evade', upTo: 1 }],
        [{ op: 'spend', token: 'focus' }],
      ),
    ],
  },
  'crew.dengar': {
    effects: [
      attacking(always, [{ op: 'reroll', pool: 'attack', upTo: (now) => (isUnique(now.board, foeOf(now)) ? 2 : 1) }]),
    ],
  },
  'crew.wookieecommandos': {
    effects: [attacking(always, [{ op: 'reroll', pool: 'attack', faces: ['focus'], upTo: 99 }])],
  },
  'imperial.tiereaper.majorvermeil': {
    effects: [
      attacking(
        (now) => !foeHolds(now, 'focus') && !foeHolds(now, 'evade'),
        [{ op: 'change', pool: 'attack', faces: ['blank', 'focus'], to: 'hit', upTo: 1 }],
      ),
    ],
  },
  'cannon.linkedbattery': {
    effects: [attacking((now) => isPrimary(now) || isWeaponOf(now, 'cannon'), [rerollOwn('attack', 1)])],
  },
};
