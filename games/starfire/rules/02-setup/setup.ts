import { ALL_DIRECTIONS, areaAround, distance, type Hex, hexAt } from '@starboard/geometry';
import type { DecisionOn, Reason, Seating } from '@starboard/kernel';
import { CORVETTES, CRUISERS } from '../data/roster.ts';
import {
  type Board,
  type Frame,
  type FrameAt,
  type Match,
  named,
  other,
  type Setup,
  type Ship,
  type ShipId,
  type Side,
  type Starfire,
  shipAt,
  type Tell,
} from '../model.ts';
import { launch } from './fleets.ts';
import { allHexNames, hexesAtDistance, hexName, hexNamed, isOnMap } from './map.ts';
import { designNamed } from './ship-lines.ts';

/** Hexes this far outside the allowed ones get a reason why they are not allowed. */
const NEAR_MISS = 1;

/** 2.1 Both fleets are whole, and not yet on the map. */
export function start(setup: Setup, seating: Seating): { board: Board; first: Frame } {
  return {
    board: {
      setup,
      seats: seating.length,
      turn: 0,
      winner: null,
      firing: 0,
      lastToFire: [null, null],
      ships: launch(setup, seating.length),
    },
    first: { at: 'battle', step: 0 },
  };
}

/** 2.2 All players pick designs for their ships at once; own scenarios include theirs. */
export function pickDesigns({ board }: Match) {
  const { setup, ships } = board;
  if (setup.quickSetup || setup.scenario === 'own') return undefined;
  const first = ships.flatMap(({ seat }, ship) =>
    ships.findIndex((one) => one.seat === seat) === ship ? [{ kind: 'design', seat, ship } as const] : [],
  );
  return { ask: first.sort((a, b) => a.seat - b.seat) };
}

export const design: DecisionOn<Starfire, 'design'> = {
  candidates: (board, { ship }) => (shipAt(board, ship).design.hull === 'CT' ? CORVETTES : CRUISERS),
  followUp({ ships }, { seat, ship }) {
    const next = ships.findIndex((one, id) => id > ship && one.seat === seat);
    return next < 0 ? undefined : { kind: 'design', seat, ship: next };
  },
  apply({ board }, { seat, ship: id }, name, _frame, tell) {
    const ship = shipAt(board, id);
    ship.design = designNamed(name);
    ship.working = ship.design.systems.map(() => true);
    tell?.({ type: 'designed', rule: '2.2', ship: named(board, id), seat, design: name });
  },
};

/** 2.3 to 2.5 Side A takes its places, then side B, each flagship before its escorts. */
export function takePlaces({ board }: Match, _frame: FrameAt<'battle'>, tell: Tell) {
  const { setup, ships } = board;
  const id = ships.findIndex(({ fate }) => fate === 'waiting');
  if (id < 0) return undefined;
  if (!setup.quickSetup) return { ask: [{ kind: 'place', seat: shipAt(board, id).seat, ship: id } as const] };
  for (const [each, ship] of ships.entries()) formUp(board, each, ship, tell);
  return undefined;
}

export const place: DecisionOn<Starfire, 'place'> = {
  candidates(board, { ship }) {
    const near = placesFor(board, ship, NEAR_MISS);
    return near === null ? allHexNames(board.setup) : near.map(hexName);
  },
  forbids: (board, { ship }, name) => misplaced(board, ship, hexNamed(name)),
  options(board, { ship }) {
    const places = placesFor(board, ship, 0);
    return places === null ? allHexNames(board.setup) : places.map(hexName);
  },
  followUp: (board, { seat, ship }, hex) => (isFlagship(board, ship) ? { kind: 'face', seat, ship, hex } : undefined),
  /** 2.5 Escorts face as their flagship does. */
  apply({ board }, { ship: id }, name, _frame, tell) {
    const ship = shipAt(board, id);
    putAt(ship, hexNamed(name));
    if (isFlagship(board, id)) return;
    ship.facing = flagshipOf(board, ship.side).facing;
    tellPlace(board, id, '2.5', tell);
  },
};

