import { chanceToHit } from '../plain/odds.ts';
import type { Chart } from './chart.ts';

/** How many shots from here count, by how two pilots are to each other. */
const TAIL = 1.2;
const FACE_TO_FACE = 0.5;
const TAILED = 0.3;
/** The hits of pilots who share a space. */
const BESIDE = 0.5;
/** The hits on a pilot out of sight, and the spaces to fly at which it is half of that. */
const UNSEEN = 0.8;
const HALF_AT = 4;
/** With the weapons of a stock starfighter. */
const ACCURACY = 4;

/** Where a pilot is at the end of a turn. */
export interface TurnEnd {
  readonly space: number;
  readonly course: number;
}

/**
 * The hits that the first pilot can expect to land on the other in later turns. Set by hand: a table learnt from matches
 * did worse (docs/bots/tunnel-chase.md).
 */
export function hitsLater({ spaces, reach, ahead }: Chart, one: TurnEnd, other: TurnEnd): number {
  if (one.space === other.space) return BESIDE;
  const there = one.course * spaces + other.space;
  const [sees, seen] = [ahead[there] ?? 0, ahead[other.course * spaces + one.space] ?? 0];
  if (sees > 0) return (seen > 0 ? FACE_TO_FACE : TAIL) * chanceToHit(sees, ACCURACY);
  if (seen > 0) return TAILED * chanceToHit(seen, ACCURACY);
  return UNSEEN / (1 + (reach[there] ?? 0) / HALF_AT);
}
