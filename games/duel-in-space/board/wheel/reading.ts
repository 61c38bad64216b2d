import type { Json, Seat, View } from '@starboard/kernel';
import { protectionLeft } from '../../rules/01-starfighters.ts';
import { type Duel, SECTORS, type Sector, type ShipView, shipOf } from '../../rules/model.ts';
import type { AskedFor, DuelProps } from '../props.ts';
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
  return typeof choice === 'number' ? choice : 0;
}

/** The rules by which a duel ends with a ship lost: whoever resigns, runs out of time or flies off still has one. */
const LOST_BY = ['7.1', '7.2'];

/** Whether a ship is gone, as far as events have been shown. */
export function isLost({ view, now }: Pick<DuelProps, 'view' | 'now'>, seat: Seat): boolean {
  if (now?.type === 'destroyed')
    return now.seat === seat || (seat < now.seat && isDead(shipOf(view.board.ships, seat)));
  const { result } = view;
  if (result === null || (now !== null && now.type !== 'over') || !LOST_BY.includes(result.rule)) return false;
  return result.rule === '7.2' || (result.places[seat] ?? 1) > 1;
}

function isDead(ship: ShipView): boolean {
  const open = known(ship);
  const brokenUp = open !== null && protectionLeft(open) === 0;
  return brokenUp || ship.lifeSupport === 0 || ship.blownUp;
}

/** Whether a ship's turret still points where it did last turn, which binds nobody any more. */
export function isAimStale({ view, now }: Pick<DuelProps, 'view' | 'now'>, ship: ShipView): boolean {
  const [asked] = view.asked;
  return now === null && (asked?.kind === 'aim' || (ship.drone && asked?.kind === 'heading'));
}

/** Where a ship of mine aims: as picked, as sealed, or as shown to all. */
export function aimOf(
  props: Pick<DuelProps, 'view' | 'now'>,
  ship: ShipView,
  aiming: AskedFor<'aim'> | null,
): Sector | null {
  if (aiming !== null) return aiming.picked;
  const chosen = sealed(props.view, 'aim');
  return SECTORS.find((sector) => sector === chosen) ?? (isAimStale(props, ship) ? null : ship.turret);
}
