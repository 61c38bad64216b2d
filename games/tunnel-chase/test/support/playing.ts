import {
  applyCall,
  askOf,
  begin,
  type Choice,
  choose,
  mayKnow,
  options,
  type Seat,
  type Viewer,
} from '@starboard/kernel';
import { rigged } from '@starboard/testkit';
import { type Asteroid, asteroidOf } from '../../rules/01-asteroid/asteroid.ts';
import { rules } from '../../rules/index.ts';
import type { Board, Chase, Event, Match, Pilot, Setup } from '../../rules/model.ts';

/** Chases laid out for tests: where everybody is, the dice to come, and the answers by seat. */

const STANDARD: Setup = {
  asteroid: 1,
  start: 'usual',
  designs: 'stock',
  first: 'stock',
  others: 'stock',
  quietLimit: 200,
};

export const wholeSetup = (changes: Partial<Setup>): Setup => ({ ...STANDARD, ...changes });

export interface Playthrough {
  readonly match: Match;
  readonly events: Event[];
}

interface Layout {
  readonly pilots?: number;
  readonly setup?: Partial<Setup>;
  /** Dice before the first question. */
  readonly faces?: readonly number[];
}

/** A chase at its first question. */
export function chase({ pilots = 2, setup = {}, faces = [] }: Layout = {}): Playthrough {
  const events: Event[] = [];
  const seating = Array.from({ length: pilots }, () => null);
  const match = begin(rules, wholeSetup(setup), seating, rigged(...faces), (event) => events.push(event));
  return { match, events };
}

/** Pilots in the given positions, about to set their speeds for the second turn. */
export function inFlight(
  pilots: readonly Partial<Pilot>[],
  { setup = {}, board = {} }: { readonly setup?: Partial<Setup>; readonly board?: Partial<Board> } = {},
): Playthrough {
  const played = chase({ pilots: pilots.length, setup: { ...setup, start: pilots.length === 2 ? 'basic' : 'chase' } });
  const { match } = played;
  Object.assign(match.board, { turn: 1, ...board });
  match.stack = [{ at: 'chase', step: 4 }];
  match.asks = [];
  match.sealed = [];
  for (const [seat, pilot] of pilots.entries())
    Object.assign(match.board.pilots[seat] as Pilot, { speed: 3, built: true }, pilot);
  return beginTurn(played);
}

/** Does what the kernel does when a procedure returns. */
function beginTurn(played: Playthrough): Playthrough {
  const { match, events } = played;
  match.board.turn++;
  match.stack.push({
    at: 'turn',
    step: 1,
    returned: null,
    order: [],
    moved: 0,
    heights: match.board.pilots.map(() => null),
    shots: match.board.pilots.map(() => null),
  });
  match.asks = match.board.pilots.flatMap(({ out }, seat) => (out === 0 ? [{ kind: 'speed', seat } as const] : []));
  events.length = 0;
  return played;
}

/** Rigs the dice to come. */
export function rig({ match }: Playthrough, ...faces: readonly number[]): void {
  match.dice.rigged = [...match.dice.rigged, ...faces];
}

/** Answers a seat's ask with one of its options, and returns what happened. */
export function answer({ match, events }: Playthrough, seat: Seat, choice: Choice<Chase>): readonly Event[] {
  const ask = askOf(match, seat);
  if (ask === undefined) throw new Error(`seat ${seat} is not asked anything`);
  if (!options(rules, match, ask).includes(choice)) throw new Error(`${choice} may not be answered to ${ask.kind}`);
  const before = events.length;
  choose(rules, match, ask, choice, (event) => events.push(event));
  return events.slice(before);
}

/** All seats set their speeds; the given dice come next. */
export function setSpeeds(
  played: Playthrough,
  speeds: readonly number[],
  ...faces: readonly number[]
): readonly Event[] {
  const before = played.events.length;
  rig(played, ...faces);
  for (const [seat, speed] of speeds.entries()) answer(played, seat, speed);
  return played.events.slice(before);
}

export function resign({ match, events }: Playthrough, ...seats: readonly Seat[]): void {
  applyCall(rules, match, { call: 'resigned', seats }, (event) => events.push(event));
}

/** What is asked now, as "seat kind". */
export function asked({ match }: Playthrough): readonly string[] {
  return match.asks.map(({ seat, kind }) => `${seat} ${kind}`);
}

export function optionsOf({ match }: Playthrough, seat: Seat): readonly Choice<Chase>[] {
  const ask = askOf(match, seat);
  return ask === undefined ? [] : options(rules, match, ask);
}

export function only<T extends Event['type']>(events: readonly Event[], type: T) {
  return events.filter((event): event is Extract<Event, { type: T }> => event.type === type);
}

/** The events that a viewer may know about. */
export function known(events: readonly Event[], viewer: Viewer): readonly Event[] {
  return events.filter((event) => mayKnow(event, viewer));
}

/** The space of a junction, by the names of its piece and its own. */
export function nodeOf({ pieces }: Asteroid, piece: string, node: string): number {
  const found = pieces.find(({ layout }) => layout.piece.id === piece);
  const within = found?.layout.spaces.findIndex((space) => space.node === node) ?? -1;
  if (found === undefined || within < 0) throw new Error(`there is no junction ${node} in ${piece}`);
  return found.first + within;
}

/** A space on a track of a piece, by the number of the track and the place on it. */
export function onTrack({ pieces }: Asteroid, piece: string, track: number, place: number): number {
  const found = pieces.find(({ layout }) => layout.piece.id === piece);
  const tracks = found?.layout.piece.tracks ?? [];
  const nodes = Object.keys(found?.layout.piece.nodes ?? {}).length;
  const before = tracks.slice(0, track).reduce((sum, { spaces }) => sum + spaces.length, nodes);
  return (found?.first ?? 0) + before + place;
}

/** Enough sixes to succeed on every curve. */
export const SIXES: readonly number[] = Array.from({ length: 60 }, () => 6);

export const ASTEROID = asteroidOf(1);

/** Consecutive spaces of a straight without ratings, next to the switchback. */
export function run(piece: string, track: number, from: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, i) => onTrack(ASTEROID, piece, track, from + i));
}

/** A pilot on one of a run of spaces, flying up it, or down. */
export function on(
  spaces: readonly number[],
  place: number,
  way: 1 | -1 = 1,
): Pick<Pilot, 'space' | 'heading' | 'rear'> {
  const [space = -1, heading = -1] = [spaces[place], spaces[place + way]];
  const rear = ASTEROID.neighbours[space]?.find((other) => other !== heading) ?? -1;
  return { space, heading, rear };
}
