import { countIn } from '../rules/06-attack/dice.ts';
import type { Cards, Now } from '../rules/model/cards.ts';
import { type CardId, isFlying, shipOf } from '../rules/model.ts';
import {
  attackDice,
  cancel,
  change,
  deal,
  endCondition,
  lock,
  own,
  roll,
  strip,
  suffer,
  until,
} from '../rules/ops/index.ts';
import { afterAttacking, at, attacking, declaring, hitBy, spending } from './clauses/moments.ts';
import { all, defenderFlying, isNear, near, withPrimary } from './clauses/when.ts';
import { dealHeld, isGivenNow, replacesCritical, searchDeck } from './procedures/dark-side.ts';

/** The pilot who gave this condition. */
const giverOf = ({ board, ship, origin }: Now): number | undefined =>
  shipOf(board, ship).conditions.find(({ id }) => id === origin.place)?.by;

const ONE_DAMAGE = [suffer({ hits: 1 })];

export const conditions: Cards<'condition'> = {
  'condition.adebttopay': {
    effects: [
      attacking({
        if: (now) => now.attack?.defender === giverOf(now),
        may: [change(1, attackDice('focus'), 'crit')],
      }),
    ],
  },
  'condition.fanaticaldevotion': {
    modifiers: [
      {
        of: 'token.spendable',
        change: (_board, { ship, token, attack }, may) => may && !(token === 'focus' && attack?.defender === ship),
      },
    ],
    // One of the hits that the focus token makes is sure.
    passing: [{ of: 'cancel.order', change: (_board, _about, order) => ({ ...order, sureHits: order.sureHits + 1 }) }],
    effects: [
      spending('focus', { if: focusBecomesHits, does: [until('attack', 0)] }),
      at('end.start', { does: [endCondition()] }),
    ],
  },
  'condition.harpooned': {
    effects: [
      hitBy({
        if: ({ attack }) => attack?.dice.attack.some(({ face }) => face === 'crit') === true,
        does: [suffer({ hits: 1 }, near(1, 1)), endCondition(), deal('facedown', 'self')],
      }),
      at('destroyed', { does: [suffer({ hits: 1 }, near(1, 1))] }),
    ],
    actions: [{ does: [endCondition(), roll(1, 'attack', { hit: ONE_DAMAGE, crit: ONE_DAMAGE })] }],
  },
  'condition.illshowyouthedarkside': {
    effects: [
      at('token.assigned', { if: isGivenNow, does: [own(searchDeck)] }),
      at('damage.critical', { if: replacesCritical, does: [own(dealHeld)] }),
    ],
  },
  'condition.optimizedprototype': {
    modifiers: [{ of: 'shields', change: (_board, _about, shields) => shields + 1 }],
    effects: [
      attacking({ if: withPrimary, cost: [cancel(1, attackDice())], may: [strip('defender')], once: 'round' }),
      afterAttacking({ if: all(withPrimary, defenderFlying, hasKrennic), may: [lock('defender')] }),
    ],
  },
  'condition.mimicked': {},
  'condition.scrambled': {
    modifiers: [
      {
        of: 'dice.modifiable',
        change: (board, { attack, pool }, may, { ship, value: giver }) =>
          pool === 'attack' && attack.attacker === ship && attack.defender === giver && isNear(board, ship, giver)
            ? false
            : may,
      },
    ],
    effects: [at('combat.end', { does: [endCondition()] })],
  },
  'condition.shadowed': {},
  'condition.suppressivefire': {
    modifiers: [
      {
        of: 'attack.dice',
        change: (board, { attack }, dice, { ship, value: giver }) =>
          attack.attacker === ship && attack.defender !== giver && isFlying(shipOf(board, giver)) ? dice - 1 : dice,
      },
    ],
    effects: [
      declaring({ if: (now) => now.attack?.defender === giverOf(now), does: [endCondition()] }),
      at('destroyed', { if: (now) => now.event.ship === giverOf(now), does: [endCondition()] }, 'bystander'),
      at('combat.end', {
        if: (now) => shipOf(now.board, giverOf(now) ?? now.ship).attacks === 0,
        does: [endCondition()],
      }),
    ],
  },
};

/** A focus token is spent for what the core rules make of it in an attack, and there are focus results. */
function focusBecomesHits({ stack, attack }: Now): boolean {
  const isCore = stack.some((frame) => frame.at === 'effect' && frame.core.startsWith('token.focus-attack'));
  return isCore && countIn(attack, 'attack', 'focus') > 0;
}

/** 1.5 The friendly ship with Krennic can only be the bearer itself. */
function hasKrennic({ board, ship }: Now): boolean {
  return board.setup.friendlyToSelf && shipOf(board, ship).cards.some(({ card, up }) => up && card === KRENNIC);
}
const KRENNIC: CardId = 'crew.directorkrennic';
