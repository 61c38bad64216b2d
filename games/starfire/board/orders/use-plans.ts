import type { Seat } from '@starboard/kernel';
import { useState } from 'preact/hooks';
import type { Board } from '../../rules/model.ts';
import type { StarfireProps } from '../props.ts';
import { NO_PLANS, type Plans, plansFor, setFlying } from './plans.ts';

/** Plans by room and seat: they survive while the text view replaces the board. */
const rooms = new WeakMap<StarfireProps['room'], Map<Seat | null, Plans>>();

export function usePlans(room: StarfireProps['room'], seat: Seat | null, board: Board) {
  const [, redraw] = useState({});
  const bySeat = rooms.get(room) ?? new Map<Seat | null, Plans>();
  rooms.set(room, bySeat);
  const kept = bySeat.get(seat) ?? NO_PLANS;
  const latest = (): Plans => plansFor(bySeat.get(seat) ?? NO_PLANS, board);
  // A ship that has finished flying doesn't fly again by itself if the match goes back.
  if (latest().flying.size < kept.flying.size) bySeat.set(seat, setFlying(kept, latest().flying));
  const setPlans = (next: Plans | ((now: Plans) => Plans)): void => {
    bySeat.set(seat, typeof next === 'function' ? next(latest()) : next);
    redraw({});
  };
  return [latest(), setPlans] as const;
}
