import type { View } from '@starboard/kernel';
import { type Box, boxAround } from '@starboard/ui';
import { asteroidIn } from '../../rules/flight.ts';
import { type Chase, isFlying } from '../../rules/model.ts';
import { relationsOf } from '../ahead/pilot-relations.ts';
import { ASTEROID_BOX, STEP, spotOf } from './plane.ts';

/** The view shows this much round the viewer's own starfighter: its range of flight, and a little more. */
const AROUND = 4.6 * STEP;
const MARGIN = 2 * STEP;
/** At the rim the view moves inwards, to show rock instead of stars. */
const INWARDS = 0.7;

/** What the viewer should see: their own starfighter with the pilots that see it or may be chosen, or everything. */
export function homeBoxes(view: View<Chase>): readonly [Box, ...Box[]] {
  const { mine, board } = view;
  const asteroid = asteroidIn(board);
  const placedAt = mine?.ask.kind === 'face' ? view.sealed.at(-1)?.choice : null;
  if (typeof placedAt === 'number') return [boxAround([spotOf(asteroid, placedAt)], AROUND)];
  const own = mine?.ask.kind === 'place' ? null : ownBox(view);
  if (own === null) return [ASTEROID_BOX];
  const choosable = mine?.ask.kind === 'fire' || mine?.ask.kind === 'first' ? mine.options : [];
  const spots = choosable.flatMap((seat) =>
    typeof seat === 'number' ? [spotOf(asteroid, board.pilots[seat]?.space ?? 0)] : [],
  );
  return [spots.length === 0 ? own : around(own, boxAround(spots, MARGIN))];
}

const around = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

/** The viewer's own starfighter and those that see it; null without one. */
export function ownBox({ board, seat }: Pick<View<Chase>, 'board' | 'seat'>): Box | null {
  const pilot = seat === null ? undefined : board.pilots[seat];
  if (seat === null || pilot === undefined || !isFlying(pilot) || pilot.space < 0) return null;
  const asteroid = asteroidIn(board);
  const me = spotOf(asteroid, pilot.space);
  const others = relationsOf(board, seat).map((other) => spotOf(asteroid, board.pilots[other.seat]?.space ?? 0));
  const inwards = { x: me.x * INWARDS, y: me.y * INWARDS };
  const [near, wide] = [boxAround([me, inwards], AROUND), boxAround([me, ...others], MARGIN)];
  return around(near, wide);
}

/** When to go there again: when the viewer's starfighter has moved, or other pilots may be chosen. */
export function homeMoment({ board, seat, mine }: View<Chase>): string {
  const at = seat === null ? -1 : (board.pilots[seat]?.space ?? -1);
  const choosing = mine === null || mine.ask.kind === 'speed' || mine.ask.kind === 'branch' ? '' : mine.ask.kind;
  return `${Math.min(board.turn, 1)} ${at} ${choosing}`;
}
