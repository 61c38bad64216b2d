import type { Board, Ship } from './model.ts';

/** The copy is written out because a copy for a known shape is many times cheaper than a generic one. */
export function clone(board: Board): Board {
  return {
    setup: board.setup,
    seats: board.seats,
    turn: board.turn,
    winner: board.winner,
    firing: board.firing,
    lastToFire: [board.lastToFire[0], board.lastToFire[1]],
    ships: board.ships.map(cloneShip),
  };
}

function cloneShip(ship: Ship): Ship {
  return {
    name: ship.name,
    side: ship.side,
    seat: ship.seat,
    design: ship.design,
    fate: ship.fate,
    q: ship.q,
    r: ship.r,
    facing: ship.facing,
    straight: ship.straight,
    points: ship.points,
    working: ship.working.slice(),
    fired: ship.fired,
  };
}
