import type { Seat } from '@starboard/kernel';
import type { Event } from '../../rules/model.ts';

type Scored = Extract<Event, { readonly type: 'scored' }>;

/** The reason for a point, and its round; null if the round is unknown. */
interface Point {
  readonly event: Scored;
  readonly round: number | null;
}

export interface ScoreHistory {
  readonly points: readonly Point[];
  /** Points from before the known events. */
  readonly earlier: number;
}

/** The parts of a pilot's score from the known events; the rest is a sum. */
export function historyOf(told: readonly Event[], seat: Seat, score: number): ScoreHistory {
  let round: number | null = null;
  const points: Point[] = [];
  for (const event of told) {
    if (event.type === 'round') ({ round } = event);
    else if (event.type === 'scored' && event.seat === seat) points.push({ event, round });
  }
  const known = points.reduce((sum, point) => sum + point.event.points, 0);
  return { points: points.toReversed(), earlier: score - known };
}
