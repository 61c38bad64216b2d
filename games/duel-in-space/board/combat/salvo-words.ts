import { oneDecimal, percent, type Seat, type View } from '@starboard/kernel';
import { baseToHit } from '../../rules/01-starfighters.ts';
import { bearing, toHit } from '../../rules/05-firing.ts';
import { LASERS } from '../../rules/data/ships.ts';
import { type Duel, other, shipOf } from '../../rules/model.ts';
import { known, mightFire } from '../sheets/known.ts';
import { salvoOdds } from './odds.ts';

type Seen = Pick<View<Duel>, 'board' | 'memory'>;

/** 5.3 The odds of a salvo in sentences: the verdict, the arithmetic, and the enemy's return fire. */
export interface SalvoWords {
  readonly verdict: string;
  /** Empty if nothing is fired. */
  readonly figures: readonly { readonly name: string; readonly value: string }[];
  readonly needs: string;
  readonly returnFire: string;
}

export function salvoWords(view: Seen, seat: Seat, shots: number): SalvoWords {
  const ship = known(shipOf(view.board.ships, seat));
  if (ship === null) return { verdict: '', figures: [], needs: '', returnFire: returnFire(view, seat) };
  const needed = toHit(ship);
  const { any, hits, damage, special } = salvoOdds(needed, shots);
  return {
    verdict: shots === 0 ? 'You fire nothing.' : `${percent(any)} chance of at least one hit.`,
    figures:
      shots === 0
        ? []
        : [
            { name: 'Hits expected', value: oneDecimal(hits) },
            { name: 'Damage expected', value: oneDecimal(damage) },
            { name: 'Special damage', value: percent(special) },
          ],
    needs: `Each laser needs ${needed} or more on two dice: base ${baseToHit(ship)} + ${Math.abs(ship.heading)} turned, ${percent(salvoOdds(needed, 1).each)}.`,
    returnFire: returnFire(view, seat),
  };
}

/** 5.5 Both fire at the same time, so the enemy's return fire is known before the choice. */
function returnFire({ board, memory }: Seen, seat: Seat): string {
  const it = shipOf(board.ships, other(seat));
  const set = mightFire(it, shipOf(memory, other(seat))) ? bearing(it, shipOf(board.ports, other(seat))) : 0;
  const lasers = LASERS.filter((_, i) => (set >> i) & 1).length;
  if (lasers === 0) return 'The enemy can’t fire at you this turn.';
  const ship = known(it);
  const needs =
    ship === null ? '' : `, each needing ${toHit(ship)} or more (${percent(salvoOdds(toHit(ship), 1).each)})`;
  return `The enemy can fire at you with ${lasers === 1 ? '1 laser' : `${lasers} lasers`}${needs}.`;
}
