import type { Seat } from '@starboard/kernel';
import type { Event } from '../../rules/model.ts';

export interface Callout {
  readonly text: string;
  readonly tone: 'good' | 'bad' | 'plain';
}

/** The one word that goes up over the wheel while an event is shown. */
export function callout(event: Event, seat: Seat): Callout | null {
  const toned = (text: string, good: boolean): Callout => ({ text, tone: good ? 'good' : 'bad' });
  switch (event.type) {
    case 'shot':
      return event.hit ? toned('HIT', event.by === seat) : { text: 'MISS', tone: 'plain' };
    case 'special':
      return toned('SPECIAL DAMAGE', event.seat !== seat);
    case 'destroyed':
      return toned('DESTROYED', event.seat !== seat);
    case 'fly-by':
      return { text: 'FLY-BY', tone: 'plain' };
    case 'moving-apart':
      return { text: `MOVING APART ${event.times} / 3`, tone: 'plain' };
    case 're-engaged':
      return { text: 'NOSE TO NOSE', tone: 'plain' };
    default:
      return null;
  }
}
