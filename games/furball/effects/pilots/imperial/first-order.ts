import type { Cards } from '../../../rules/model/cards.ts';
import { shipOf } from '../../../rules/model.ts';
import {
  add,
  assign,
  attackDice,
  change,
  giveCondition,
  oweAttack,
  remove,
  rollMore,
  spend,
} from '../../../rules/ops/index.ts';
import { templatesFor, whenAttacking } from '../../clauses/modifiers.ts';
import { at, attacking, countingAttackDice, hitBy } from '../../clauses/moments.ts';
import { afterFirstRound, foeInAuxiliaryArc, isOwnFriend, obstructed, unstressed } from '../../clauses/when.ts';

/** Ships of the First Order. */
export const firstOrder: Cards<'imperial'> = {
  'imperial.tiefofighter.omegaleader': {
    modifiers: [
      {
        of: 'dice.modifiable',
        far: true,
        change: (board, { attack: made, by }, may, { ship }) =>
          by !== ship && (made.attacker === ship || made.defender === ship) && shipOf(board, ship).locks.includes(by)
            ? false
            : may,
      },
    ],
  },
  'imperial.tiefofighter.zetaleader': {
    effects: [countingAttackDice({ if: unstressed, cost: [assign('stress')], may: [rollMore(1, 'attack')] })],
  },
  'imperial.tiefofighter.omegaace': {
    effects: [
      attacking({
        cost: [spend('focus'), spend('lock')],
        may: [change('all', attackDice(), 'crit')],
      }),
    ],
  },
  'imperial.tiefofighter.zetaace': {
    modifiers: [templatesFor('barrel-roll', (plain) => [...plain, 'straight-2'])],
  },
  'imperial.tiefofighter.epsilonace': {
    modifiers: [
      { of: 'skill', change: (board, _about, skill, { on }) => (shipOf(board, on).damage.length === 0 ? 12 : skill) },
    ],
  },
  'imperial.tiefofighter.epsilonleader': {
    effects: [at('combat.start', { if: isOwnFriend, does: [remove('stress')] })],
  },
  'imperial.tiesffighter.backdraft': {
    effects: [attacking({ if: foeInAuxiliaryArc, may: [add(1, 'attack', 'crit')] })],
  },
  'imperial.tiesffighter.quickdraw': {
    effects: [at('shield.lost', { if: afterFirstRound, may: [oweAttack('primary', 'anybody')], once: 'round' })],
  },
  'imperial.tiesilencer.kyloren': {
    effects: [hitBy({ does: [giveCondition('condition.illshowyouthedarkside', 'attacker')], once: 'round' })],
  },
  'imperial.tiesilencer.testpilotblackout': { modifiers: [whenAttacking({ defenceDice: -2 }, obstructed)] },
};
