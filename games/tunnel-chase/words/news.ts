import { inARow, type Names, type NewsLine, nameOf, ordinal, plural, type Seat, type Viewer } from '@starboard/kernel';
import type { Event } from '../rules/model.ts';
import { line } from './lines.ts';
import { times } from './phrases.ts';

/** Up to this many pilots are followed move by move. */
const FEW = 4;

/** News for a viewer: in a crowd, everything that concerns the viewer, and only results of the others. */
export function news(events: readonly Event[], viewer: Viewer, names: Names): readonly NewsLine[] {
  const inFull = (event: Event): NewsLine => ({ line: line(event, names), rule: event.rule });
  if (names.length <= FEW) return events.map(inFull);
  return byTurn(events).flatMap((turn) => [
    ...turn.filter((event) => isForAll(event) || concerns(event, viewer)).map(inFull),
    ...inSum(
      turn.filter((event) => !concerns(event, viewer)),
      viewer,
      names,
    ),
  ]);
}

function byTurn(events: readonly Event[]): readonly (readonly Event[])[] {
  const turns: Event[][] = [[]];
  for (const event of events) {
    if (event.type === 'turn') turns.push([event]);
    else turns.at(-1)?.push(event);
  }
  return turns;
}

const FOR_ALL: readonly Event['type'][] = ['asteroid', 'turn', 'collided', 'wrecked', 'gave-up', 'called-off', 'over'];

const isForAll = ({ type }: Event): boolean => FOR_ALL.includes(type);

function concerns(event: Event, viewer: Viewer): boolean {
  if (viewer === null) return false;
  if ('pair' in event) return event.pair.includes(viewer);
  if ('rolls' in event) return event.rolls.some(([seat]) => seat === viewer);
  if ('by' in event) return event.by === viewer || event.target === viewer;
  return 'seat' in event && event.seat === viewer;
}

/** The actions of the others, one line for each kind. */
function inSum(events: readonly Event[], viewer: Viewer, names: Names): readonly NewsLine[] {
  const placed = events.filter((event) => event.type === 'placed');
  const speeds = events.filter((event) => event.type === 'speed-set');
  const scrapes = events.filter(
    (event) => event.type === 'scraped-past' || (event.type === 'navigated' && event.scraped),
  );
  const shots = events.filter((event) => event.type === 'shot');
  const who = (seat: Seat): string => nameOf(names, seat);
  return [
    ...sum(
      '10.2',
      'Placed',
      placed.map(({ seat, space }) => `${who(seat)} at ${space}`),
    ),
    ...sum(
      '4.1',
      'Speeds',
      bySpeed(
        speeds.map(({ seat, speed }) => [seat, speed]),
        who,
      ),
    ),
    ...events.flatMap((event) => (event.type === 'ordered' ? order(event.order, viewer) : [])),
    ...sum('5.3', 'Scraped the wall', counted(scrapes.flatMap((event) => ('seat' in event ? [who(event.seat)] : [])))),
    ...sum(
      '7.3',
      'Hits',
      counted(shots.flatMap(({ by, target, hit }) => (hit ? [`${who(by)} on ${who(target)}`] : []))),
    ),
    ...missed(shots.filter(({ hit }) => !hit).length),
  ];
}

function sum(rule: string, what: string, parts: readonly string[]): readonly NewsLine[] {
  return parts.length === 0 ? [] : [{ line: `${what}: ${parts.join('; ')}.`, rule }];
}

/** "6 for Ann and Bob", the fastest first. */
function bySpeed(set: readonly (readonly [Seat, number])[], who: (seat: Seat) => string): readonly string[] {
  return [6, 5, 4, 3, 2, 1].flatMap((speed) => {
    const pilots = set.filter(([, each]) => each === speed).map(([seat]) => who(seat));
    return pilots.length === 0 ? [] : [`${speed} for ${inARow(pilots)}`];
  });
}

function order(seats: readonly Seat[], viewer: Viewer): readonly NewsLine[] {
  const place = viewer === null ? -1 : seats.indexOf(viewer);
  return place < 0 ? [] : [{ line: `You move ${ordinal(place + 1)} of ${seats.length}.`, rule: '4.4' }];
}

/** Each name once, with its count. */
function counted(names: readonly string[]): readonly string[] {
  return [...new Set(names)].map((name) => {
    const count = names.filter((other) => other === name).length;
    return count === 1 ? name : `${name} ${times(count)}`;
  });
}

function missed(shots: number): readonly NewsLine[] {
  return shots === 0 ? [] : [{ line: `${plural(shots, 'other shot')} missed.`, rule: '7.3' }];
}
