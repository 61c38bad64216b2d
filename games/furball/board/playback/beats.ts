import { type Names, nameOf } from '@starboard/kernel';
import type { Beats, DiceSum } from '@starboard/ui';
import type { Event, Furball } from '../../rules/model.ts';
import { facesInWords } from '../../words/phrases.ts';

/** What a ship does in its turn to fly. */
const FLIGHT: readonly Event['type'][] = ['revealed', 'turned-dial', 'flew', 'shifted', 'acts', 'token', 'locked'];
/** What belongs to an attack after it was announced. */
const ATTACK: readonly Event['type'][] = [
  'rolled',
  'dice',
  'compared',
  'lost-shield',
  'dealt',
  'turned-up',
  'turned-down',
  'scrapped',
  'token',
  'locked',
  'used',
  'discarded',
  'flipped',
  'condition',
];
const ENDS: readonly Event['type'][] = ['destroyed', 'scored'];
const BEGINS: readonly Event['type'][] = ['round', 'phase'];
const PLACES: readonly Event['type'][] = ['placed', 'waits', 'ordered'];

export const beats: Beats<Furball> = {
  joins,
  sum: attack,
  attack: 'attacks',
  firstTimes: {
    flew: 'Ships fly the manoeuvres on their dials, the lowest pilot skill first.',
    acts: 'After flying, a ship may take one action, such as a focus or a target lock.',
    attacks: 'After all flights, ships attack, the highest pilot skill first.',
    rolled: 'The attacker’s hits are cancelled by the defender’s evades. What is left is damage.',
    'lost-shield': 'Shields take damage first, then the hull.',
    dealt: 'Each damage to the hull is a card. As many cards as hull points destroy the ship.',
    destroyed: 'A destroyed ship comes back: its pilot is out only for a moment, and the attacker scores.',
  },
};

/** Flights in which nothing is touched pass at once, each ship with what it does; an attack is shown with its dice. */
function joins(beat: readonly Event[], next: Event): boolean {
  const [first] = beat;
  if (first === undefined) return false;
  for (const group of [ENDS, BEGINS, PLACES]) if (group.includes(first.type)) return group.includes(next.type);
  if (FLIGHT.includes(first.type) && beat.every(isSmooth)) return FLIGHT.includes(next.type) && !fliesAgain(beat, next);
  if (!ATTACK.includes(first.type) || !ATTACK.includes(next.type)) return false;
  return next.type !== 'compared' || !beat.some(({ type }) => type === 'compared');
}

const isSmooth = (event: Event): boolean =>
  event.type !== 'flew' || (event.touched.length === 0 && event.rocks.length === 0);

const fliesAgain = (beat: readonly Event[], next: Event): boolean =>
  (next.type === 'flew' || next.type === 'shifted') &&
  (!isSmooth(next) ||
    beat.some((event) => (event.type === 'flew' || event.type === 'shifted') && event.ship === next.ship));

/** "2 hits against 1 evade". */
function attack(beat: readonly Event[], names: Names): DiceSum | null {
  const compared = beat.find((event) => event.type === 'compared');
  if (compared === undefined) return null;
  const { ship, target, hit, hits, crits } = compared;
  const last = (pool: 'attack' | 'defence'): string => {
    const rolled = beat.findLast((event) => (event.type === 'rolled' || event.type === 'dice') && event.pool === pool);
    return rolled !== undefined && 'faces' in rolled ? facesInWords(rolled.faces) : 'no dice';
  };
  return {
    title: `${nameOf(names, ship)} attacks ${nameOf(names, target)}`,
    verdict: `${last('attack')} against ${last('defence')}: ${hit ? `${hits + crits} through` : 'miss'}`,
    good: hit,
    goodFor: [ship],
  };
}
