import { inARow, type Names, nameOf, plural, type Seat } from '@starboard/kernel';
import type { Event } from '../rules/model.ts';
import { line } from './lines.ts';
import { firstOf } from './phrases.ts';

type EventOf<T> = Extract<Event, { readonly type: T }>;
type Events = readonly [Event, ...Event[]];

/** Several events as one line of the log: a pilot's flight in a turn, or one stage of the turn for all. */
export function foldedLine(events: Events, names: Names): string {
  const [first] = events;
  const who = (seat: Seat): string => nameOf(names, seat);
  switch (first.type) {
    case 'speed-set':
      return speeds(only(events, 'speed-set'), who);
    case 'flew':
    case 'headed':
    case 'navigated':
      return flights(events, who);
    case 'placed':
      return `${plural(events.length, 'starfighter')} are placed.`;
    case 'height-set':
    case 'passed':
    case 'collided':
      return `The pilots on the same space choose heights: ${countOf(only(events, 'collided').length, 'collision')}.`;
    case 'shot':
    case 'held-fire':
      return shots(events, who);
    case 'rolled-off':
    case 'first-named':
    case 'ordered':
      return order(events, who);
    default:
      return line(first, names);
  }
}

type Who = (seat: Seat) => string;

/** Up to this many pilots are named. */
const FEW = 6;

function speeds(set: readonly EventOf<'speed-set'>[], who: Who): string {
  if (set.length <= FEW) return `Speeds: ${inARow(set.map(({ seat, speed }) => `${who(seat)} ${speed}`))}.`;
  const counts = [6, 5, 4, 3, 2, 1].flatMap((speed) => {
    const count = set.filter((each) => each.speed === speed).length;
    return count === 0 ? [] : [`${count} set ${speed}`];
  });
  return `Speeds: ${inARow(counts)}.`;
}

/** A long order is cut after this many pilots. */
const HEAD = 4;

function order(events: Events, who: Who): string {
  const ordered = only(events, 'ordered').at(-1)?.order;
  if (ordered === undefined) return 'The pilots roll for the order.';
  return `Order of movement: ${firstOf(ordered.map(who), HEAD)}.`;
}

function flights(events: Events, who: Who): string {
  const flown = only(events, 'flew');
  const pilots = [...new Set(flown.map(({ seat }) => seat))];
  const scraped = only(events, 'navigated').filter((event) => event.scraped);
  const [pilot] = pilots;
  if (pilots.length === 1 && pilot !== undefined) {
    const spaces = flown.reduce((sum, { path }) => sum + path.length - 1, 0);
    const walls =
      scraped.length === 0 ? '' : `, and scrapes the wall${scraped.length > 1 ? ` ${scraped.length} times` : ''}`;
    return `${who(pilot)} flies ${plural(spaces, 'space')} to ${flown.at(-1)?.path.at(-1)}${walls}.`;
  }
  const scrapers = [...new Set(scraped.map(({ seat }) => who(seat)))];
  const walls =
    scrapers.length === 0
      ? 'nobody touches a wall'
      : `${inARow(scrapers)} ${scrapers.length === 1 ? 'scrapes' : 'scrape'} the wall`;
  return `${plural(pilots.length, 'starfighter')} fly: ${walls}.`;
}

function shots(events: Events, who: Who): string {
  const fired = only(events, 'shot');
  const hit = fired.filter((shot) => shot.hit).map(({ target }) => who(target));
  const hits = hit.length === 0 ? 'no hit' : `${countOf(hit.length, 'hit')}, on ${inARow([...new Set(hit)])}`;
  return `${countOf(fired.length, 'shot')}: ${hits}.`;
}

const countOf = (count: number, one: string): string => (count === 0 ? `no ${one}` : plural(count, one));

function only<T extends Event['type']>(events: Events, type: T): readonly EventOf<T>[] {
  return events.filter((event): event is EventOf<T> => event.type === type);
}
