import type { View } from '@starboard/kernel';
import { type Box, boxAround } from '@starboard/ui';
import { asteroidIn } from '../../rules/flight.ts';
import { type Chase, isFlying } from '../../rules/model.ts';
import { relationsOf } from '../ahead/pilot-relations.ts';
import { ASTEROID_BOX, STEP, spotOf } from './plane.ts';

/** So much one wants to see round one's own starfighter: as far as it flies, and a little. */
const AROUND = 4.6 * STEP;
const MARGIN = 2 * STEP;
/** At the rim one wants to see the rock rather than the stars. */
const INWARDS = 0.7;

/** What one should have in sight: one's own starfighter with all who see it and may be chosen, or all there is. */
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

/** One's own starfighter and those who see it; null without one. */
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

/** When it is worth going there again: whenever one's own starfighter has come somewhere else, or others may be chosen. */
export function homeMoment({ board, seat, mine }: View<Chase>): string {
  const at = seat === null ? -1 : (board.pilots[seat]?.space ?? -1);
  const choosing = mine === null || mine.ask.kind === 'speed' || mine.ask.kind === 'branch' ? '' : mine.ask.kind;
  return `${Math.min(board.turn, 1)} ${at} ${choosing}`;
}
