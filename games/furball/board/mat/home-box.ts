import type { Seat, View } from '@starboard/kernel';
import { type Box, boxAround } from '@starboard/ui';
import { type BoardView, type Furball, isFlying } from '../../rules/model.ts';
import { apart, around, drawnAt, MAT_BOX } from './plane.ts';

/** One wants to see as far as one can fly or shoot, in millimetres. */
const SIGHT = 270;
/** Others so near, in micrometres, belong to it. */
const NEARBY = 420_000;
const MARGIN = 60;

const joined = (one: Box, other: Box): Box => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
});

/** One's own ship and all who are near; null without one on the mat. */
export function ownBox({ ships }: BoardView, seat: Seat | null): Box | null {
  const own = seat === null ? undefined : ships[seat];
  if (own === undefined || !isFlying(own)) return null;
  const near = ships.filter((ship) => isFlying(ship) && apart(ship.pose, own.pose) < NEARBY);
  return joined(
    around(own.pose, SIGHT),
    boxAround(
      near.map(({ pose }) => drawnAt(pose)),
      MARGIN,
    ),
  );
}

/** What one should have in sight: the whole mat where one can read it, else one's own ship and those near it. */
export function homeBoxes({ board, seat, mine }: View<Furball>): readonly [Box, ...Box[]] {
  const own = mine?.ask.kind === 'spot' ? null : ownBox(board, seat);
  return own === null ? [MAT_BOX] : [MAT_BOX, own];
}

/** When it is worth going there again: when one's own ship has come somewhere else, and in every new round. */
export function homeMoment({ board, seat, mine }: View<Furball>): string {
  const own = seat === null ? undefined : board.ships[seat];
  const at = own === undefined || !isFlying(own) ? 'off' : `${own.pose.x} ${own.pose.y}`;
  return `${at} ${mine?.ask.kind === 'spot'}`;
}