export const face: DecisionOn<Starfire, 'face'> = {
  candidates: () => ALL_DIRECTIONS,
  apply({ board }, { ship: id }, facing, _frame, tell) {
    const ship = shipAt(board, id);
    ship.facing = facing;
    tellPlace(board, id, ship.side === 0 ? '2.3' : '2.4', tell);
  },
};

/** The hexes for a ship, with a margin of `beside`; null for the whole map. */
function placesFor(board: Board, id: ShipId, beside: number): readonly Hex[] | null {
  const { setup } = board;
  const { side } = shipAt(board, id);
  if (!isFlagship(board, id)) {
    return areaAround(flagshipOf(board, side), setup.spread + beside).filter((hex) => isOnMap(setup, hex));
  }
  if (side === 0) return null;
  const enemy = flagshipOf(board, other(side));
  return Array.from({ length: 2 * beside + 1 }, (_, i) =>
    hexesAtDistance(setup, enemy, setup.distance - beside + i),
  ).flat();
}

/** 2.4, 2.5 Why a ship may not start in a hex, if it may not. */
export function misplaced(board: Board, id: ShipId, hex: Hex): Reason | undefined {
  const { setup } = board;
  const { side } = shipAt(board, id);
  if (!isFlagship(board, id)) {
    const flagship = flagshipOf(board, side);
    const steps = distance(flagship, hex);
    if (steps <= setup.spread) return undefined;
    return { rule: '2.5', fact: `This is ${steps} hexes from ${flagship.name}; it may be at most ${setup.spread}.` };
  }
  if (side === 0) return undefined;
  const enemy = flagshipOf(board, other(side));
  const steps = distance(enemy, hex);
  if (steps === setup.distance) return undefined;
  return { rule: '2.4', fact: `This is ${steps} hexes from ${enemy.name}; it must be ${setup.distance}.` };
}

/** 2.1 The first ship of a fleet is its flagship. */
export function isFlagship({ ships }: Board, id: ShipId): boolean {
  return ships[id - 1]?.side !== ships[id]?.side;
}

function flagshipOf({ ships }: Board, side: Side): Ship {
  const flagship = ships.find((ship) => ship.side === side);
  if (flagship === undefined) throw new Error(`side ${side} has no ships`);
  return flagship;
}

/** 2.6 Flagships face each other in the middle row, A to the west; escorts are alternately north and south. */
function formUp(board: Board, id: ShipId, ship: Ship, tell: Tell): void {
  const { width, height, distance: apart, spread } = board.setup;
  const escort = id - board.ships.findIndex(({ side }) => side === ship.side);
  const beside = Math.min(spread, Math.ceil(escort / 2));
  const column = ((width - apart) >> 1) + (ship.side === 0 ? 0 : apart);
  ship.facing = ship.side === 0 ? 0 : 3;
  putAt(ship, hexAt({ column, row: (height >> 1) + (escort % 2 === 0 ? beside : -beside) }));
  tellPlace(board, id, '2.6', tell);
}

function putAt(ship: Ship, { q, r }: Hex): void {
  ship.q = q;
  ship.r = r;
  ship.fate = 'fighting';
}

function tellPlace(board: Board, id: ShipId, rule: string, tell: Tell): void {
  const ship = shipAt(board, id);
  tell?.({ type: 'placed', rule, ship: named(board, id), hex: hexName(ship), facing: ship.facing });
}

/** 2.9 Turn follows turn until a side has won or the battle is a draw. */
export function nextTurn({ board }: Match, _frame: FrameAt<'battle'>, tell: Tell) {
  board.turn++;
  tell?.({ type: 'turn', rule: '2.9', turn: board.turn });
  return { call: { at: 'turn', step: 0 } as const };
}
