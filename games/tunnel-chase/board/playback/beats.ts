import { type Names, nameOf, plural } from '@starboard/kernel';
import type { Beats, DiceSum } from '@starboard/ui';
import type { Chase, Event } from '../../rules/model.ts';

type EventOf<T> = Extract<Event, { readonly type: T }>;

const SHOTS: readonly Event['type'][] = ['shot', 'held-fire'];
const SPEEDS: readonly Event['type'][] = ['rolled-off', 'scraped-past', 'first-named', 'ordered'];
const STARTS: readonly Event['type'][] = ['designed', 'role-chosen', 'led', 'placed'];

export const beats: Beats<Chase> = {
  joins,
  sum: volley,
  attack: 'shot',
  firstTimes: {
    ordered: 'All speeds are shown together. The fastest pilot flies first.',
    navigated: 'At a curve you roll two dice against its rating. The faster you fly, the more you need.',
    'scraped-past': 'Two pilots can’t pass in a narrow tunnel without a scrape: 1 damage, and one space slower.',
    collided: 'Pilots who meet at the same height collide, and both are damaged.',
    shot: 'You can fire at a pilot you see ahead. The farther away, the more the two dice must show.',
    wrecked: 'A starfighter without protection blows up.',
  },
};

/** Flights of several pilots pass at once, up to the first that rolls at a curve. So do all shots of a turn. */
function joins(beat: readonly Event[], next: Event): boolean {
  const [first] = beat;
  if (first === undefined) return false;
  for (const group of [SHOTS, SPEEDS, STARTS]) if (group.includes(first.type)) return group.includes(next.type);
  if (first.type !== 'flew') return false;
  if (next.type === 'flew') return !beat.some((event) => rolls(event) || isFlightOf(event, next.seat));
  return next.type === 'navigated' && beat.at(-1)?.type !== 'navigated';
}

const rolls = (event: Event): boolean => event.type === 'navigated' && event.dice !== null;
const isFlightOf = (event: Event, seat: number): boolean => event.type === 'flew' && event.seat === seat;

function volley(beat: readonly Event[], names: Names): DiceSum | null {
  const shots = beat.filter((event): event is EventOf<'shot'> => event.type === 'shot');
  if (shots.length === 0) return null;
  const hits = shots.filter(({ hit }) => hit);
  const struck = [...new Set(hits.map(({ target }) => nameOf(names, target)))];
  const said = `${hits.length} of ${shots.length} hit`;
  return {
    title: plural(shots.length, 'shot'),
    verdict: struck.length === 0 || struck.length > 3 ? said : `${said}: ${struck.join(', ')}`,
    good: hits.length > 0,
  };
}
