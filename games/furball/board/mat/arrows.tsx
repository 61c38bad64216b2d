import { type Names, nameOf, type Seat, type View } from '@starboard/kernel';
import { EdgeArrow, holds, type VisibleArea } from '@starboard/ui';
import { MM } from '../../rules/geometry/index.ts';
import { type Furball, isFlying, shipOf } from '../../rules/model.ts';
import { letterOf, pilotClass } from '../pilots.ts';
import { activeShip } from '../playback/turn.ts';
import { apart, drawnAt } from './plane.ts';

interface Props {
  readonly view: View<Furball>;
  readonly names: Names;
  readonly sight: VisibleArea | null;
  /** Shows only the arrow to the viewer's own ship. */
  readonly quiet: boolean;
  show(seat: Seat): void;
}

/** Arrows to ships out of sight: the viewer's own, and the active or else the nearest other ship. */
export function Arrows({ view, names, sight, quiet, show }: Props) {
  if (sight === null) return null;
  const { board, seat: me } = view;
  const hidden = board.ships.flatMap((ship, seat) =>
    isFlying(ship) && !holds(sight.box, drawnAt(ship.pose)) ? [seat] : [],
  );
  const own = me === null || shipOf(board, me).status !== 'flying' ? null : shipOf(board, me).pose;
  const far = (seat: Seat): number => (own === null ? 0 : apart(own, shipOf(board, seat).pose));
  const active = activeShip(view);
  const other =
    hidden.find((seat) => seat === active && seat !== me) ??
    hidden.filter((seat) => seat !== me).toSorted((a, b) => far(a) - far(b))[0];
  const shown = [...hidden.filter((seat) => seat === me), ...(other === undefined || quiet ? [] : [other])];
  return (
    <>
      {shown.map((seat) => (
        <EdgeArrow
          key={seat}
          sight={sight}
          target={drawnAt(shipOf(board, seat).pose)}
          class={pilotClass(seat)}
          label={seat === me ? 'You' : `${letterOf(seat)} ${nameOf(names, seat)}`}
          says={seat === me ? 'Your ship.' : `${nameOf(names, seat)}, ${Math.round(far(seat) / MM)} mm from you.`}
          show={() => show(seat)}
        />
      ))}
    </>
  );
}
