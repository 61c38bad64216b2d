import { damageCardOf } from '../../catalogue/index.ts';
import { lockTargets, mayLock } from '../../rules/05-actions/allowed.ts';
import { hasAction } from '../../rules/05-actions/on-cards.ts';
import { countIn } from '../../rules/06-attack/dice.ts';
import { isInFiringArc, othersInFiringArc } from '../../rules/measure.ts';
import type { Cards, Now } from '../../rules/model/cards.ts';
import { shipOf } from '../../rules/model.ts';
import {
  ANY,
  assign,
  attackDice,
  cancel,
  discard,
  either,
  freeAction,
  lock,
  pick,
  recover,
  reroll,
  roll,
  scrap,
  spend,
  turn,
  until,
} from '../../rules/ops/index.ts';
import { hasLock, upgradeAt } from '../../rules/values.ts';
import { flewClear, flewColour, showsColour } from '../clauses/dials.ts';
import { ONLY_IN_ARC, treat } from '../clauses/modifiers.ts';
import { at, attackedBy, attacking, declaring, hitBy, spending } from '../clauses/moments.ts';
import { all, type Fight, foeInArc, hasFacedown, near, shieldMissing, withPrimary } from '../clauses/when.ts';

const BOOST = ['boost'] as const;

/** Upgrades of the bearer besides this card. */
const otherUpgrades = ({ board, ship, origin }: Now): readonly number[] =>
  shipOf(board, ship).cards.flatMap((held, place) =>
    held.up && place !== origin.place && upgradeAt(held) !== undefined ? [place] : [],
  );

/** The bearer is in a firing arc of that ship and could lock it. */
const isLockedFromArc = ({ board, ship }: Fight, seat: number): boolean =>
  isInFiringArc(board, seat, ship) && mayLock(board, ship, seat);

/** R4-D6 leaves this many hits. */
const HITS_LEFT = 2;

export const astromechs: Cards<'astromech'> = {
  'astromech.bb8': {
    effects: [at('dial.revealed', { if: showsColour('green'), may: [freeAction(['barrel-roll'])] })],
  },
  'astromech.chopper-swx72': {
    actions: [
      {
        applies: (now) => shieldMissing(now) && otherUpgrades(now).length > 0,
        does: [discard(otherUpgrades), recover()],
      },
    ],
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
  'astromech.m9g8': {
    effects: [
      at(
        'attack.modify-by-defender',
        {
          if: ({ board, ship, attack }) => attack !== null && hasLock(board, ship, attack.attacker),
          may: [reroll(1, attackDice())],
          once: 'attack',
        },
        'bystander',
      ),
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
  'astromech.r3astromech': {
    effects: [
      attacking({
        if: withPrimary,
        cost: [cancel(1, attackDice('focus'))],
        may: [assign('evade')],
        once: 'round',
      }),
    ],
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
  'astromech.r5x3': {
    passing: [{ of: 'obstacles.ignored', change: () => true }],
    effects: [at('dial.before-reveal', { cost: [discard('this')], may: [until('round', 0)] })],
  },
  'astromech.r7astromech': {
    effects: [attackedBy({ cost: [spend('lock')], may: [reroll(ANY, attackDice())], once: 'round' })],
  },
  'astromech.r7t1': {
    actions: [
      {
        applies: (now) => hasAction(now.board, now.ship, BOOST, true) || near(1, 2, isLockedFromArc)(now).length > 0,
        does: [
          pick(near(1, 2)),
          either(
            {
              name: 'lock',
              if: (now) => now.chosen.some((seat) => isLockedFromArc(now, seat)),
              does: [lock('chosen')],
            },
            { name: 'no-lock', does: [] },
          ),
          freeAction(BOOST),
        ],
      },
    ],
  },
  'astromech.targetingastromech': {
    effects: [
      at('manoeuvre.executed', {
        if: flewColour('red'),
        may: [pick(({ board, ship }) => lockTargets(board, ship)), lock('chosen')],
      }),
    ],
  },
};
