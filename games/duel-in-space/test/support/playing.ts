import { rules } from '@starboard/duel-in-space/rules';
import {
  askOf,
  begin,
  type Choice,
  choose,
  mayKnow,
  options,
  type Seat,
  type Seating,
  type Viewer,
} from '@starboard/kernel';
import { rigged } from '@starboard/testkit';
import type { Board, Duel, Event, Match, Sector, Setup, Ship } from '../../rules/model.ts';

/** Duels laid out for tests: a position, the dice to come, and the answers by seat. */

interface Layout {
  readonly seating?: Seating;
  readonly setup?: Partial<Setup>;
  /** The ports in which the two see each other; if absent, dice decide. */
  readonly ports?: readonly [Sector, Sector];
  readonly ships?: readonly [Partial<Ship>, Partial<Ship>];
  readonly board?: Partial<Board>;
  /** Dice before the first question. */
  readonly faces?: readonly number[];
}

/** Dice for a hit, and for damage: a roll that takes one point, and a special one that takes two. */
export const HIT = [6, 6] as const;
export const PLAIN_DAMAGE = [3, 4] as const;
export const SPECIAL_DAMAGE = [6, 5] as const;
/** A shot that takes one point of protection. */
export const PLAIN_HIT = [...HIT, ...PLAIN_DAMAGE] as const;
/** The last of these dice is the special one. */
export const EXPLOSION = [...HIT, ...SPECIAL_DAMAGE, 6] as const;

export const NO_LASERS = { lasers: [false, false, false, false, false, false] } as const;
export const ONE_LASER = { lasers: [true, false, false, false, false, false] } as const;
export const AFT_ONLY = { lasers: [false, false, false, false, false, true] } as const;

const STANDARD: Setup = { choosing: 'seated', designs: 'stock', given: [], quietLimit: 100 };

export interface Playthrough {
  readonly match: Match;
  readonly events: Event[];
}

/** A duel at its first question. */
export function duel({
  seating = [null, null],
  setup = {},
  ports,
  ships = [{}, {}],
  board = {},
  faces,
}: Layout = {}): Playthrough {
  const events: Event[] = [];
  const dice = rigged(...(faces ?? []));
  const match = begin(rules, { ...STANDARD, ...setup }, seating, dice, (event) => events.push(event));
  Object.assign(match.board, board);
  if (ports !== undefined) match.board.ports = [...ports];
  Object.assign(match.board.ships[0], ships[0]);
  Object.assign(match.board.ships[1], ships[1]);
  return { match, events };
}

/** Rigs the dice to come. */
function rig({ match }: Playthrough, ...faces: readonly number[]): void {
  match.dice.rigged = [...match.dice.rigged, ...faces];
}

/** Answers a seat's ask with one of its options, and returns what happened. */
export function answer({ match, events }: Playthrough, seat: Seat, choice: Choice<Duel>): readonly Event[] {
  const ask = askOf(match, seat);
  if (ask === undefined) throw new Error(`seat ${seat} is not asked anything`);
  const option = options(rules, match, ask).find((one) => JSON.stringify(one) === JSON.stringify(choice));
  if (option === undefined) throw new Error(`${JSON.stringify(choice)} may not be answered to ${ask.kind}`);
  const before = events.length;
  choose(rules, match, ask, option, (event) => events.push(event));
  return events.slice(before);
}

/** What is asked now, as "seat kind". */
export function asked({ match }: Playthrough): readonly string[] {
  return match.asks.map(({ seat, kind }) => `${seat} ${kind}`);
}

interface TurnPlan {
  readonly aim?: readonly [Sector, Sector];
  readonly heading?: readonly [number, number];
  /** Dice from the headings on. */
  readonly faces?: readonly number[];
  /** The seats that fire everything that bears; the others hold fire. */
  readonly fire?: readonly Seat[];
}

/** Plays a turn from the turret through the fire and returns what happened; every given die must be rolled. */
export function turn(
  played: Playthrough,
  { aim = [3, 3], heading = [0, 0], faces = [], fire = [] }: TurnPlan = {},
): readonly Event[] {
  const { match, events } = played;
  const before = events.length;
  const everyone: readonly Seat[] = [0, 1];
  for (const seat of everyone) if (askOf(match, seat)?.kind === 'aim') answer(played, seat, aim[seat === 0 ? 0 : 1]);
  rig(played, ...faces);
  for (const seat of everyone)
    if (askOf(match, seat)?.kind === 'heading') answer(played, seat, heading[seat === 0 ? 0 : 1]);
  for (const seat of everyone) {
    const ask = askOf(match, seat);
    if (ask?.kind !== 'fire') continue;
    const [all = []] = options(rules, match, ask);
    answer(played, seat, fire.includes(seat) ? all : []);
  }
  if (match.dice.rigged.length > 0) throw new Error(`nobody rolled the dice ${match.dice.rigged.join(', ')}`);
  return events.slice(before);
}

/** The ships have flown apart for two turns and are flying the third. */
export const leaving = { ports: [5, 5], board: { movingApart: 2 } } as const;

/** One laser of the first seat hits the second seat's ship, which cannot answer; the given dice follow. */
export function shootAt(target: Partial<Ship>, ...faces: readonly number[]) {
  const played = duel({ ports: [1, 4], ships: [ONE_LASER, target] });
  const events = turn(played, { fire: [0], faces: [...HIT, ...faces] });
  return { played, events, target: played.match.board.ships[1] };
}

export function only<T extends Event['type']>(
  events: readonly Event[],
  type: T,
): readonly Extract<Event, { type: T }>[] {
  return events.filter((event): event is Extract<Event, { type: T }> => event.type === type);
}

export function build(played: Playthrough, seat: Seat, ...points: readonly number[]): void {
  for (const spent of points) answer(played, seat, spent);
}

/** Two secret designs, at the first aim. */
export function secretDuel(): Playthrough {
  const played = duel({ setup: { designs: 'secret' } });
  build(played, 0, 5, 8, 7);
  build(played, 1, 2, 10, 8);
  return played;
}

/** The events that a viewer may know about. */
export function known(events: readonly Event[], viewer: Viewer): readonly Event[] {
  return events.filter((event) => mayKnow(event, viewer));
}
