import { step, stepQ, stepR, turned } from '@starboard/geometry';
import type { DecisionOn } from '@starboard/kernel';
import { winnerOf } from './02-initiative.ts';
import { hexName, isOnMap } from './map.ts';
import {
  type AskFor,
  type Board,
  type FrameAt,
  type Match,
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
import { isFighting, mayTurnNext, movementPoints } from './ship.ts';

const STRAIGHT_ORDERS: readonly Order[] = ['ahead', 'stay'];

/** 4.5 At the start of movement every ship has what its engines give. */
export function countPoints({ board }: Match, _frame: FrameAt<'turn'>): void {
  for (const ship of board.ships) ship.points = isFighting(ship) ? movementPoints(ship) : 0;
}

/** 4.1 Point by point, until every ship has spent all it has. */
export function nextPoint({ board }: Match, _frame: FrameAt<'turn'>) {
  return board.ships.some(canMove) ? { call: { at: 'point', step: 0 } as const } : undefined;
}

/** 4.1 The loser of initiative first. */
export function losersMove(match: Match, _frame: FrameAt<'point'>) {
  return askToMove(match.board, other(winnerOf(match)));
}

/** 4.1 Then the winner, who has seen it. */
export function winnersMove(match: Match, _frame: FrameAt<'point'>) {
  return askToMove(match.board, winnerOf(match));
}

/** 8.4 The players of a side give their orders at once, each for one ship after the other. */
function askToMove(board: Board, side: Side) {
  const asks: AskFor<'move'>[] = [];
  for (let id = 0; id < board.ships.length; id++) {
    const ship = shipAt(board, id);
    if (ship.side !== side || !canMove(ship) || asks.some(({ seat }) => seat === ship.seat)) continue;
    asks.push({ kind: 'move', seat: ship.seat, ship: id });
  }
  if (asks.length > 1) asks.sort((a, b) => a.seat - b.seat);
  return { ask: asks };
}

function canMove(ship: Ship): boolean {
  return ship.points > 0 && ship.fate === 'fighting';
}

export const move: DecisionOn<Starfire, 'move'> = {
  candidates: () => ORDERS,
  /** 4.3 Turning needs the turn mode, in points spent in one direction. */
  forbids(board, { ship: id }, order) {
    const ship = shipAt(board, id);
    if (turnOf(order) === 0 || mayTurnNext(ship)) return undefined;
    const { straight, design } = ship;
    const fact = `With this point it has spent ${straight + 1} of the ${design.turnMode} its turn mode asks for.`;
    return { rule: '4.3', fact };
  },
  options: (board, { ship }) => (mayTurnNext(shipAt(board, ship)) ? ORDERS : STRAIGHT_ORDERS),
  followUp({ ships }, { seat, ship }) {
    for (let id = ship + 1; id < ships.length; id++) {
      const next = ships[id];
      if (next?.seat === seat && canMove(next)) return { kind: 'move', seat, ship: id };
    }
    return undefined;
  },
  apply({ board }, { ship }, order, tell) {
    carryOut(board, ship, order, tell);
  },
};

/** 4.2 A point takes a ship one hex ahead, or is spent where it is. 4.3 After that it may turn by one hexside. */
function carryOut(board: Board, id: ShipId, order: Order, tell: Tell): void {
  const ship = shipAt(board, id);
  const turn = turnOf(order);
  if (goesAhead(order)) goAhead(ship);
  ship.points--;
  ship.straight = turn === 0 ? ship.straight + 1 : 0;
  if (turn !== 0) ship.facing = turned(ship.facing, turn);
  if (isOnMap(board.setup, ship)) {
    tell?.({ type: 'moved', rule: '4.2', ship: named(board, id), order, hex: hexName(ship), facing: ship.facing });
    return;
  }
  ship.fate = 'gone';
  ship.points = 0;
  tell?.({ type: 'left-map', rule: '4.6', ship: named(board, id) });
}

function goAhead(ship: Ship): void {
  ship.q += stepQ(ship.facing);
  ship.r += stepR(ship.facing);
}

/** 4.6 Whether the next hex ahead is no longer on the map. */
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
