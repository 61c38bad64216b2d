import type { CardScript, Cards, Modifier, Now } from '../../../rules/model/cards.ts';
import { shipOf } from '../../../rules/model.ts';
import { assign, attack, attackDice, change, discard, lock, suffer, until, when } from '../../../rules/ops/index.ts';
import { upgradeAt } from '../../../rules/values.ts';
import { afterAttacking, afterDefending, attacking, attackingAgain } from '../../clauses/moments.ts';
import {
  all,
  atRange,
  defenderFlying,
  foeInArc,
  foeOf,
  hullLeft,
  isOwnFriend,
  missed,
  unstressed,
} from '../../clauses/when.ts';

/** The ship makes no further attack this round, except the one that this card grants. */
const NO_MORE: Modifier = {
  of: 'attack.allowed',
  change: (_board, { given }, terms, { card }) =>
    given === card ? terms : { ...terms, barred: { rule: '6.12', fact: 'It can’t attack again this round.' } },
};

/** Another primary attack after a miss, which is the last. */
const again = (on: 'any' | 'another'): CardScript => ({
  passing: [NO_MORE],
  effects: [
    attackingAgain({
      if: all<Now>(missed, ({ attack: made, origin }) => made?.given !== origin.card),
      may: [attack('primary', on)],
      follows: [until('round', 0)],
    }),
  ],
});

/** After an attack: another one, tokens, damage. */
export const afterAttacks: Cards<'crew'> = {
  'crew.bazemalbus': again('another'),
  'crew.bobafett': {
    effects: [
      afterAttacking({
        if: all(defenderFlying, ({ attack: made }) => made !== null && made.dealtUp > 0),
        cost: [discard('this')],
        may: [discard(upgradesOfFoe, 'defender')],
      }),
    ],
  },
  'crew.bossk': {
    effects: [
      afterAttacking({ if: missed, does: [when(unstressed, assign('stress')), assign('focus'), lock('defender')] }),
    ],
  },
  'crew.captainrex': { effects: [afterAttacking({ if: missed, may: [assign('focus')] })] },
  'crew.darthvader': {
    effects: [
      afterAttacking({
        if: all(defenderFlying, hullLeft),
        cost: [suffer({ hits: 2 })],
        may: [suffer({ crits: 1 }, 'defender')],
      }),
    ],
  },
  'crew.gunner': again('any'),
  'crew.lukeskywalker': {
    ...again('any'),
    effects: [
      ...(again('any').effects ?? []),
      attacking({
        if: ({ attack: made, origin }) => made?.given === origin.card,
        may: [change(1, attackDice('focus'), 'hit')],
      }),
    ],
  },
  'crew.magvayarro': { effects: [afterDefending({ may: [lock('attacker')] })] },
  'crew.operationsspecialist': {
    effects: [afterAttacking({ if: all(isOwnFriend, missed), may: [assign('focus')] })],
  },
  'crew.tactician': {
    effects: [afterAttacking({ if: all(atRange(2), foeInArc), does: [assign('stress', 'defender')] })],
  },
};

/** The places of the defender's upgrades. */
function upgradesOfFoe(now: Now): readonly number[] {
  const { cards } = shipOf(now.board, foeOf(now));
  return cards.flatMap((held, place) => (held.up && upgradeAt(held) !== undefined ? [place] : []));
}
