import type { Seat, View } from '@starboard/kernel';
import { type Box, boxAround, type VisibleArea } from '@starboard/ui';
import type { Pose } from '../../rules/geometry/index.ts';
import { type BoardView, type Furball, isFlying } from '../../rules/model.ts';
import { apart, around, drawnAt, MAT_BOX, SIDE } from './plane.ts';

/** The view shows the range of flight and fire or, if that is too small to read, half of it; in millimetres. */
const SIGHT = 270;
const SHORT_SIGHT = 165;
/** Other ships within this distance, in micrometres, belong to the view. */
const NEARBY = 340_000;
const MARGIN = 40;
/** The view extends at most this far beyond the edge of the mat. */
const RIM = 12;

/** The kit leaves room for names round a box; on the mat names are inside the edge, so it needs less. */
const INSIDE = 56;
export const WHOLE: Box = {
  left: MAT_BOX.left + INSIDE,
  top: MAT_BOX.top + INSIDE,
  right: MAT_BOX.right - INSIDE,
  bottom: MAT_BOX.bottom - INSIDE,
};

const joined = (one: Box, poses: readonly Pose[]): Box => {
  if (poses.length === 0) return one;
  const other = boxAround(poses.map(drawnAt), MARGIN);
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
};

/** The viewer's own ship and all ships near it; null if it is not on the mat. */
export function ownBox({ ships }: BoardView, seat: Seat | null, sight: VisibleArea | null): Box | null {
  const own = seat === null ? undefined : ships[seat];
  if (own === undefined || !isFlying(own)) return null;
  const near = ships.filter((ship) => isFlying(ship) && apart(ship.pose, own.pose) < NEARBY);
  const poses = near.map(({ pose }) => pose);
  return onMat(joined(around(own.pose, SIGHT), poses), sight);
}

/** A smaller box with the ships that may be chosen. */
function closeBox({ board, mine }: View<Furball>, own: Pose, sight: VisibleArea | null): Box {
  const poses = (mine?.options ?? []).flatMap((choice) => {
    const seat =
      typeof choice === 'object' && choice !== null && 'weapon' in choice
        ? choice.at
        : mine?.ask.kind === 'ship' && typeof choice === 'number'
          ? choice
          : null;
    const ship = seat === null ? undefined : board.ships[seat];
    return ship === undefined || !isFlying(ship) ? [] : [ship.pose];
  });
  return onMat(joined(around(own, SHORT_SIGHT), poses), sight);
}

/** What the viewer should see: the whole mat if it is readable, else their own ship and those near it. */
export function homeBoxes(view: View<Furball>, sight: VisibleArea | null): readonly [Box, ...Box[]] {
  const { board, seat, mine } = view;
  const own = mine?.ask.kind === 'spot' ? null : ownBox(board, seat, sight);
  const ship = seat === null ? undefined : board.ships[seat];
  return own === null || ship === undefined ? [WHOLE] : [WHOLE, own, closeBox(view, ship.pose, sight)];
}

/** A box in the shape of the frame, moved to show the mat and not the space beyond its edge. */
function onMat(box: Box, sight: VisibleArea | null): Box {
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  const shape = sight === null ? 1 : (sight.box.right - sight.box.left) / (sight.box.bottom - sight.box.top);
  const [left, right] = slid(box.left, box.right, Math.max(wide, high * shape));
  const [top, bottom] = slid(box.top, box.bottom, Math.max(high, wide / shape));
  return { left, top, right, bottom };
}

/** A stretch of this length round the middle of another, kept on the mat if possible. */
function slid(from: number, to: number, length: number): readonly [number, number] {
  const start = (from + to - length) / 2;
  const last = SIDE + RIM - length;
  const at = last < -RIM ? (SIDE - length) / 2 : Math.min(Math.max(start, -RIM), last);
  return [at, at + length];
}

/** When to go there again: when the viewer's ship has moved, or other ships may be chosen. */
export function homeMoment({ board, seat, mine }: View<Furball>): string {
  const own = seat === null ? undefined : board.ships[seat];
  const at = own === undefined || !isFlying(own) ? 'off' : `${own.pose.x} ${own.pose.y}`;
  const kind = mine?.ask.kind;
  return `${at} ${kind === 'spot' || kind === 'attack' || kind === 'ship' ? kind : ''}`;
}
