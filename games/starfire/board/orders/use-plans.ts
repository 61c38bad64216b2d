import type { Seat } from '@starboard/kernel';
import { useState } from 'preact/hooks';
import type { Board } from '../../rules/model.ts';
import type { StarfireProps } from '../props.ts';
import { NO_PLANS, type Plans, plansFor, setFlying } from './plans.ts';

interface Kept {
  readonly plans: Plans;
  /** The turn and the points of all ships when the board was last drawn. */
  readonly turn: number;
  readonly points: number;
}

/** Plans by room and seat: they survive while the text view replaces the board. */
const rooms = new WeakMap<StarfireProps['room'], Map<Seat | null, Kept>>();

export function usePlans(room: StarfireProps['room'], seat: Seat | null, board: Board) {
  const [, redraw] = useState({});
  const bySeat = rooms.get(room) ?? new Map<Seat | null, Kept>();
  rooms.set(room, bySeat);
  const { turn } = board;
  const points = board.ships.reduce((sum, ship) => sum + ship.points, 0);
  const kept = bySeat.get(seat);
  const latest = (): Plans => plansFor(bySeat.get(seat)?.plans ?? NO_PLANS, board);
  const keep = (plans: Plans): void => {
    bySeat.set(seat, { plans, turn, points });
  };
  if (kept !== undefined && (kept.turn !== turn || kept.points !== points)) {
    keep(wentBack(kept, { turn, points }) ? setFlying(kept.plans, []) : kept.plans);
  }
  const setPlans = (next: Plans | ((now: Plans) => Plans)): void => {
    keep(typeof next === 'function' ? next(latest()) : next);
    redraw({});
  };
  return [latest(), setPlans] as const;
}

/** After an undo, or a wrong try in a lesson, no ship flies on by itself. */
function wentBack(kept: Pick<Kept, 'turn' | 'points'>, now: Pick<Kept, 'turn' | 'points'>): boolean {
  return now.turn < kept.turn || (now.turn === kept.turn && now.points > kept.points);
}
