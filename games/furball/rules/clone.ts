import type { Board, Ship } from './model.ts';

/** What changes is copied; lists that are replaced rather than written to are shared. */
export function clone(board: Board): Board {
  const ships: Ship[] = [];
  for (let i = 0; i < board.ships.length; i++) ships.push(cloneShip(board.ships[i] as Ship));
  return {
    setup: board.setup,
    asteroids: board.asteroids,
    round: board.round,
    phase: board.phase,
    ships,
    bombs: board.bombs,
    ranking: board.ranking,
    lasting: board.lasting,
    listening: board.listening,
    tallies: board.tallies,
    numbered: board.numbered,
    owed: board.owed,
    dying: board.dying,
    called: board.called,
  };
}

function cloneShip(ship: Ship): Ship {
  const copy = { ...ship };
  copy.tokens = { ...ship.tokens };
  return copy;
}
