import { type Direction, step, stepQ, stepR, turned } from '@starboard/geometry';
import type { DecisionOn, Seat } from '@starboard/kernel';
import { isFighting, movementPoints } from './01-ships/ships.ts';
import { hexName, isOnMap } from './02-setup/map.ts';
import { winnerOf } from './03-initiative.ts';
import {
  type AskFor,
  type Board,
  type Design,
  type FrameAt,
  type Match,
  MOST_SEATS,
  MOST_SHIPS,
  named,
  ORDERS,
  type Order,
  other,
  type Ship,
  type ShipId,
  type Side,
  type Starfire,
  shipAt,
  type Tell,
} from './model.ts';

const STRAIGHT_ORDERS: readonly Order[] = ['ahead', 'stay'];

export interface Position {
  q: number;
  r: number;
  facing: Direction;
  /** 4.4 Movement points spent since it last turned. */
  straight: number;
}

/** 4.5 At the start of movement every ship gets the points of its engines. */
export function countPoints({ board }: Match, _frame: FrameAt<'turn'>): void {
  const { ships } = board;
  for (let id = 0; id < ships.length; id++) {
    const ship = shipAt(board, id);
    ship.points = isFighting(ship) ? movementPoints(ship) : 0;
  }
}

/** 4.1 Movement goes point by point, until every ship has spent all its points. */
export function nextPoint({ board: { ships } }: Match, _frame: FrameAt<'turn'>) {
  for (let id = 0; id < ships.length; id++) {
    const ship = ships[id];
    if (ship !== undefined && canMove(ship)) return { call: { at: 'point', step: 0 } as const };
  }
  return undefined;
}

/** 4.1 The loser of initiative moves first. */
export function losersMove(match: Match, _frame: FrameAt<'point'>) {
  return askToMove(match.board, other(winnerOf(match)));
}

/** 4.1 The winner moves next, having seen the loser's moves. */
export function winnersMove(match: Match, _frame: FrameAt<'point'>) {
  return askToMove(match.board, winnerOf(match));
}

/** 8.4 The players of a side give their orders at once, each for one ship after the other. */
function askToMove(board: Board, side: Side) {
  let asks: AskFor<'move'>[] | undefined;
  let first: AskFor<'move'> | undefined;
  for (let id = 0; id < board.ships.length; id++) {
    const ship = shipAt(board, id);
    if (ship.side !== side || !canMove(ship) || first?.seat === ship.seat) continue;
    const ask = moveAsk(ship.seat, id);
    if (first === undefined) first = ask;
    else if (asks === undefined) asks = [first, ask];
    else if (!asks.some(({ seat }) => seat === ship.seat)) asks.push(ask);
  }
  if (first === undefined) return undefined;
  return asks === undefined ? alone(first) : { ask: asks.sort((a, b) => a.seat - b.seat) };
}

/** Every order ask by seat and ship, built once. */
const MOVE_ASKS: readonly { readonly ask: readonly [AskFor<'move'>] }[] = Array.from(
  { length: MOST_SEATS * MOST_SHIPS },
  (_, i) => ({ ask: [{ kind: 'move', seat: Math.floor(i / MOST_SHIPS), ship: i % MOST_SHIPS }] }),
);

function alone({ seat, ship }: AskFor<'move'>) {
  return MOVE_ASKS[seat * MOST_SHIPS + ship];
}

function moveAsk(seat: Seat, ship: ShipId): AskFor<'move'> {
  return MOVE_ASKS[seat * MOST_SHIPS + ship]?.ask[0] ?? { kind: 'move', seat, ship };
}

function canMove(ship: Ship): boolean {
  return ship.points > 0 && ship.fate === 'fighting';
}

export const move: DecisionOn<Starfire, 'move'> = {
  candidates: () => ORDERS,
  /** 4.3 Turning needs the turn mode, in points spent in one direction. */
  forbids(board, { ship: id }, order) {
    const ship = shipAt(board, id);
    const { straight, design } = ship;
    if (turnOf(order) === 0 || mayTurnNext(straight, design)) return undefined;
    const fact = `It can’t turn yet. After this point it will have spent ${straight + 1} of the ${design.turnMode} points it needs.`;
    return { rule: '4.3', fact };
  },
  options(board, { ship: id }) {
    const { straight, design } = shipAt(board, id);
    return ordersFor(straight, design);
  },
  followUp: nextToOrder,
  apply({ board }, { ship }, order, _frame, tell) {
    carryOut(board, ship, order, tell);
  },
};

/** 8.4 The next ship of the same player that this point moves. */
export function nextToOrder({ ships }: Board, { seat, ship }: AskFor<'move'>): AskFor<'move'> | undefined {
  for (let id = ship + 1; id < ships.length; id++) {
    const next = ships[id];
    if (next?.seat === seat && canMove(next)) return moveAsk(seat, id);
  }
  return undefined;
}

/** 4.7 Any number of ships may share a hex, so this ignores the others. */
function carryOut(board: Board, id: ShipId, order: Order, tell: Tell): void {
  const ship = shipAt(board, id);
  spendPoint(ship, order);
  ship.points--;
  if (isOnMap(board.setup, ship)) {
    tell?.({ type: 'moved', rule: '4.2', ship: named(board, id), order, hex: hexName(ship), facing: ship.facing });
    return;
  }
  ship.fate = 'gone';
  ship.points = 0;
  tell?.({ type: 'left-map', rule: '4.6', ship: named(board, id) });
}

/** 4.2 A point takes a ship one hex ahead, or is spent in place. 4.3 After that it may turn by one hexside. */
function spendPoint(at: Position, order: Order): void {
  const turn = turnOf(order);
  if (goesAhead(order)) goAhead(at);
  at.straight = turn === 0 ? at.straight + 1 : 0;
  if (turn !== 0) at.facing = turned(at.facing, turn);
}

function goAhead(at: Position): void {
  at.q += stepQ(at.facing);
  at.r += stepR(at.facing);
}

/** 4.2 The position after an order, for plotting a course before it is flown. */
export function positionAfter({ q, r, facing, straight }: Readonly<Position>, order: Order): Position {
  const position = { q, r, facing, straight };
  spendPoint(position, order);
  return position;
}

/** 4.6 Whether the next hex ahead is off the map. */
export function isLeavingMap({ setup }: Board, ship: Ship): boolean {
  return !isOnMap(setup, step(ship, ship.facing));
}

export function goesAhead(order: Order): boolean {
  return order === 'ahead' || order === 'ahead-left' || order === 'ahead-right';
}

/** -1 to the left, 1 to the right. */
export function turnOf(order: Order): -1 | 0 | 1 {
  if (order === 'ahead' || order === 'stay') return 0;
  return order === 'ahead-left' || order === 'stay-left' ? -1 : 1;
}

/** 4.3 The orders for a ship's next point. */
export function ordersFor(straight: number, design: Design): readonly Order[] {
  return mayTurnNext(straight, design) ? ORDERS : STRAIGHT_ORDERS;
}

/** 4.3 Whether a ship may turn after its next movement point. */
export function mayTurnNext(straight: number, { turnMode }: Design): boolean {
  return straight + 1 >= turnMode;
}

/** 4.4 How much of its turn mode a ship has completed: points beyond that make no difference. */
export function turnModeDone(straight: number, { turnMode }: Design): number {
  return Math.min(straight, turnMode);
}
