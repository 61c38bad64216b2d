import type { Slot } from '../../catalogue/index.ts';
import { isOnRock, rangeOf } from '../../rules/measure.ts';
import type { Cards, Now } from '../../rules/model/cards.ts';
import { shipOf } from '../../rules/model.ts';
import {
  assign,
  attackDice,
  change,
  deal,
  defenceDice,
  discard,
  either,
  enable,
  freeAction,
  offer,
  pick,
  remove,
  restore,
  roll,
  shift,
  skip,
  suffer,
  turnDial,
  until,
} from '../../rules/ops/index.ts';
import { upgradeAt } from '../../rules/values.ts';
import { at, attacking, defending, given } from '../clauses/moments.ts';
import { all, anyoneNear, holding, hullLeft, near, not } from '../clauses/when.ts';

const STRESS_TO_DAMAGE = [remove('stress', 'chosen'), deal('facedown', 'chosen')];

const SCRAP: readonly Slot[] = ['torpedo', 'missile', 'bomb', 'cannon', 'turret', 'modification'];

/** The places of discarded weapons, bombs and modifications. */
const scraps = ({ board, ship }: Now): readonly number[] =>
  shipOf(board, ship).cards.flatMap((held, place) => {
    const slot = held.up ? undefined : upgradeAt(held)?.slot;
    return slot !== undefined && SCRAP.includes(slot) ? [place] : [];
  });

export const illicit: Cards<'illicit'> = {
  'illicit.blackmarketslicertools': {
    actions: [
      {
        does: [
          pick(near(1, 2, ({ board }, seat) => shipOf(board, seat).tokens.stress > 0)),
          roll(1, 'attack', { hit: STRESS_TO_DAMAGE, crit: STRESS_TO_DAMAGE }),
        ],
      },
    ],
  },
  'illicit.cloakingdevice': {
    actions: [{ does: [freeAction(['cloak'], 'must')] }],
    effects: [
      at('round.end', {
        if: holding('cloak'),
        does: [
          roll(1, 'attack', {
            focus: [
              discard('this'),
              either(
                { name: 'decloak-now', does: [shift('decloak')] },
                { name: 'lose-cloak', does: [remove('cloak')] },
              ),
            ],
          }),
        ],
      }),
    ],
  },
  'illicit.contrabandcybernetics': {
    effects: [
      at('activation.turn', {
        cost: [discard('this'), assign('stress')],
        may: [until('round', 0), until('round', 1)],
      }),
    ],
    passing: [
      { of: 'action.allowed', change: (_board, _about, not) => (not?.rule === '5.2' ? undefined : not) },
      {
        of: 'manoeuvre.allowed',
        change: (_board, { when }, not) => (when === 'fly' && not?.rule === '4.3' ? undefined : not),
      },
    ],
  },
  'illicit.deadmansswitch': { effects: [at('destroyed', { does: [suffer({ hits: 1 }, near(1, 1))] })] },
  'illicit.empdevice': {
    effects: [
      at('combat.turn', {
        cost: [discard('this')],
        may: [assign('ion', (now) => [now.ship, ...near(1, 1)(now)], 2), skip('attack')],
      }),
    ],
  },
  'illicit.feedbackarray': {
    effects: [
      at('combat.turn', {
        if: all(not(holding('disabled')), ({ board, ship }) => !isOnRock(board, ship), hullLeft, anyoneNear),
        may: [pick(near(1, 1)), assign('ion'), suffer({ hits: 1 }), suffer({ hits: 1 }, 'chosen'), skip('attack')],
      }),
    ],
  },
  'illicit.glitterstim': {
    effects: [
      at('combat.start', { cost: [discard('this'), assign('stress')], may: [enable('round')] }),
      attacking({ lasting: true, may: [change('all', attackDice('focus'), 'hit')] }),
      defending({ lasting: true, may: [change('all', defenceDice('focus'), 'evade')] }),
    ],
  },
  'illicit.hotshotblaster': {},
  'illicit.inertialdampeners': {
    effects: [
      at('dial.revealed', {
        cost: [discard('this')],
        may: [turnDial(() => [{ speed: 0, bearing: 'stationary', difficulty: 'white' }]), assign('stress')],
      }),
    ],
  },
  'illicit.iondischargers': {
    effects: [
      given('ion', {
        may: [pick(near(1, 1)), remove('ion'), offer('chosen', assign('ion', 'chosen'), discard('this'))],
      }),
    ],
  },
  'illicit.scavengercrane': {
    effects: [
      at(
        'destroyed',
        {
          if: ({ board, ship, event }) => [1, 2].includes(rangeOf(board, ship, event.ship)),
          may: [restore(scraps)],
          follows: [roll(1, 'attack', { blank: [discard('this')] })],
        },
        'bystander',
      ),
    ],
  },
};
