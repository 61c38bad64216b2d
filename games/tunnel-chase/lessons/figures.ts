import { oneDecimal, percent, type Seat, type View } from '@starboard/kernel';
import { chanceOfRoll, easiestFirst, type Way } from '../board/ahead/ways.ts';
import { aimAt } from '../board/combat/aim.ts';
import { atSpeed, waysOn } from '../board/orders/use-orders.ts';
import { protectionLeft } from '../rules/02-starfighters.ts';
import { speedsAfter } from '../rules/04-movement/movement.ts';
import { navigationRoll } from '../rules/05-navigation.ts';
import { asteroidIn, ratingOn } from '../rules/flight.ts';
import { type Chase, type Event, pilotOf } from '../rules/model.ts';
import { KES, ME } from './positions.ts';

/** The figures in the sentences of lessons, from the rules and from the odds on the board. */

type Seen = Pick<View<Chase>, 'board'>;

function flownBy({ board }: Seen, seat: Seat) {
  const pilot = pilotOf(board, seat);
  if (pilot.design === null) throw new Error('no lesson has secret designs');
  return { ...pilot, design: pilot.design };
}

export const protection = (view: Seen, seat: Seat): number => protectionLeft(flownBy(view, seat));

/** 5.6 What is rolled for on the second of three spaces in a row. */
export const rating = ({ board }: Seen, [from, space, to]: readonly [number, number, number]): number =>
  ratingOn(asteroidIn(board), from, space, to);

/** 4.2 The lowest and the highest speed that a pilot may set next. */
export function nextSpeeds(view: Seen, seat: Seat): readonly [slowest: number, fastest: number] {
  const speeds = speedsAfter(flown(view, seat));
  return [Math.min(...speeds), Math.max(...speeds)];
}

/** "1, 2 or 3 spaces" */
export const inSpaces = (view: Seen, seat: Seat): string =>
  `${speedsAfter(flown(view, seat))
    .join(', ')
    .replace(/, (\d)$/, ' or $1')} spaces`;

export const flown = (view: Seen, seat: Seat): number => flownBy(view, seat).speed;

/** Whether Kes is where I can shoot at it. */
export const hasShot = ({ board }: Seen): boolean => aimAt(board, ME, KES) !== null;

/** "at range 1 you need 4 or more (92%)" */
export function aim({ board }: Seen): string {
  const shot = aimAt(board, ME, KES);
  return shot === null
    ? 'you have no shot'
    : `at range ${shot.range} you need ${shot.needed} or more (${percent(shot.chance)})`;
}

/** The chance to fly a curve with this rating. */
export const chanceOnCurve = (view: Seen, rating: number, speed: number): string =>
  percent(chanceOfRoll(navigationRoll(rating, speed, flownBy(view, ME).design.handling)));

/** The chance to touch no wall at a speed. */
export const cleanAt = ({ board }: Seen, speed: number): string => clean(atSpeed(board, ME, speed));

/** The chance to touch no wall after taking a way at a branch. */
export const cleanBy = (view: Pick<View<Chase>, 'board' | 'stack'>, way: number): string =>
  clean(waysOn(view, ME, way));

/** How often I touch walls at a speed, on average. */
export const scrapesAt = ({ board }: Seen, speed: number): string =>
  oneDecimal(easiestFirst(atSpeed(board, ME, speed))[0]?.scrapes ?? 0);

const clean = (ways: readonly Way[]): string => percent(easiestFirst(ways)[0]?.clean ?? 0);

export const shotsBy = (events: readonly Event[], by: Seat) =>
  events.flatMap((event) => (event.type === 'shot' && event.by === by ? [event] : []));

export const hitsBy = (events: readonly Event[], by: Seat): number =>
  shotsBy(events, by).filter(({ hit }) => hit).length;

export const collided = (events: readonly Event[]): boolean => events.some(({ type }) => type === 'collided');

/** My curves and spaces of The Squeeze, with their rolls. */
const curvesFlown = (events: readonly Event[]) =>
  events.flatMap((event) => (event.type === 'navigated' && event.seat === ME ? [event] : []));

export const scrapes = (events: readonly Event[]): number =>
  curvesFlown(events).filter(({ scraped }) => scraped).length;

export const hasFlown = (events: readonly Event[], space: number): boolean =>
  curvesFlown(events).some((each) => each.space === space);

/** "once", "twice", "3 times" */
export const timesInWords = (count: number): string =>
  count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`;
