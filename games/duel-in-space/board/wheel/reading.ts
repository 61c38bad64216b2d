import type { Json, Seat, View } from '@starboard/kernel';
import { protectionLeft } from '../../rules/01-starfighters.ts';
import { type Duel, type Sector, type ShipView, shipOf } from '../../rules/model.ts';
import { asNumber, asSector, type DuelProps, type Offer } from '../orders/offer.ts';
import { known } from '../sheets/known.ts';

/** What can be read off a view that no single part of it says. */

/** My sealed answer to a kind of ask that others are still answering. */
function sealed(view: View<Duel>, kind: Duel['ask']['kind']): Json {
  return view.sealed.findLast(({ ask }) => ask.kind === kind)?.choice ?? null;
}

/** Clicks I have picked or sealed but not yet flown. */
export function plannedClicks({ view, now, picked }: Pick<DuelProps, 'view' | 'now' | 'picked'>): number {
  if (now !== null) return 0;
  const choice = view.mine?.ask.kind === 'heading' ? picked : sealed(view, 'heading');
  return asNumber(choice) ?? 0;
}

/** Whether a ship is gone, as far as events have been shown. */
export function isLost({ view, now }: Pick<DuelProps, 'view' | 'now'>, seat: Seat): boolean {
  if (now?.type === 'destroyed') {
    return now.seat === seat || (seat < now.seat && isDead(shipOf(view.board.ships, seat)));
  }
  if (view.result === null || (now !== null && now.type !== 'over')) return false;
  return (view.result.places[seat] ?? 1) > 1 || view.result.rule === '7.2';
}

function isDead(ship: ShipView): boolean {
  const open = known(ship);
  const brokenUp = open !== null && protectionLeft(open) === 0;
  return brokenUp || ship.lifeSupport === 0 || ship.pending.some(({ name }) => name === 'explosion');
}

/** Whether a ship's turret still points where it did last turn, which binds nobody any more. */
export function isAimStale({ view, now }: Pick<DuelProps, 'view' | 'now'>, ship: ShipView): boolean {
  const [asked] = view.asked;
  return now === null && (asked?.kind === 'aim' || (ship.drone && asked?.kind === 'heading'));
}

/** Where a ship of mine aims: as picked, as sealed, or as shown to all. */
export function aimOf(props: Pick<DuelProps, 'view' | 'now'>, ship: ShipView, aiming: Offer | null): Sector | null {
  if (aiming !== null) return asSector(aiming.picked);
  return asSector(sealed(props.view, 'aim')) ?? (isAimStale(props, ship) ? null : ship.turret);
}
