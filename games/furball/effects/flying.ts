import { enclosing } from '@starboard/kernel';
import type { Manoeuvre } from '../catalogue/index.ts';
import { lockTargets } from '../rules/05-allowed.ts';
import { isFlyable } from '../rules/geometry/index.ts';
import { othersIn, rangeOf } from '../rules/measure.ts';
import type { Cards, Effect, Now, Op } from '../rules/model/cards.ts';
import { type Furball, shipOf } from '../rules/model.ts';
import { dialOf, difficultyOf, harder } from '../rules/values.ts';
import { holds, isUnstressed } from './when.ts';

/** Dials, manoeuvres, actions, boosts and rolls. */

const BOOST_OR_ROLL: Op = { op: 'free-action', from: ['boost', 'barrel-roll'] };
const STRESS: Op = { op: 'assign', token: 'stress' };

/** After a manoeuvre of a certain kind. */
const flew = (is: (now: Now) => boolean, does: readonly Op[]): Effect => ({
  at: 'manoeuvre.executed',
  as: 'own',
  may: true,
  applies: is,
  does,
});

const flownBy = ({ board, ship }: Now) => shipOf(board, ship).flown;
const colour =
  (wanted: string) =>
  (now: Now): boolean =>
    flownBy(now)?.difficulty === wanted;

/** The manoeuvre that is shown on the dial. */
const shownTo = ({ stack }: Now): Manoeuvre | null => enclosing<Furball, 'activation'>(stack, 'activation').shown;

const shows =
  (is: (manoeuvre: Manoeuvre) => boolean) =>
  (now: Now): boolean => {
    const shown = shownTo(now);
    return shown !== null && is(shown);
  };

const isBank = ({ bearing }: Manoeuvre): boolean => bearing.startsWith('bank');

/** Frames are copied, so a manoeuvre on one is no longer the very one of the dial. */
const isSame = (one: Manoeuvre, other: Manoeuvre): boolean =>
  one.bearing === other.bearing && one.speed === other.speed;

/** Others of the dial. */
const othersOnDial = (now: Now, is: (manoeuvre: Manoeuvre, shown: Manoeuvre) => boolean): readonly Manoeuvre[] => {
  const shown = shownTo(now);
  if (shown === null) return [];
  return dialOf(now.board, now.ship).filter((each) => !isSame(each, shown) && is(each, shown));
};

const AILERONS: Effect = {
  at: 'dial.before-reveal',
  as: 'own',
  applies: isUnstressed,
  does: [
    {
      op: 'fly',
      manoeuvres: () => [
        { speed: 1, bearing: 'bank-left', difficulty: 'white' },
        { speed: 1, bearing: 'straight', difficulty: 'white' },
        { speed: 1, bearing: 'bank-right', difficulty: 'white' },
      ],
    },
  ],
};

