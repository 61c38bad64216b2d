import {
  applyCall,
  askOf,
  begin,
  type Call,
  type Choice,
  choose,
  mayKnow,
  options,
  reasonAgainst,
  type Seat,
  settle,
  type Viewer,
} from '@starboard/kernel';
import { rigged } from '@starboard/testkit';
import { STANDARD } from '../../rules/01-station/station.ts';
import { rules } from '../../rules/index.ts';
import {
  type Board,
  type DeathStar,
  type Event,
  FETT,
  FIRST_TROOPER,
  HEROES,
  type Match,
  NOWHERE,
  type Rebel,
  type Setup,
  VADER,
} from '../../rules/model.ts';
import { sq } from './maps.ts';

/** Games laid out for tests: positions, the dice to come, and the answers by seat. */

export interface Playthrough {
  readonly match: Match;
  readonly events: Event[];
}

const USUAL: Setup = {
  game: 'escape',
  first: 'die',
  captureRounds: 200,
  escapeRounds: 100,
  cards: 4,
  dice: 'three',
  map: [],
};

export const wholeSetup = (changes: Partial<Setup>): Setup => ({ ...USUAL, ...changes });

/** A game at its first question. */
export function begun(players: number, setup: Partial<Setup>, ...faces: readonly number[]): Playthrough {
  const events: Event[] = [];
  const seating = Array.from({ length: players }, () => null);
  const match = begin(rules, wholeSetup(setup), seating, rigged(...faces), (event) => events.push(event));
  return { match, events };
}

/** A Rebel placed for a test: on a square by its name, or in prison. */
export interface PlacedRebel extends Partial<Omit<Rebel, 'square' | 'jailed'>> {
  readonly at?: string;
}

interface Soldiers {
  readonly vader?: string;
  readonly fett?: string;
  readonly troopers?: readonly string[];
  /** Whether Vader is down. */
  readonly down?: boolean;
}

function layOut(
  { match }: Playthrough,
  rebels: readonly PlacedRebel[],
  soldiers: Soldiers,
  changes: Partial<Board>,
): void {
  const { board } = match;
  for (const [i, { at, ...rest }] of rebels.entries()) {
    const jailed = at === 'prison';
    const start = STANDARD.starts[i] ?? 0;
    const square = at === undefined ? start : jailed ? STANDARD.detention : sq(at);
    Object.assign(board.rebels[i] as Rebel, { hero: HEROES[i], ...rest, square, jailed });
  }
  const { vader, fett, troopers = [], down = false } = soldiers;
  const squareOf = (name: string | undefined): number => (name === undefined ? NOWHERE : sq(name));
  for (const [i, soldier] of board.soldiers.entries()) {
    const name = i === VADER ? vader : i === FETT ? fett : troopers[i - FIRST_TROOPER];
    soldier.square = squareOf(name);
    soldier.down = i === VADER && down;
  }
  Object.assign(board, structuredClone(changes));
}

interface Round extends Soldiers {
  readonly rebels: readonly PlacedRebel[];
  /** The Rebels' dice, then the red one. */
  readonly dice: readonly number[];
  readonly players?: number;
  readonly setup?: Partial<Setup>;
  readonly board?: Partial<Board>;
}

/** Game 2 at the beginning of a round, after the dice. Soldiers not named are out of the game. */
export function round({
  rebels,
  dice,
  players = rebels.length + 1,
  setup = {},
  board = {},
  ...soldiers
}: Round): Playthrough {
  const played = begun(players, setup);
  const { match, events } = played;
  layOut(played, rebels, soldiers, { round: 1, ...board });
  match.stack = [
    { at: 'escape', step: 3 },
    { at: 'round', step: 0, fighting: 0, trying: 0 },
  ];
  return goOn(match, events, dice);
}

interface Turn extends Soldiers {
  readonly rebels: readonly PlacedRebel[];
  readonly die: number;
  readonly setup?: Partial<Setup>;
  readonly board?: Partial<Board>;
  readonly whose?: number;
}

/** Game 1 at the beginning of a turn, after the die. Soldiers not named are captured. */
export function turn({ rebels, die, setup = {}, board = {}, whose = 0, ...soldiers }: Turn): Playthrough {
  const played = begun(rebels.length, { game: 'capture', first: 'first', ...setup });
  const { match, events } = played;
  layOut(played, rebels, soldiers, { round: 1, ...board });
  match.stack = [
    { at: 'capture', step: 3, turns: whose + 1 },
    { at: 'turn', step: 0, rebel: whose },
  ];
  return goOn(match, events, [die]);
}

