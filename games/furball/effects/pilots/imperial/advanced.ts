import { isFlyable } from '../../../rules/geometry/index.ts';
import { rangeOf } from '../../../rules/measure.ts';
import type { CardScript, Cards } from '../../../rules/model/cards.ts';
import { isFlying, shipOf } from '../../../rules/model.ts';
import {
  attack,
  cancel,
  defenceDice,
  freeAction,
  lock,
  own,
  pick,
  spend,
  turn,
  turnDial,
  unlock,
} from '../../../rules/ops/index.ts';
import { shownAs, shows } from '../../clauses/dials.ts';
import { afterAttacking, afterDefending, at, attackingAgain, defendedBy } from '../../clauses/moments.ts';
import { all, hasFacedown, missed, near, not, withPrimary } from '../../clauses/when.ts';
import { pickCritical } from '../../procedures/pick-critical.ts';

/** Of three cards off the victim's deck the attacker sees, and picks, the one to deal. */
const MAAREK: CardScript = {
  effects: [
    at(
      'damage.card-drawn',
      { if: ({ attack: made, event }) => made?.defender === event.ship, does: [own(pickCritical)] },
      'attacker',
    ),
  ],
};

/** TIE advanced, defenders and aggressors. */
export const advanced: Cards<'imperial'> = {
  'imperial.tieadvanced.darthvader': { modifiers: [{ of: 'action.count', change: () => 2 }] },
  'imperial.tieadvanced.junoeclipse': {
    effects: [
      at('dial.revealed', {
        may: [
          turnDial(
            shownAs((shown) =>
              [shown.speed - 1, shown.speed + 1]
                .filter((speed) => speed >= 1 && isFlyable(shown.bearing, speed))
                .map((speed) => ({ ...shown, speed })),
            ),
          ),
        ],
      }),
    ],
  },
  'imperial.tieadvanced.maarekstele': MAAREK,
  'imperial.tieadvanced.zertikstrom': {
    modifiers: [
      {
        of: 'range.bonus',
        far: true,
        change: (board, { attack: made, pool }, bonus, { ship }) =>
          pool === 'attack' && made.attacker !== ship && rangeOf(board, ship, made.attacker) === 1 ? 0 : bonus,
      },
    ],
  },
  'imperial.tieadvanced.commanderalozen': {
    effects: [at('combat.start', { may: [pick(near(1, 1)), lock('chosen')] })],
  },
  'imperial.tieadvanced.lieutenantcolzet': {
    effects: [
      at('end.start', {
        may: [
          pick((now) =>
            shipOf(now.board, now.ship).locks.filter(
              (seat) => isFlying(shipOf(now.board, seat)) && hasFacedown(now, seat),
            ),
          ),
          unlock('self', 'chosen', 'spent'),
          turn('faceup', 'random', 'chosen'),
        ],
      }),
    ],
  },
  'imperial.tieadvprototype.theinquisitor': {
    modifiers: [{ of: 'attack.range', change: (_board, { weapon }, range) => (weapon === 0 ? 1 : range) }],
  },
  'imperial.tieadvprototype.valenrudor': { effects: [afterDefending({ may: [freeAction('any')] })] },
  'imperial.tieaggressor.doubleedge': {
    effects: [attackingAgain({ if: all(missed, not(withPrimary)), may: [attack('another', 'any')], once: 'round' })],
  },
  'imperial.tieaggressor.lieutenantkestal': {
    effects: [defendedBy({ cost: [spend('focus')], may: [cancel('all', defenceDice('blank', 'focus'))] })],
  },
  'imperial.tiedefender.colonelvessery': {
    effects: [
      at(
        'dice.rolled',
        {
          if: ({ board, event, attack: made }) =>
            event.pool === 'attack' &&
            made !== null &&
            made.dice.attack.every(({ rerolled }) => !rerolled) &&
            board.ships.some(({ locks }) => locks.includes(made.defender)),
          may: [lock('defender')],
          once: 'attack',
        },
        'attacker',
      ),
    ],
  },
  'imperial.tiedefender.rexlerbrath': {
    effects: [
      afterAttacking({
        if: ({ attack: made }) => (made?.dealt ?? 0) > 0,
        cost: [spend('focus')],
        may: [turn('faceup', 'dealt-by-attack', 'defender')],
      }),
    ],
  },
  'imperial.tiedefender.maarekstele': MAAREK,
  'imperial.tiedefender.countessryad': {
    effects: [
      at('dial.revealed', {
        if: shows(({ bearing }) => bearing === 'straight'),
        may: [turnDial(shownAs((shown) => [{ ...shown, bearing: 'koiogran-turn' }]))],
      }),
    ],
  },
};
