import { findUpgrade } from '../../catalogue/index.ts';
import { mayAdd } from '../../rules/06-attack/modify.ts';
import type { Cards } from '../../rules/model/cards.ts';
import { shipOf } from '../../rules/model.ts';
import {
  add,
  assign,
  attackDice,
  cancel,
  change,
  defenceDice,
  fix,
  freeAction,
  giveCondition,
  lock,
  own,
  pick,
  remove,
  skip,
  suffer,
  until,
} from '../../rules/ops/index.ts';
import { afterAttacking, at, attackedBy, attacking, defending, given } from '../clauses/moments.ts';
import { all, foeLocked, near, withPrimary } from '../clauses/when.ts';
import { hasMines, mapMines, worthOfMines } from '../procedures/map-mines.ts';

export const systems: Cards<'system'> = {
  'system.accuracycorrector': {
    effects: [
      attacking({
        if: (now) => mayAdd(now, 'attack'),
        may: [cancel('all', attackDice()), add(2, 'attack', 'hit'), fix('attack')],
      }),
    ],
  },
  'system.advancedsensors': {
    effects: [at('dial.before-reveal', { cost: [freeAction('any', 'must')], may: [skip('action')] })],
  },
  'system.advtargetingcomputer': {
    effects: [
      attacking({ if: all(withPrimary, foeLocked), may: [add(1, 'attack', 'crit')], follows: [until('attack', 0)] }),
    ],
    passing: [{ of: 'token.spendable', change: (_board, { token }, may) => may && token !== 'lock' }],
  },
  'system.collisiondetector': {
    modifiers: [
      {
        of: 'obstacles.ignored',
        change: (_board, { when }, ignored) => ignored || when === 'shifting' || when === 'damage-roll',
      },
    ],
  },
  'system.electronicbaffle': {
    effects: [
      given('stress', { cost: [suffer({ hits: 1 })], may: [remove('stress')] }),
      given('ion', { cost: [suffer({ hits: 1 })], may: [remove('ion')] }),
    ],
  },
  'system.enhancedscopes': {
    modifiers: [{ of: 'skill', change: (_board, { purpose }, skill) => (purpose === 'activation' ? 0 : skill) }],
  },
  'system.firecontrolsystem': { effects: [afterAttacking({ may: [lock('defender')] })] },
  'system.minefieldmapper': {
    effects: [
      at('setup.after-placement', {
        // A ship that comes back is placed too, but set-up is over.
        if: ({ board }) => board.round === 0,
        may: [own(mapMines, hasMines, worthOfMines)],
      }),
    ],
  },
  'system.sensorjammer': { effects: [attackedBy({ may: [change(1, attackDice('hit'), 'focus', 'kept')] })] },
  'system.targetingscrambler': {
    effects: [
      at('planning.start', {
        may: [pick(near(1, 3)), assign('disabled'), giveCondition('condition.scrambled', 'chosen')],
      }),
    ],
  },
  'system.thrustcorrector': {
    effects: [
      defending({
        if: (now) => shipOf(now.board, now.ship).tokens.stress <= 3 && mayAdd(now, 'defence'),
        cost: [assign('stress')],
        may: [cancel('all', defenceDice()), add(1, 'defence', 'evade'), fix('defence')],
      }),
    ],
  },
  'system.trajectorysimulator': {
    modifiers: [
      {
        of: 'bomb.places',
        change: (_board, { bomb }, places) =>
          findUpgrade(bomb)?.bomb?.drop === 'reveal'
            ? [...places, { template: 'straight-5', side: 0, guides: 'front' }]
            : places,
      },
    ],
  },
};
