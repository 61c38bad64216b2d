import { type DecisionOn, rollFor, type Seat, type Seating } from '@starboard/kernel';
import { freshShip } from './01-starfighters.ts';
import { sector } from './04-movement/wheel.ts';
import { asking } from './asks.ts';
import { MODELS, type Model, STOCK } from './data/ships.ts';
import {
  type Board,
  type Duel,
  type Frame,
  type FrameAt,
  type Match,
  other,
  type Setup,
  type Ship,
  shipOf,
  type Tell,
} from './model.ts';

/** Both ships start whole. 10.8 A drone flies a stock ship too, unless it has a design of its own. */
export function start(setup: Setup, seating: Seating): { board: Board; first: Frame } {
  const ship = (seat: Seat, model: Model): Ship =>
    freshShip(model, seating[seat] === 'drone', setup.given[seat] ?? STOCK);
  return {
    board: {
      setup,
      turn: 0,
      ports: [1, 1],
      noseToNose: 0,
      movingApart: 0,
      lastHit: 0,
      over: false,
      ships: [ship(0, 'gun-star'), ship(1, 'deck-fighter')],
    },
    first: { at: 'duel', step: 0 },
  };
}

/**
 * 2.1 Each player rolls a die; the higher chooses a ship, and ties roll again. 10.6 This applies only by agreement;
 * against a drone the person chooses.
 */
export function chooseShips(match: Match, _frame: FrameAt<'duel'>, tell: Tell) {
  const { ships, setup } = match.board;
  if (setup.choosing === 'seated') return undefined;
  if (ships[0].drone || ships[1].drone) return asking('ship', !ships[0].drone, !ships[1].drone);
  for (;;) {
    const dice = [rollFor(match.dice, 'ships', 0), rollFor(match.dice, 'ships', 1)] as const;
    const first = dice[0] === dice[1] ? null : dice[0] > dice[1] ? 0 : 1;
    tell?.({ type: 'rolled-for-ships', rule: '2.1', dice, first });
    if (first !== null) return asking('ship', first === 0, first === 1);
  }
}

export const ship: DecisionOn<Duel, 'ship'> = {
  candidates: () => MODELS,
  apply(match, { seat }, model, _frame, tell) {
    const { ships } = match.board;
    shipOf(ships, seat).model = model;
    shipOf(ships, other(seat)).model = model === 'gun-star' ? 'deck-fighter' : 'gun-star';
    tell?.({ type: 'ship-chosen', rule: '2.1', seat, model });
  },
};

/** 2.2 Each player rolls a die and adds 1 for the port in which they see the other. */
export function takeStartingPositions(match: Match, _frame: FrameAt<'duel'>, tell: Tell): void {
  const dice = [rollFor(match.dice, 'start', 0), rollFor(match.dice, 'start', 1)] as const;
  match.board.ports = [sector(dice[0] + 1), sector(dice[1] + 1)];
  tell?.({ type: 'start', rule: '2.2', dice, ports: [...match.board.ports] });
}

/** 2.3 Turn follows turn until a player has won or the duel is a draw. */
export function nextTurn(match: Match, _frame: FrameAt<'duel'>, tell: Tell) {
  match.board.turn++;
  tell?.({ type: 'turn', rule: '2.3', turn: match.board.turn });
  return { call: { at: 'turn', step: 0, brokenOff: false } as const };
}
