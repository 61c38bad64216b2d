import type { GameTypes, Viewer } from '@starboard/kernel';
import type { BoardModule, EventSound } from '@starboard/ui';

/** A sound, so many seconds after the beat begins. */
interface TimedSound {
  readonly name: EventSound;
  readonly after: number;
}

const BETWEEN_BOLTS = 0.07;
const MOST_BOLTS = 6;
/** The time in which a bolt flies to its target. */
const FLIGHT = 0.3;

/** The sounds of what is shown together: bolts one after the other, then what they strike; all others once. */
export function beatSounds(
  { sound }: Pick<BoardModule<GameTypes>, 'sound'>,
  events: readonly GameTypes['event'][],
): readonly TimedSound[] {
  const names = events.flatMap((event) => sound?.(event) ?? []);
  const bolts = names.filter((name) => name === 'bolt').slice(0, MOST_BOLTS);
  const others = [...new Set(names)].filter((name) => name !== 'bolt');
  return [
    ...bolts.map((name, nth) => ({ name, after: nth * BETWEEN_BOLTS })),
    ...others.map((name) => ({ name, after: bolts.length > 0 ? FLIGHT : 0 })),
  ];
}

/** What the end sounds like to somebody: to a spectator and to several players on one screen, neither good nor bad. */
export function endSound(places: readonly number[], viewer: Viewer, alone: boolean): 'won' | 'lost' | 'over' {
  const place = viewer === null || !alone ? undefined : places[viewer];
  if (place === undefined || places.every((each) => each === place)) return 'over';
  return place === 1 ? 'won' : 'lost';
}
