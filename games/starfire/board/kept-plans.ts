import type { Seat } from '@starboard/kernel';
import { useState } from 'preact/hooks';
import type { Board } from '../rules/model.ts';
import type { StarfireProps } from './offer.ts';
import { NO_PLANS, type Plans, plansFor } from './plans.ts';

/**
 * Plans by room and seat. They outlive the board, which is taken down for a curtain or the text view;
 * of all that a room gives a board, its commit is what stays the same.
 */
const rooms = new WeakMap<StarfireProps['commit'], Map<Seat | null, Plans>>();

export function usePlans(commit: StarfireProps['commit'], seat: Seat | null, board: Board) {
  const [, redraw] = useState({});
  const bySeat = rooms.get(commit) ?? new Map<Seat | null, Plans>();
  rooms.set(commit, bySeat);
  const plans = plansFor(bySeat.get(seat) ?? NO_PLANS, board);
  const setPlans = (next: Plans): void => {
    bySeat.set(seat, next);
    redraw({});
  };
  return [plans, setPlans] as const;
}
