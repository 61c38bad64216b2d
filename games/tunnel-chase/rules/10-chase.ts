import { type DecisionOn, plural } from '@starboard/kernel';
import { flying } from './02-starfighters.ts';
import { putDown } from './03-start.ts';
import { asteroidIn } from './flight.ts';
import { type Chase, type FrameAt, isFlying, type Match, NOWHERE, pilotOf, type Tell, type Tunnels } from './model.ts';
import { rollOff } from './roll-off.ts';

export const TOO_NEAR = 4;

/** 10.1 Each pilot rolls a die; the lowest is placed first. Equal rolls roll again among themselves. */
export function rollForPlaces(match: Match, frame: FrameAt<'placing'>, tell: Tell): void {
  frame.order = rollOff(match, flying(match.board), 'places', '10.1', tell).toReversed();
}

/** 10.2 From lowest to highest, each pilot starts anywhere. 10.4 The highest takes the entrance space. */
export function placeNext(match: Match, frame: FrameAt<'placing'>, tell: Tell) {
  const { order } = frame;
  while (frame.placed < order.length) {
    const seat = order[frame.placed++] ?? 0;
    if (!isFlying(pilotOf(match.board, seat))) continue;
    if (frame.placed < order.length) return { ask: [{ kind: 'place', seat }] as const };
    const { entrance } = asteroidIn(match.board);
    putDown(match, seat, entrance);
    tell?.({ type: 'placed', rule: '10.4', seat, space: entrance, heading: pilotOf(match.board, seat).heading });
  }
  return undefined;
}

/** 10.3 Not on the entrance, and not within 4 spaces of a placed pilot; failing that, as far as possible. */
export const place: DecisionOn<Chase, 'place', 'placing'> = {
  candidates: (board) => asteroidIn(board).neighbours.map((_, space) => space),
  forbids(board, _ask, space) {
    const { entrance } = asteroidIn(board);
    if (space === entrance) return { rule: '10.3', fact: 'The pilot who rolled highest starts on the entrance space.' };
    const clear = clearances(board);
    const apart = farApart(clear, entrance);
    if ((clear[space] ?? 0) >= apart) return undefined;
    return {
      rule: '10.3',
      fact:
        apart > TOO_NEAR
          ? `This is within ${TOO_NEAR} spaces of a starfighter that is already placed.`
          : `No space is more than ${TOO_NEAR} spaces from all starfighters. Your space must be ${plural(apart, 'space')} from the nearest one, which is the farthest possible.`,
    };
  },
  options(board) {
    const { entrance } = asteroidIn(board);
    const clear = clearances(board);
    const apart = farApart(clear, entrance);
    const free: number[] = [];
    for (let space = 0; space < clear.length; space++) {
      if (space !== entrance && (clear[space] ?? 0) >= apart) free.push(space);
    }
    return free;
  },
  followUp: (_, { seat }) => ({ kind: 'face', seat }),
  apply({ board }, { seat }, space) {
    pilotOf(board, seat).space = space;
  },
};

const FARTHEST = 255;

/** 10.3 The least distance from the placed pilots at which the next one may start. */
export function leastDistance(board: Tunnels): number {
  return farApart(clearances(board), asteroidIn(board).entrance);
}

/** By space: the distance to the nearest placed pilot. */
function clearances(board: Tunnels): Uint8Array {
  const { distance, at } = asteroidIn(board);
  const clear = new Uint8Array(at.length).fill(FARTHEST);
  for (let seat = 0; seat < board.pilots.length; seat++) {
    const placed = pilotOf(board, seat).space;
    if (placed === NOWHERE) continue;
    for (let space = 0; space < clear.length; space++) {
      const far = distance[placed * clear.length + space] ?? 0;
      if (far < (clear[space] ?? 0)) clear[space] = far;
    }
  }
  return clear;
}

/** 10.3 More than 4 spaces or, failing that, the largest distance there is. */
function farApart(clear: Uint8Array, entrance: number): number {
  let most = 0;
  for (let space = 0; space < clear.length && most <= TOO_NEAR; space++) {
    if (space !== entrance) most = Math.max(most, clear[space] ?? 0);
  }
  return Math.min(TOO_NEAR + 1, most);
}

/** 10.5 The player sets the heading on placement. */
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
