import { mayAdd } from '../../rules/06-attack/modify.ts';
import type { Cards } from '../../rules/model/cards.ts';
import {
  add,
  assign,
  attackDice,
  cancel,
  fix,
  freeAction,
  giveCondition,
  lock,
  pick,
  remove,
  skip,
  suffer,
} from '../../rules/ops/index.ts';
import { afterAttacking, at, attacking, given } from '../clauses/moments.ts';
import { near } from '../clauses/when.ts';

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
  'system.targetingscrambler': {
    effects: [
      at('planning.start', {
        may: [pick(near(1, 3)), assign('disabled'), giveCondition('condition.scrambled', 'chosen')],
      }),
    ],
  },
};
