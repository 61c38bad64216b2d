import { type Names, nameOf, plural, type Seat, type View } from '@starboard/kernel';
import { EdgeArrow, holds, type VisibleArea } from '@starboard/ui';
import { asteroidIn, distanceBetween } from '../../rules/flight.ts';
import { type BoardView, type Chase, isFlying, NOWHERE, pilotOf } from '../../rules/model.ts';
import { lookOf, pilotClass } from '../pilots.ts';
import { spotOf } from './plane.ts';

interface Props {
  readonly view: View<Chase>;
  readonly names: Names;
  readonly sight: VisibleArea | null;
  show(seat: Seat): void;
}

/** While no rival is in sight, an arrow at the rim of the map leads to the nearest one. */
export function RivalArrow({ view: { board, seat: me }, names, sight, show }: Props) {
  const nearest = me === null ? null : nearestRival(board, me);
  if (sight === null || me === null || nearest === null) return null;
  const asteroid = asteroidIn(board);
  const isSeen = rivalsOf(board, me).some((seat) => holds(sight.box, spotOf(asteroid, pilotOf(board, seat).space)));
  if (isSeen) return null;
  const { seat, far } = nearest;
  return (
    <EdgeArrow
      sight={sight}
      target={spotOf(asteroid, pilotOf(board, seat).space)}
      class={pilotClass(seat)}
      label={`${lookOf(seat).letter} ${nameOf(names, seat)}\n${plural(far, 'space')}`}
      says={`${nameOf(names, seat)}, ${plural(far, 'space')} from you through the tunnels.`}
      show={() => show(seat)}
    />
  );
}

interface Rival {
  readonly seat: Seat;
  /** In spaces, along the tunnels. */
  readonly far: number;
}

/** The nearest of all who fly; null if nobody else does, or if the viewer is not on the map. */
export function nearestRival(board: BoardView, me: Seat): Rival | null {
  const own = pilotOf(board, me);
  if (own.space === NOWHERE) return null;
  const asteroid = asteroidIn(board);
  const rivals = rivalsOf(board, me).map((seat) => ({
    seat,
    far: distanceBetween(asteroid, own.space, pilotOf(board, seat).space),
  }));
  return rivals.toSorted((a, b) => a.far - b.far)[0] ?? null;
}

const rivalsOf = (board: BoardView, me: Seat): readonly Seat[] =>
  board.pilots.flatMap((pilot, seat) => (seat !== me && isFlying(pilot) && pilot.space !== NOWHERE ? [seat] : []));
