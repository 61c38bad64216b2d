import type { Seat } from '@starboard/kernel';
import { BOTH, type Event, other } from '../../rules/model.ts';

export interface Callout {
  readonly text: string;
  readonly tone: 'good' | 'bad' | 'plain';
  /** The owner of the ship concerned; null for both. */
  readonly of: Seat | null;
}

/** The words shown over the wheel during events that are shown together: at most one for each ship. */
export function callouts(together: readonly Event[], seat: Seat): readonly Callout[] {
  const volleys = BOTH.flatMap((of) => volleyAt(together, of, seat) ?? []);
  if (volleys.length > 0) return volleys;
  const said = together.flatMap((event) => callout(event, seat) ?? []);
  return said.slice(-1);
}

/** "HIT", or "2 OF 3 HIT" if several lasers fire at a ship. */
function volleyAt(together: readonly Event[], of: Seat, seat: Seat): Callout | null {
  const shots = together.filter((event) => event.type === 'shot' && event.by === other(of));
  if (shots.length === 0) return null;
  const hits = shots.filter((event) => event.type === 'shot' && event.hit).length;
  const special = together.some((event) => event.type === 'special' && event.seat === of);
  const struck = shots.length === 1 ? 'HIT' : `${hits} OF ${shots.length} HIT`;
  if (hits === 0) return { text: shots.length === 1 ? 'MISS' : `${shots.length} MISS`, tone: 'plain', of };
  return { text: special ? `${struck} · SPECIAL` : struck, tone: of === seat ? 'bad' : 'good', of };
}

function callout(event: Event, seat: Seat): Callout | null {
  const befalls = (of: Seat, text: string): Callout => ({ text, tone: of === seat ? 'bad' : 'good', of });
  const both = (text: string): Callout => ({ text, tone: 'plain', of: null });
  switch (event.type) {
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
