import { type Hex, hexAt } from '@starboard/geometry';
import { askOf, begin, type Choice, choose, options, type Seat, same, validate } from '@starboard/kernel';
import { rules } from '@starboard/starfire/rules';
import { rigged } from '@starboard/testkit';
import { afterEach, expect } from 'vitest';
import type { Event, Match, Order, Setup, Ship, ShipId, Side, Starfire } from '../../rules/model.ts';
import { shipAt } from '../../rules/model.ts';

/** Battles laid out for tests: ships where they should be, the dice to come, and the answers by seat. */

const laidOut: Playthrough[] = [];

/** Faces that were rigged but never rolled: a test with any of these depends on chance. */
export function neverRolled(): readonly number[] {
  return laidOut.splice(0).flatMap(({ match }) => match.dice.rigged);
}

afterEach(() => {
  expect(neverRolled()).toEqual([]);
});

interface Layout {
  readonly setup?: Partial<Setup>;
  readonly seats?: number;
  /** Changes to the first ships, in their order. */
  readonly ships?: readonly Partial<Ship>[];
  /** The winner of initiative on the first turn. */
  readonly winner?: Side;
  /** Dice before the first question, instead of initiative by `winner`. */
  readonly faces?: readonly number[];
}

export interface Playthrough {
  readonly match: Match;
  readonly events: Event[];
}

export function wholeSetup(setup: Partial<Setup> = {}): Setup {
  const fitted = validate(rules.setup, setup);
  if (!fitted.ok) throw new Error(`${fitted.invalid.at} ${fitted.invalid.problem}`);
  return fitted.value;
}

/** A battle at its first question; movement points are counted again. */
export function battle({ setup = {}, seats = 2, ships = [], winner = 1, faces }: Layout = {}): Playthrough {
  const events: Event[] = [];
  const dice = rigged(...(faces ?? (winner === 0 ? [9, 2] : [2, 9])));
  const seating = Array.from({ length: seats }, () => null);
  const match = begin(rules, wholeSetup(setup), seating, dice, (event) => events.push(event));
  for (const [id, changes] of ships.entries()) Object.assign(shipAt(match.board, id), changes);
  const played = { match, events };
  laidOut.push(played);
  return played;
}

/** Two ships of an own scenario: side A's faces east, and side B's faces it from `range` hexes to the east. */
export function duel(a: string, b: string, range: number, layout: Layout = {}): Playthrough {
  const [first = {}, second = {}] = layout.ships ?? [];
  return battle({
    ...layout,
    setup: { scenario: 'own', fleetA: [`Ann - ${a}`], fleetB: [`Bob - ${b}`], ...layout.setup },
    ships: [
      { ...at(20, 20), facing: 0, ...first },
      { ...at(20 + range, 20), facing: 3, ...second },
    ],
  });
}

export const at = (column: number, row: number): Hex => hexAt({ column, row });

/** Answers a seat's ask with one of its options, and returns what happened. */
export function answer({ match, events }: Playthrough, seat: Seat, choice: Choice<Starfire>): readonly Event[] {
  const ask = askOf(match, seat);
  if (ask === undefined) throw new Error(`seat ${seat} is not asked anything`);
  const option = options(rules, match, ask).find((one) => same(one, choice));
  if (option === undefined) throw new Error(`${JSON.stringify(choice)} may not be answered to ${ask.kind}`);
  const before = events.length;
  choose(rules, match, ask, option, (event) => events.push(event));
  return events.slice(before);
}

/** The present asks as "seat kind", with the name of the ship if one is meant. */
export function asked({ match }: Playthrough): readonly string[] {
  return match.asks.map((ask) =>
    'ship' in ask ? `${ask.seat} ${ask.kind} ${shipAt(match.board, ask.ship).name}` : `${ask.seat} ${ask.kind}`,
  );
}

/** Gives every ship the same order until the movement or the turn is over. */
export function allMove(played: Playthrough, order: Order = 'stay'): readonly Event[] {
  const before = played.events.length;
  const { turn } = played.match.board;
  for (let ask = played.match.asks[0]; ask?.kind === 'move'; ask = played.match.asks[0]) {
    if (played.match.board.turn !== turn) break;
    answer(played, ask.seat, order);
  }
  return played.events.slice(before);
}

/** Rigs the dice to come. */
export function rig({ match }: Playthrough, ...faces: readonly number[]): void {
  match.dice.rigged = [...match.dice.rigged, ...faces];
}

export function ship({ match }: Playthrough, id: ShipId): Ship {
  return shipAt(match.board, id);
}

/** Fires everything of one ship at another, with these dice. */
export function fireAll(
  played: Playthrough,
  id: ShipId,
  target: ShipId,
  ...faces: readonly number[]
): readonly Event[] {
  rig(played, ...faces);
  return answer(played, ship(played, id).seat, { ship: id, at: target, all: true });
}

/** All but the given places of a strip, destroyed. */
export function onlyWorking({ design }: Ship, ...places: readonly number[]): boolean[] {
  return design.systems.map((_, place) => places.includes(place));
}

export function only<T extends Event['type']>(
  events: readonly Event[],
  type: T,
): readonly Extract<Event, { type: T }>[] {
  return events.filter((event): event is Extract<Event, { type: T }> => event.type === type);
}
