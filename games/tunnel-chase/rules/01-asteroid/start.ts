import { type MatchDice, rollFor, type Seat, type Seating } from '@starboard/kernel';
import { READY, STOCK } from '../data/designs.ts';
import {
  type Board,
  type Chase,
  type Frame,
  type FrameAt,
  type Match,
  NOWHERE,
  type Pilot,
  type Setup,
  type Tell,
} from '../model.ts';
import { ASTEROIDS } from './numbers.ts';

/** 1.3 The given asteroid, or a random one; every starfighter is whole, and none is in the tunnels yet. */
export function start(
  setup: Setup,
  seating: Seating,
  dice: MatchDice<Chase['purpose']>,
): { board: Board; first: Frame } {
  return {
    board: {
      setup,
      asteroid: setup.asteroid === 0 ? rollFor(dice, 'asteroid', null, ASTEROIDS) : setup.asteroid,
      turn: 0,
      hurtIn: 0,
      left: 0,
      grazed: [],
      over: false,
      pilots: seating.map((_, seat) => freshPilot(setup, seat)),
    },
    first: { at: 'chase', step: 0 },
  };
}

function freshPilot({ designs, first, others }: Setup, seat: Seat): Pilot {
  const given = READY[seat === 0 ? first : others];
  return {
    design: designs === 'given' ? given : STOCK,
    built: designs !== 'own',
    damage: 0,
    space: NOWHERE,
    heading: NOWHERE,
    rear: NOWHERE,
    speed: NOWHERE,
    out: 0,
  };
}

/** 1.3 Every player learns which asteroid it is. */
export function showAsteroid({ board }: Match, _frame: FrameAt<'chase'>, tell: Tell): void {
  tell?.({ type: 'asteroid', rule: '1.3', number: board.asteroid });
}
