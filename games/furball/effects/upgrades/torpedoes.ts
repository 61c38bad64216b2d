import type { Seat } from '@starboard/kernel';
import { setCard } from '../../rules/13-cards/listening.ts';
import type { Cards } from '../../rules/model/cards.ts';
import { type Board, shipOf } from '../../rules/model.ts';
import { assign, discard, own, strip } from '../../rules/ops/index.ts';
import { hullOf, upgradeAt } from '../../rules/values.ts';
import { afterAttacking, afterDamage, at } from '../clauses/moments.ts';
import { mayChange } from '../clauses/weapons.ts';
import { besideDefender, foeOf } from '../clauses/when.ts';
import { blowUpRock, rocksInReach, worthOfBlowing } from '../procedures/blow-up-rock.ts';

export const torpedoes: Cards<'torpedo'> = {
  'torpedo.advprotontorpedoes': { effects: [mayChange(3, 'blank', 'focus')] },
  'torpedo.bombloadout': {},
  'torpedo.extramunitions': {
    effects: [
      at('setup.after-placement', {
        does: [
          own(({ board }, { origin }) => {
            loadOrdnance(board, origin.ship);
            return undefined;
          }),
        ],
      }),
    ],
    modifiers: [
      {
        of: 'attack.cost',
        change: (board, { ship, weapon }, ways) => {
          if ((shipOf(board, ship).cards[weapon]?.tokens ?? 0) === 0) return ways;
          return ways.flatMap((way) => {
            if (way.discards === 'card') return [{ ...way, discards: 'token' as const }, way];
            return way.discards === 'card-if-hit' ? [{ ...way, discards: 'token-if-hit' as const }, way] : [way];
          });
        },
      },
    ],
  },
  'torpedo.flechettetorpedoes': {
    effects: [
      afterAttacking({
        withThis: true,
        if: (now) => hullOf(now.board, foeOf(now)) <= 4,
        does: [assign('stress', 'defender')],
      }),
    ],
  },
  'torpedo.iontorpedoes': {
    effects: [afterDamage({ withThis: true, does: [assign('ion', 'defender'), assign('ion', besideDefender)] })],
  },
  'torpedo.plasmatorpedoes': { effects: [afterDamage({ withThis: true, does: [strip('defender')] })] },
  'torpedo.protontorpedoes': { effects: [mayChange(1, 'focus', 'crit')] },
  'torpedo.renegaderefit': {},
  'torpedo.seismictorpedo': {
    actions: [
      {
        applies: (now) => rocksInReach(now).length > 0,
        does: [discard('this'), own(blowUpRock, (now) => rocksInReach(now).length > 0, worthOfBlowing)],
      },
    ],
  },
};

/** An ordnance token on every torpedo, missile and bomb. */
function loadOrdnance(board: Board, seat: Seat): void {
  const ship = shipOf(board, seat);
  for (const [place, held] of ship.cards.entries()) {
    const upgrade = upgradeAt(held);
    const isOrdnance = upgrade?.slot === 'torpedo' || upgrade?.slot === 'missile';
    if (upgrade?.slot === 'bomb' || (isOrdnance && upgrade.weapon?.discards === true)) {
      setCard(board, ship, place, { tokens: 1 });
    }
  }
}