function goOn(match: Match, events: Event[], faces: readonly number[]): Playthrough {
  match.asks = [];
  match.sealed = [];
  match.dice.rigged = [...faces];
  events.length = 0;
  settle(rules, match, (event) => events.push(event));
  return { match, events };
}

export function rig({ match }: Playthrough, ...faces: readonly number[]): void {
  match.dice.rigged = [...match.dice.rigged, ...faces];
}

/** Answers a seat's ask with one of its options, and returns what happened. */
export function answer({ match, events }: Playthrough, seat: Seat, choice: Choice<DeathStar>): readonly Event[] {
  const ask = askOf(match, seat);
  if (ask === undefined) throw new Error(`seat ${seat} is not asked anything`);
  if (!options(rules, match, ask).includes(choice)) throw new Error(`${choice} may not be answered to ${ask.kind}`);
  const before = events.length;
  choose(rules, match, ask, choice, (event) => events.push(event));
  return events.slice(before);
}

/** The Rebels in question move in secret to these squares, in the order of seats. */
export function sneak(played: Playthrough, ...names: readonly string[]): void {
  for (const name of names) {
    const ask = played.match.asks[0];
    if (ask?.kind !== 'sneak') throw new Error(`nobody sneaks to ${name}`);
    answer(played, ask.seat, sq(name));
  }
}

/** The Imperial moves only these soldiers to the named squares; "up" stands Vader up. */
export function order(
  played: Playthrough,
  ...moves: readonly (readonly [soldier: number, name: string])[]
): readonly Event[] {
  const seat = played.match.board.imperial ?? 0;
  const before = played.events.length;
  for (const [soldier, name] of moves) {
    answer(played, seat, soldier);
    if (name !== 'up') answer(played, seat, sq(name));
  }
  if (askOf(played.match, seat)?.kind === 'soldier') answer(played, seat, null);
  return played.events.slice(before);
}

export function optionsOf({ match }: Playthrough, seat: Seat): readonly Choice<DeathStar>[] {
  const ask = askOf(match, seat);
  return ask === undefined ? [] : options(rules, match, ask);
}

/** The squares that a seat may choose, by their names, in alphabetical order. */
export function squaresFor(played: Playthrough, seat: Seat): readonly string[] {
  return optionsOf(played, seat)
    .map((square) => STANDARD.names[Number(square)] ?? '?')
    .toSorted((a, b) => (a < b ? -1 : 1));
}

/** The rule by which a seat may not make a choice. */
export function ruleAgainst({ match }: Playthrough, seat: Seat, choice: Choice<DeathStar>): string | undefined {
  const ask = askOf(match, seat);
  return ask === undefined ? undefined : reasonAgainst(rules, match, ask, choice)?.rule;
}

/** What is asked now, as "seat kind". */
export function asked({ match }: Playthrough): readonly string[] {
  return match.asks.map(({ seat, kind }) => `${seat} ${kind}`);
}

export function call({ match, events }: Playthrough, what: Call): readonly Event[] {
  const before = events.length;
  applyCall(rules, match, what, (event) => events.push(event));
  return events.slice(before);
}

export const resign = (played: Playthrough, ...seats: readonly Seat[]): readonly Event[] =>
  call(played, { call: 'resigned', seats });

export function only<T extends Event['type']>(events: readonly Event[], type: T) {
  return events.filter((event): event is Extract<Event, { type: T }> => event.type === type);
}

export const typesOf = (events: readonly Event[]): readonly string[] => events.map(({ type }) => type);

/** The events that a viewer may know about. */
export function known(events: readonly Event[], viewer: Viewer): readonly Event[] {
  return events.filter((event) => mayKnow(event, viewer));
}

export function rebel({ match }: Playthrough, number: number): Rebel {
  const found = match.board.rebels[number];
  if (found === undefined) throw new Error(`there is no Rebel ${number}`);
  return found;
}

/** The name of a square; empty for nowhere. */
export const nameAt = (square: number): string => STANDARD.names[square] ?? '';
