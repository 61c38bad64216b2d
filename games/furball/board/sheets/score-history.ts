import type { Seat } from '@starboard/kernel';
import type { Event } from '../../rules/model.ts';

type Scored = Extract<Event, { readonly type: 'scored' }>;

/** What a point was for, and in which round; null where the round was not told. */
interface Point {
  readonly event: Scored;
  readonly round: number | null;
}

export interface ScoreHistory {
  /** The latest first. */
  readonly points: readonly Point[];
  /** Points from before what was told. */
  readonly earlier: number;
}

/** What a pilot's score is made of, as far as it was told; the rest is a sum. */
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
