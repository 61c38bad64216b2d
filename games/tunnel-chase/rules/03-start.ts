import { type DecisionOn, rollFor, type Seat } from '@starboard/kernel';
import { flyOn } from './04-movement/movement.ts';
import { asteroidIn, waysOn } from './flight.ts';
import { type Chase, type FrameAt, isFlying, type Match, NOWHERE, pilotOf, ROLES, type Tell } from './model.ts';
import { rollOff } from './roll-off.ts';

/** 3 or 10 The starfighters enter the asteroid. */
export function enterAsteroid({ board }: Match) {
  const { setup, pilots } = board;
  if (setup.start === 'chase' || (setup.start === 'usual' && pilots.length > 2))
    return { call: { at: 'placing', step: 0, order: [], placed: 0 } as const };
  return { call: { at: 'start', step: 0, leader: NOWHERE, left: 0, path: [] as number[] } as const };
}

/** 3.1 Each pilot rolls a die, and ties roll again; the higher chooses to lead or to tail. */
export function rollForRoles(match: Match, _frame: FrameAt<'start'>, tell: Tell) {
  const [higher = 0] = rollOff(match, [0, 1], 'role', '3.1', tell);
  return { ask: [{ kind: 'role', seat: higher }] as const };
}

export const role: DecisionOn<Chase, 'role', 'start'> = {
  candidates: () => ROLES,
  apply(_match, { seat }, chosen, frame, tell) {
    frame.leader = chosen === 'lead' ? seat : 1 - seat;
    tell?.({ type: 'role-chosen', rule: '3.1', seat, role: chosen });
  },
};

/** 3.2 Both begin on the entrance space, facing inwards; the leader rolls a die and goes that many spaces ahead. */
export function rollLead(match: Match, frame: FrameAt<'start'>, tell: Tell): void {
  const { board } = match;
  const { entrance } = asteroidIn(board);
  for (let seat = 0; seat < board.pilots.length; seat++) putDown(match, seat, entrance);
  const tail = pilotOf(board, 1 - frame.leader);
  tell?.({ type: 'placed', rule: '3.2', seat: 1 - frame.leader, space: tail.space, heading: tail.heading });
  frame.left = rollFor(match.dice, 'lead', frame.leader);
  frame.path.push(entrance);
  tell?.({ type: 'led', rule: '3.2', seat: frame.leader, die: frame.left });
}

/** 3.3 The leader chooses the way without rolls, because this is placement. */
export function placeLeader(match: Match, frame: FrameAt<'start'>, tell: Tell) {
  return flyOn(match, frame.leader, frame, tell);
}

/** Sets a marker down if only one way leads on, or no way is chosen yet. */
export function putDown({ board }: Match, seat: Seat, space: number): void {
  const pilot = pilotOf(board, seat);
  if (!isFlying(pilot)) return;
  pilot.space = space;
  pilot.heading = waysOn(asteroidIn(board), pilot)[0] ?? NOWHERE;
}
