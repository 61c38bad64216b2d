import type { Cards } from '../../../rules/model/cards.ts';
import { shipOf } from '../../../rules/model.ts';
import {
  ANY,
  add,
  assign,
  attackDice,
  cancel,
  change,
  defenceDice,
  discard,
  giveCondition,
  pick,
  rememberShip,
  reroll,
  rollMore,
  spend,
} from '../../../rules/ops/index.ts';
import { skillOf } from '../../../rules/values.ts';
import {
  at,
  attackedBy,
  attacking,
  comparing,
  countingAttackDice,
  defendedBy,
  defending,
} from '../../clauses/moments.ts';
import {
  all,
  atRange,
  foeInArc,
  foeOf,
  foeUnready,
  holding,
  inFoesArc,
  obstructed,
  stressed,
  unstressed,
} from '../../clauses/when.ts';

/** Dice of attack and defence. */
export const dice: Cards<'elite'> = {
  'elite.ascoretosettle': {
    effects: [
      at('setup.before-placement', {
        does: [
          pick(({ board, ship }) => board.ranking.filter((seat) => seat !== ship)),
          rememberShip(),
          giveCondition('condition.adebttopay', 'chosen'),
        ],
      }),
      attacking({
        if: (now) =>
          shipOf(now.board, foeOf(now)).conditions.some(
            ({ card, by }) => card === 'condition.adebttopay' && by === now.ship,
          ),
        may: [change(1, attackDice('focus'), 'crit')],
      }),
    ],
  },
  'elite.calculation': {
    effects: [attacking({ cost: [spend('focus')], may: [change(1, attackDice('focus'), 'crit')] })],
  },
  'elite.crackshot': {
    effects: [comparing({ if: foeInArc, cost: [discard('this')], may: [cancel(1, defenceDice('evade'))] })],
  },
  'elite.elusiveness': {
    effects: [attackedBy({ if: unstressed, cost: [assign('stress')], may: [reroll(1, attackDice())] })],
  },
  'elite.expertise': { effects: [attacking({ if: unstressed, may: [change('all', attackDice('focus'), 'hit')] })] },
  'elite.fearlessness': {
    effects: [attacking({ if: all(atRange(1), inFoesArc, foeInArc), may: [add(1, 'attack', 'hit')] })],
  },
  'elite.juke': {
    effects: [defendedBy({ if: holding('evade'), may: [change(1, defenceDice('evade'), 'focus')] })],
  },
  'elite.opportunist': {
    effects: [
      countingAttackDice({ if: all(unstressed, foeUnready), cost: [assign('stress')], may: [rollMore(1, 'attack')] }),
    ],
  },
  'elite.predator': {
    effects: [
      attacking({
        may: [reroll((now) => (skillOf(now.board, foeOf(now), 'combat') <= 2 ? 2 : 1), attackDice())],
      }),
    ],
  },
  'elite.trickshot': { effects: [countingAttackDice({ if: obstructed, may: [rollMore(1, 'attack')] })] },
  'elite.wired': {
    effects: [
      attacking({ if: stressed, may: [reroll(ANY, attackDice('focus'))] }),
      defending({ if: stressed, may: [reroll(ANY, defenceDice('focus'))] }),
    ],
  },
};
