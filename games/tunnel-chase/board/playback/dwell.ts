import type { Seat } from '@starboard/kernel';
import type { SeenMoment } from '@starboard/ui';
import { asteroidIn, seeEachOther } from '../../rules/flight.ts';
import { type BoardView, type Chase, type Event, isFlying } from '../../rules/model.ts';

/** How long playback shows each event among a few pilots, in milliseconds. */
const DWELL: { readonly [T in Event['type']]: number } = {
  asteroid: 0,
  designed: 250,
  'rolled-off': 1200,
  'role-chosen': 500,
  led: 1000,
  placed: 400,
  turn: 0,
  'speed-set': 0,
  'scraped-past': 700,
  'first-named': 500,
  ordered: 1000,
  flew: 150,
  headed: 0,
  navigated: 1100,
  'height-set': 400,
  collided: 1100,
  passed: 600,
  'held-fire': 300,
  shot: 1300,
  wrecked: 1300,
  'gave-up': 900,
  'called-off': 900,
  over: 1500,
};

/** The time to fly one space. */
const SPACE_TIME = 80;

/** More pilots than this are a crowd. */
const A_FEW = 4;
/** In a crowd: the share of the usual time for events in sight, and the time for those everybody should know. */
const IN_SIGHT = 0.4;
const NEWS: { readonly [T in Event['type']]?: number } = { ordered: 800, wrecked: 700, 'gave-up': 500, over: 1500 };
const NEWS_TO_THE_DEAD: typeof NEWS = { wrecked: 450, over: 1500 };

/** In a crowd, playback pauses only for events that concern the viewer; the log has the rest. */
export function dwell(event: Event, { seat, board }: SeenMoment<Chase>): number {
  const full = fullTime(event);
  if (board.pilots.length <= A_FEW || (seat !== null && involves(event, seat))) return full;
  const pilot = seat === null ? undefined : board.pilots[seat];
  if (seat === null || pilot === undefined || !isFlying(pilot)) return NEWS_TO_THE_DEAD[event.type] ?? 0;
  const news = NEWS[event.type];
  if (news !== undefined) return news;
  return isSeen(event, board, seat) ? Math.round(full * IN_SIGHT) : 0;
}

function fullTime(event: Event): number {
  if (event.type === 'flew') return DWELL.flew + SPACE_TIME * (event.path.length - 1);
  if (event.type === 'navigated' && event.dice === null && !event.scraped) return 0;
  return DWELL[event.type];
}

function involves(event: Event, seat: Seat): boolean {
  return seatsIn(event).includes(seat);
}

function seatsIn(event: Event): readonly Seat[] {
  switch (event.type) {
    case 'shot':
      return [event.by, event.target];
    case 'collided':
    case 'passed':
      return event.pair;
    case 'rolled-off':
      return event.what === 'places' ? [] : event.rolls.map(([seat]) => seat);
    default:
      return 'seat' in event ? [event.seat] : [];
  }
}

/** Flights, scrapes and shots within sight; nobody sees a die from afar. */
const TO_BE_SEEN: readonly Event['type'][] = ['flew', 'navigated', 'shot', 'collided'];

function isSeen(event: Event, board: BoardView, me: Seat): boolean {
  const mine = board.pilots[me]?.space ?? -1;
  if (mine < 0 || !TO_BE_SEEN.includes(event.type)) return false;
  if (event.type === 'navigated' && !event.scraped) return false;
  const asteroid = asteroidIn(board);
  return seatsIn(event).some((seat) => {
    const space = board.pilots[seat]?.space ?? -1;
    return space >= 0 && seeEachOther(asteroid, mine, space);
  });
}
