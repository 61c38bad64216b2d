import type { Seat } from '@starboard/kernel';
import { type Event, other } from '../../rules/model.ts';

export interface Callout {
  readonly text: string;
  readonly tone: 'good' | 'bad' | 'plain';
  /** The owner of the ship concerned; null for both. */
  readonly of: Seat | null;
}

/** The word shown over the wheel during an event. */
export function callout(event: Event, seat: Seat): Callout | null {
  const befalls = (of: Seat, text: string): Callout => ({ text, tone: of === seat ? 'bad' : 'good', of });
  const both = (text: string): Callout => ({ text, tone: 'plain', of: null });
  switch (event.type) {
    case 'shot':
      return event.hit ? befalls(other(event.by), 'HIT') : { ...both('MISS'), of: other(event.by) };
    case 'special':
      return befalls(event.seat, 'SPECIAL DAMAGE');
    case 'destroyed':
      return befalls(event.seat, 'DESTROYED');
    case 'fly-by':
      return both('FLY-BY');
    case 'moving-apart':
      return both(`MOVING APART ${event.times} / 3`);
    case 're-engaged':
      return both('NOSE TO NOSE');
    default:
      return null;
  }
}
