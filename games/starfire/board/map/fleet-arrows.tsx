import { distance } from '@starboard/geometry';
import { plural, type View } from '@starboard/kernel';
import { type Box, EdgeArrow, holds, type Viewport, type VisibleArea } from '@starboard/ui';
import { isFighting } from '../../rules/01-ships/ships.ts';
import { type Ship, SIDES, type Side, type Starfire } from '../../rules/model.ts';
import { SIDE_NAMES } from '../../words/phrases.ts';
import { sideClass } from '../hulls.ts';
import { fleetBox } from './home-box.ts';
import { spotOf } from './plane.ts';

interface Props {
  readonly view: View<Starfire>;
  readonly sight: VisibleArea | null;
  readonly viewport: { readonly current: Viewport | null };
}

/** An arrow at the rim of the map leads to a fleet that is out of sight. */
export function FleetArrows({ view, sight, viewport }: Props) {
  const { board, seat } = view;
  if (sight === null || board.turn === 0) return null;
  const mine = board.ships.find((ship) => ship.seat === seat)?.side ?? null;
  return SIDES.map((side) => {
    const nearest = hidden(board.ships, side, sight.box);
    const box = fleetBox(view, side);
    if (nearest === null || box === null) return null;
    return (
      <EdgeArrow
        key={side}
        sight={sight}
        target={spotOf(nearest)}
        class={sideClass(side)}
        {...wordsFor(whose(side, mine), apart(board.ships, nearest))}
        show={() => viewport.current?.fit(box)}
      />
    );
  });
}

function whose(side: Side, mine: Side | null): string {
  if (mine === null) return SIDE_NAMES[side];
  return side === mine ? 'Your ships' : 'Enemy';
}

function wordsFor(who: string, far: number | null): { readonly label: string; readonly says: string } {
  const away = far === null ? '' : `, ${plural(far, 'hex', 'hexes')} away from the nearest ship of the other side`;
  return {
    label: far === null ? who : `${who}\n${plural(far, 'hex', 'hexes')}`,
    says: `${who}: off the screen in this direction${away}.`,
  };
}

/** The distance to the nearest ship of the other side. */
function apart(ships: readonly Ship[], from: Ship): number | null {
  const others = ships.filter((ship) => ship.side !== from.side && isFighting(ship));
  return others.length === 0 ? null : Math.min(...others.map((ship) => distance(ship, from)));
}

/** The ship nearest to the middle of a side that is wholly out of sight. */
function hidden(ships: readonly Ship[], side: Side, box: Box): Ship | null {
  const fleet = ships.filter((ship) => ship.side === side && isFighting(ship));
  if (fleet.some((ship) => holds(box, spotOf(ship)))) return null;
  const far = (ship: Ship): number => {
    const { x, y } = spotOf(ship);
    return Math.hypot(x - (box.left + box.right) / 2, y - (box.top + box.bottom) / 2);
  };
  return fleet.reduce<Ship | null>((best, ship) => (best === null || far(ship) < far(best) ? ship : best), null);
}
