import type { DecisionOn } from '@starboard/kernel';
import { flying } from './02-starfighters.ts';
import { putDown } from './03-start.ts';
import { asteroidIn, distanceBetween } from './flight.ts';
import { type Board, type Chase, type FrameAt, isFlying, type Match, NOWHERE, pilotOf, type Tell } from './model.ts';
import { rollOff } from './roll-off.ts';

const TOO_NEAR = 4;

/** 10.1 Each rolls a die; the lowest is placed first. Equal rolls roll again for their order among themselves. */
export function rollForPlaces(match: Match, frame: FrameAt<'placing'>, tell: Tell): void {
  frame.order = rollOff(match, flying(match.board), 'places', '10.1', tell).toReversed();
}

/** 10.2 From lowest to highest, each is placed anywhere. 10.4 The highest takes the entrance space. */
export function placeNext(match: Match, frame: FrameAt<'placing'>, tell: Tell) {
  const { order } = frame;
  while (frame.placed < order.length) {
    const seat = order[frame.placed++] ?? 0;
    if (!isFlying(pilotOf(match.board, seat))) continue;
    if (frame.placed < order.length) {
      frame.apart = farApart(match.board);
      return { ask: [{ kind: 'place', seat }] as const };
    }
    const { entrance } = asteroidIn(match.board);
    putDown(match, seat, entrance);
    tell?.({ type: 'placed', rule: '10.4', seat, space: entrance, heading: pilotOf(match.board, seat).heading });
  }
  return undefined;
}

/** 10.3 Not on the entrance space, and not within 4 spaces of one already placed; where that is nowhere, as far from them as can be. */
export const place: DecisionOn<Chase, 'place', 'placing'> = {
  candidates: (board) => asteroidIn(board).neighbours.map((_, space) => space),
  forbids(board, _ask, space, { apart }) {
    if (space === asteroidIn(board).entrance)
      return { rule: '10.3', fact: 'The entrance is for whoever rolled highest.' };
    if (nearestPlaced(board, space) >= apart) return undefined;
    return { rule: '10.3', fact: 'Within 4 spaces of a starfighter that is already placed.' };
  },
  followUp: (_, { seat }) => ({ kind: 'face', seat }),
  apply({ board }, { seat }, space) {
    pilotOf(board, seat).space = space;
  },
};

/** How near the nearest is that has been placed; farther than anything where none has. */
function nearestPlaced(board: Board, space: number): number {
  const asteroid = asteroidIn(board);
  let nearest = Number.POSITIVE_INFINITY;
  for (let other = 0; other < board.pilots.length; other++) {
    const at = pilotOf(board, other).space;
    if (at !== NOWHERE) nearest = Math.min(nearest, distanceBetween(asteroid, at, space));
  }
  return nearest;
}

/** 10.3 More than 4 spaces or, where there is no such place, as many as there can be. */
function farApart(board: Board): number {
  const { entrance, neighbours } = asteroidIn(board);
  let most = 0;
  for (let space = 0; space < neighbours.length && most <= TOO_NEAR; space++) {
    if (space !== entrance) most = Math.max(most, nearestPlaced(board, space));
  }
  return Math.min(TOO_NEAR + 1, most);
}

/** 10.5 Its heading is set as it is placed. */
export const face: DecisionOn<Chase, 'face', 'placing'> = {
  candidates(board, _ask, _frame, earlier) {
    const { neighbours, entrance } = asteroidIn(board);
    const space = earlier.at(-1)?.choice;
    return (neighbours[typeof space === 'number' ? space : NOWHERE] ?? []).filter((way) => way !== entrance);
  },
  apply({ board }, { seat }, way, _frame, tell) {
    const pilot = pilotOf(board, seat);
    pilot.heading = way;
    tell?.({ type: 'placed', rule: '10.2', seat, space: pilot.space, heading: way });
  },
};
