import type { Json, Seat, View } from '@starboard/kernel';
import { type Duel, SECTORS, type Sector, type ShipView } from '../../rules/model.ts';
import type { AskedFor, DuelProps } from '../props.ts';

/** Facts that follow from several parts of a view. */

/** My sealed answer to a kind of ask that others are still answering. */
function sealed(view: View<Duel>, kind: Duel['ask']['kind']): Json {
  return view.sealed.findLast(({ ask }) => ask.kind === kind)?.choice ?? null;
}

/** Clicks I have picked or sealed but not yet flown. */
export function plannedClicks({ view, now, picked }: Pick<DuelProps, 'view' | 'now' | 'picked'>): number {
  if (now !== null) return 0;
  const choice = view.mine?.ask.kind === 'heading' ? picked : sealed(view, 'heading');
  return typeof choice === 'number' ? choice : 0;
}

/** Whether the events shown so far destroyed a ship: a player who resigns or flies off still has one. */
export function isLost({ told }: Pick<DuelProps, 'told'>, seat: Seat): boolean {
  return told.some((event) => event.type === 'destroyed' && event.seat === seat);
}

/** Whether a turret still points where it did last turn, which no longer matters. */
export function isAimStale({ view, now }: Pick<DuelProps, 'view' | 'now'>, ship: ShipView): boolean {
  const [asked] = view.asked;
  return now === null && (asked?.kind === 'aim' || (ship.drone && asked?.kind === 'heading'));
}

/** Where my ship aims: as picked, as sealed, or as shown to all. */
export function aimOf(
  props: Pick<DuelProps, 'view' | 'now'>,
  ship: ShipView,
  aiming: AskedFor<'aim'> | null,
): Sector | null {
  if (aiming !== null) return aiming.picked;
  const chosen = sealed(props.view, 'aim');
  return SECTORS.find((sector) => sector === chosen) ?? (isAimStale(props, ship) ? null : ship.turret);
}