export const flying: Cards = {
  'rebel.awing.tychocelchu': {
    modifiers: [{ of: 'action.allowed', change: (_board, _about, is) => (is?.rule === '5.2' ? undefined : is) }],
  },
  'imperial.tieadvanced.darthvader': { modifiers: [{ of: 'action.count', change: () => 2 }] },
  'imperial.tieinterceptor.carnorjax': {
    modifiers: [
      {
        of: 'action.allowed',
        far: true,
        change: (board, { ship, action }, is, { ship: bearer }) =>
          ship !== bearer && (action === 'focus' || action === 'evade') && isNear(board, ship, bearer) ? JAXED : is,
      },
      {
        of: 'token.spendable',
        far: true,
        change: (board, { ship, token }, is, { ship: bearer }) =>
          ship !== bearer && (token === 'focus' || token === 'evade') && isNear(board, ship, bearer) ? false : is,
      },
    ],
  },
  'imperial.tiefighter.nightbeast': { effects: [flew(colour('green'), [{ op: 'free-action', from: ['focus'] }])] },
  'imperial.tiephantom.echo': {
    modifiers: [{ of: 'move.templates', change: (_board, { move }, is) => (move === 'decloak' ? ['bank-2'] : is) }],
  },
  'rebel.t70xwing.blueace': {
    modifiers: [
      { of: 'move.templates', change: (_board, { move }, is) => (move === 'boost' ? [...is, 'turn-1'] : is) },
    ],
  },
  'imperial.tiefofighter.zetaace': {
    modifiers: [
      { of: 'move.templates', change: (_board, { move }, is) => (move === 'barrel-roll' ? [...is, 'straight-2'] : is) },
    ],
  },
  'title.starvipermkii': {
    modifiers: [{ of: 'move.templates', change: (_board, { move }, is) => (move === 'barrel-roll' ? ['bank-1'] : is) }],
  },
  'rebel.xwing.edriotwotubes': {
    effects: [
      {
        at: 'activation.turn',
        as: 'own',
        may: true,
        applies: (now) => holds(now, 'focus'),
        does: [{ op: 'free-action', from: 'any' }],
      },
    ],
  },
  'rebel.attackshuttle.sabinewren': {
    effects: [{ at: 'dial.before-reveal', as: 'own', may: true, does: [BOOST_OR_ROLL] }],
  },
  'rebel.tiefighter.sabinewren': {
    effects: [{ at: 'dial.before-reveal', as: 'own', may: true, does: [BOOST_OR_ROLL] }],
  },
  'rebel.t70xwing.snapwexley': {
    effects: [
      flew(
        (now) => {
          const flown = flownBy(now);
          return (
            flown !== null &&
            flown.manoeuvre.speed >= 2 &&
            flown.manoeuvre.speed <= 4 &&
            shipOf(now.board, now.ship).touching.length === 0
          );
        },
        [{ op: 'free-action', from: ['boost'] }],
      ),
    ],
  },
  'rebel.t70xwing.elloasty': {
    modifiers: [
      {
        of: 'difficulty',
        change: (board, { ship, manoeuvre }, is) =>
          manoeuvre.bearing.startsWith('tallon') && shipOf(board, ship).tokens.stress === 0 ? harder(is, 'white') : is,
      },
    ],
  },
  'rebel.xwing.leevantenza': {
    effects: [
      {
        at: 'action.performed',
        as: 'own',
        may: true,
        applies: ({ event }) => event.action === 'boost',
        does: [STRESS, { op: 'assign', token: 'evade' }],
      },
    ],
  },
  'imperial.tieadvanced.junoeclipse': {
    effects: [
      {
        at: 'dial.revealed',
        as: 'own',
        may: true,
        does: [
          {
            op: 'dial',
            to: (now) => {
              const shown = shownTo(now);
              if (shown === null) return [];
              return [shown.speed - 1, shown.speed + 1]
                .filter((speed) => speed >= 1 && isFlyable(shown.bearing, speed))
                .map((speed) => ({ ...shown, speed }));
            },
          },
        ],
      },
    ],
  },
  'rebel.attackshuttle.herasyndulla': {
    effects: [
      {
        at: 'dial.revealed',
        as: 'own',
        may: true,
        applies: shows(({ difficulty }) => difficulty !== 'white'),
        does: [
          { op: 'dial', to: (now) => othersOnDial(now, ({ difficulty }, shown) => difficulty === shown.difficulty) },
        ],
      },
    ],
  },
  'imperial.tiedefender.countessryad': {
    effects: [
      {
        at: 'dial.revealed',
        as: 'own',
        may: true,
        applies: shows(({ bearing }) => bearing === 'straight'),
        does: [
          {
            op: 'dial',
            to: (now) => {
              const shown = shownTo(now);
              return shown === null ? [] : [{ ...shown, bearing: 'koiogran-turn' }];
            },
          },
        ],
      },
    ],
  },
  'scum.protectoratestarfighter.kadsolus': {
    effects: [
      { at: 'manoeuvre.executed', as: 'own', applies: colour('red'), does: [{ op: 'assign', token: 'focus', n: 2 }] },
    ],
  },
  'astromech.bb8': {
    effects: [
      {
        at: 'dial.revealed',
        as: 'own',
        may: true,
        applies: (now) => {
          const shown = shownTo(now);
          return shown !== null && difficultyOf(now.board, now.ship, shown) === 'green';
        },
        does: [{ op: 'free-action', from: ['barrel-roll'] }],
      },
    ],
  },
  'astromech.r2astromech': {
    modifiers: [
      { of: 'difficulty', change: (_board, { manoeuvre }, is) => (manoeuvre.speed <= 2 ? harder(is, 'green') : is) },
    ],
  },
  'salvagedastromech.unhingedastromech': {
    modifiers: [
      { of: 'difficulty', change: (_board, { manoeuvre }, is) => (manoeuvre.speed === 3 ? harder(is, 'green') : is) },
    ],
  },
  'crew.niennunb': {
    modifiers: [
      {
        of: 'difficulty',
        change: (_board, { manoeuvre }, is) => (manoeuvre.bearing === 'straight' ? harder(is, 'green') : is),
      },
    ],
  },
  'modification.twinionenginemkii': {
    modifiers: [
      { of: 'difficulty', change: (_board, { manoeuvre }, is) => (isBank(manoeuvre) ? harder(is, 'green') : is) },
    ],
  },
  'astromech.r2d2': { effects: [flew(colour('green'), [{ op: 'recover' }])] },
  'astromech.targetingastromech': {
    effects: [
      flew(colour('red'), [
        { op: 'pick', from: lockable },
        { op: 'lock', on: 'chosen' },
      ]),
    ],
  },
  'crew.k4securitydroid': {
    effects: [
      flew(colour('green'), [
        { op: 'pick', from: lockable },
        { op: 'lock', on: 'chosen' },
      ]),
    ],
  },
  'crew.outlawtech': { effects: [flew(colour('red'), [{ op: 'assign', token: 'focus' }])] },
  'crew.herasyndulla': {
    modifiers: [{ of: 'manoeuvre.allowed', change: (_board, { when }, is) => (when === 'fly' ? undefined : is) }],
  },
  'crew.dashrendar': {
    modifiers: [
      { of: 'obstacles.ignored', change: (_board, { when }, is) => is || when === 'shooting' || when === 'line' },
    ],
  },
  'system.collisiondetector': {
    modifiers: [
      {
        of: 'obstacles.ignored',
        change: (_board, { when }, is) => is || when === 'shifting' || when === 'damage-roll',
      },
    ],
  },
  'crew.reconspecialist': {
    effects: [
      {
        at: 'action.performed',
        as: 'own',
        applies: ({ event }) => event.action === 'focus',
        does: [{ op: 'assign', token: 'focus' }],
      },
    ],
  },
  'elite.pushthelimit': {
    effects: [
      {
        at: 'action.performed',
        as: 'own',
        may: true,
        once: 'round',
        does: [{ op: 'free-action', from: 'bar', must: true }, STRESS],
      },
    ],
  },
  'elite.adrenalinerush': {
    effects: [
      {
        at: 'dial.revealed',
        as: 'own',
        may: true,
        applies: (now) => {
          const shown = shownTo(now);
          return shown !== null && difficultyOf(now.board, now.ship, shown) === 'red';
        },
        costs: [{ op: 'discard', what: 'this' }],
        does: [
          {
            op: 'dial',
            to: (now) => {
              const shown = shownTo(now);
              return shown === null ? [] : [{ ...shown, difficulty: 'white' }];
            },
          },
        ],
      },
    ],
  },
  'elite.stayontarget': {
    effects: [
      {
        at: 'dial.revealed',
        as: 'own',
        may: true,
        applies: isUnstressed,
        does: [
          {
            op: 'dial',
            to: (now) =>
              othersOnDial(now, ({ speed }, shown) => speed === shown.speed).map((each) => ({
                ...each,
                difficulty: 'red',
                counts: 'red',
              })),
          },
        ],
      },
    ],
  },
  'illicit.inertialdampeners': {
    effects: [
      {
        at: 'dial.revealed',
        as: 'own',
        may: true,
        costs: [{ op: 'discard', what: 'this' }],
        does: [{ op: 'dial', to: () => [{ speed: 0, bearing: 'stationary', difficulty: 'white' }] }, STRESS],
      },
    ],
  },
  'modification.stygiumparticleaccelerator': {
    effects: [
      { at: 'decloaked', as: 'own', may: true, does: [{ op: 'free-action', from: ['evade'] }] },
      {
        at: 'action.performed',
        as: 'own',
        may: true,
        applies: ({ event }) => event.action === 'cloak',
        does: [{ op: 'free-action', from: ['evade'] }],
      },
    ],
  },
  'system.advancedsensors': {
    effects: [
      {
        at: 'dial.before-reveal',
        as: 'own',
        may: true,
        costs: [{ op: 'free-action', from: 'any', must: true }],
        does: [{ op: 'skip', what: 'action' }],
      },
    ],
  },
  'tech.patternanalyzer': {
    effects: [
      {
        at: 'manoeuvre.check-stress',
        as: 'own',
        may: true,
        applies: onTheDial,
        does: [{ op: 'skip', what: 'stress-check' }],
      },
    ],
  },
  'tech.primedthrusters': {
    modifiers: [
      {
        of: 'action.allowed',
        change: (board, { ship, action }, is) =>
          is?.rule === '5.2' &&
          (action === 'boost' || action === 'barrel-roll') &&
          shipOf(board, ship).tokens.stress < 3
            ? undefined
            : is,
      },
    ],
  },
  'title.adaptiveailerons': { effects: [AILERONS] },
  'title.advancedailerons': {
    effects: [AILERONS],
    modifiers: [
      {
        of: 'difficulty',
        change: (_board, { manoeuvre }, is) => (isBank(manoeuvre) && manoeuvre.speed === 3 ? harder(is, 'white') : is),
      },
    ],
  },
  'imperial.tiestriker.duchess': {
    passing: [{ of: 'ability', change: (_board, { card }, is) => is && card !== 'title.adaptiveailerons' }],
    effects: [
      {
        at: 'activation.turn',
        as: 'own',
        may: true,
        applies: ({ board, ship }) => shipOf(board, ship).cards.some(({ card }) => card === 'title.adaptiveailerons'),
        does: [{ op: 'until', end: 'phase', modifier: 0 }],
      },
    ],
  },
  'title.tiex7': {
    effects: [
      flew(
        (now) => {
          const flown = flownBy(now);
          return flown !== null && flown.manoeuvre.speed >= 3 && !flown.overlappedRock && !flown.overlappedShip;
        },
        [{ op: 'free-action', from: ['evade'] }],
      ),
    ],
  },
  'astromech.flightassistastromech': {
    modifiers: [{ of: 'attack.allowed', change: (_board, _about, is) => ({ ...is, arcs: ['front'] }) }],
    effects: [
      flew(
        (now) => {
          const flown = flownBy(now);
          if (flown === null || flown.overlappedRock || flown.overlappedShip) return false;
          return othersIn(now.board, now.ship, 'front', 1, 3).length === 0;
        },
        [BOOST_OR_ROLL],
      ),
    ],
  },
};

const JAXED = { rule: '13.1', fact: 'An enemy ace at range 1 keeps it from that.' };

function isNear(board: Now['board'], one: number, other: number): boolean {
  return rangeOf(board, one, other) === 1;
}

/** Whom the bearer could lock. */
function lockable({ board, ship }: Now): readonly number[] {
  return lockTargets(board, ship);
}

/** Only the manoeuvre of the activation itself can have its stress checked later. */
function onTheDial({ stack }: Now): boolean {
  return enclosing<Furball, 'manoeuvre'>(stack, 'manoeuvre').why === 'dial';
}
