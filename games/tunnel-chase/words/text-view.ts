import { inARow, type Names, nameOf, plural, type Seat, type View } from '@starboard/kernel';
import type { Asteroid } from '../rules/01-asteroid/asteroid.ts';
import { asteroidIn, distanceBetween, isAhead, ratingOn, seeEachOther, waysOn } from '../rules/flight.ts';
import { type BoardView, type Chase, isFlying, NOWHERE, type PilotView, pilotOf } from '../rules/model.ts';
import { lookAhead, type Passage } from './ahead.ts';
import { compassName, spaceName, turnName } from './places.ts';

/** With more pilots than this, one line covers those out of sight and names only a few. */
const FEW = 8;
/** The farthest that a pilot flies in a turn. */
const IN_REACH = 6;

/** Describes the whole board, one fact a line. */
export function describe(view: View<Chase>, names: Names): readonly string[] {
  const { board, seat } = view;
  const { turn, asteroid } = board;
  const own = seat === null ? undefined : board.pilots[seat];
  return [
    `${turn === 0 ? 'The chase has not begun' : `Turn ${turn}`}, asteroid ${asteroid}.`,
    ...(own === undefined ? [] : mine(board, own)),
    ...others(view, names),
    ...lost(board, names),
  ];
}

/** The viewer's own starfighter, and the way ahead. */
function mine(board: BoardView, own: PilotView): readonly string[] {
  if (!isFlying(own)) return ['You are out of the chase.'];
  const { design } = own;
  const ratings = design === null ? '' : `, handling ${design.handling}, accuracy ${design.accuracy}`;
  return [
    `You: ${whereabouts(board, own)}${ratings}.`,
    ...(isOnCourse(own) ? [`  Ahead: ${wayAhead(asteroidIn(board), own)}.`] : []),
  ];
}

function isOnCourse({ space, heading }: PilotView): boolean {
  return space !== NOWHERE && heading !== NOWHERE && heading !== space;
}

/** "112 in the Fork, flying north-east, speed 3, protection 8 of 10". */
function whereabouts(board: BoardView, pilot: PilotView): string {
  const asteroid = asteroidIn(board);
  const { space, heading, speed, design, damage } = pilot;
  const shape =
    design === null ? `${damage} damage` : `protection ${design.protection - damage} of ${design.protection}`;
  if (space === NOWHERE) return `not placed yet, ${shape}`;
  const flying = isOnCourse(pilot) ? `, flying ${compassName(asteroid, space, heading)}` : '';
  return `at ${spaceName(asteroid, space)}${flying}${speed < 0 ? '' : `, speed ${speed}`}, ${shape}`;
}

/** The path up to the next branch, and the ways from there. */
function wayAhead(asteroid: Asteroid, own: PilotView): string {
  const { spaces, passages, branches } = lookAhead(asteroid, own, IN_REACH * 2);
  const rated = passages.map((passage) => ratedIn(spaces, passage));
  const curves = rated.length === 0 ? 'no curve' : rated.join(', ');
  const junction = spaces.at(-1) ?? NOWHERE;
  if (!branches) return `${curves} within ${plural(spaces.length, 'space')}`;
  const rear = spaces.at(-2) ?? own.space;
  const ways = waysOn(asteroid, { space: junction, rear }).map((way) => {
    const rating = ratingOn(asteroid, rear, junction, way);
    return `${turnName(asteroid, rear, junction, way)} to ${way}${rating === 0 ? '' : ` (rated ${rating})`}`;
  });
  return `${curves}, then a branch at ${junction} after ${plural(spaces.length, 'space')}: ${ways.join(', ')}`;
}

const ratedIn = (spaces: readonly number[], { space, rating }: Passage): string =>
  `curve rated ${rating} after ${plural(spaces.indexOf(space) + 1, 'space')}`;

function others({ board, seat }: View<Chase>, names: Names): readonly string[] {
  const own = seat === null ? undefined : board.pilots[seat];
  const seats = [...board.pilots.keys()].filter((other) => other !== seat && isFlying(pilotOf(board, other)));
  if (own === undefined) return seats.map((other) => inFull(board, other, names, ''));
  if (own.space === NOWHERE) return placing(board, seats, names);
  const asteroid = asteroidIn(board);
  const far = (other: Seat): number => distanceBetween(asteroid, own.space, pilotOf(board, other).space);
  const near = seats.toSorted((a, b) => far(a) - far(b));
  const seen = near.filter((other) => seeEachOther(asteroid, own.space, pilotOf(board, other).space));
  const hidden = near.filter((other) => !seen.includes(other));
  const away = (other: Seat): string => `${plural(far(other), 'space')} away`;
  const [shown, told] = board.pilots.length > FEW ? [seen, hidden] : [near, []];
  return [
    ...shown.map((other) =>
      inFull(board, other, names, `; ${relation(asteroid, own, pilotOf(board, other), away(other))}`),
    ),
    ...outOfSight(told.map((other) => inShort(board, other, names, far(other)))),
  ];
}

/** The nearest pilots out of sight, and the number of the others. */
function outOfSight(hidden: readonly string[]): readonly string[] {
  const more = hidden.length - FEW;
  const rest = more > 0 ? [`${more} more farther away`] : [];
  return hidden.length === 0 ? [] : [`Out of sight: ${[...hidden.slice(0, FEW), ...rest].join(', ')}.`];
}

/** Before the viewer is placed: the positions of the others. */
function placing(board: BoardView, seats: readonly Seat[], names: Names): readonly string[] {
  const space = (seat: Seat): number => pilotOf(board, seat).space;
  const placed = seats.filter((seat) => space(seat) !== NOWHERE);
  const waiting = seats.filter((seat) => space(seat) === NOWHERE);
  return [
    ...(placed.length === 0
      ? []
      : [`Placed: ${placed.map((seat) => `${nameOf(names, seat)} at ${space(seat)}`).join(', ')}.`]),
    ...(waiting.length === 0 ? [] : [`Not placed yet: ${inARow(waiting.map((seat) => nameOf(names, seat)))}.`]),
  ];
}

const inFull = (board: BoardView, seat: Seat, names: Names, more: string): string =>
  `${nameOf(names, seat)}: ${whereabouts(board, pilotOf(board, seat))}${more}.`;

/** "Ben (12 away, 7 left)". */
function inShort(board: BoardView, seat: Seat, names: Names, far: number): string {
  const { design, damage } = pilotOf(board, seat);
  return `${nameOf(names, seat)} (${far} away, ${design === null ? `${damage} damage` : `${design.protection - damage} left`})`;
}

/** Another pilot's relation to the viewer. */
function relation(asteroid: Asteroid, own: PilotView, other: PilotView, away: string): string {
  if (own.space === other.space) return 'on your space';
  if (!seeEachOther(asteroid, own.space, other.space)) return `out of sight, ${away}`;
  const [ahead, behind] = [isAhead(asteroid, own, other), isAhead(asteroid, other, own)];
  if (ahead) return behind ? `coming at you, ${away}` : `ahead of you, ${away}`;
  return behind ? `on your tail, ${away}` : `in sight, ${away}`;
}

function lost({ pilots }: BoardView, names: Names): readonly string[] {
  const out = [...pilots.keys()].filter((seat) => !isFlying(pilotOf({ pilots }, seat)));
  return out.length === 0 ? [] : [`Out of the chase: ${inARow(out.map((seat) => nameOf(names, seat)))}.`];
}
