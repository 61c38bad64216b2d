import { type DecisionOn, rollFor, type Seat, type Seating } from '@starboard/kernel';
import { freshShip } from './01-starfighters.ts';
import { sector } from './04-movement/wheel.ts';
import { movingApart } from './07-ending.ts';
import { asking } from './asks.ts';
import { LASERS, MODELS, type Model, STOCK } from './data/ships.ts';
import {
  type Board,
  type DamageAtStart,
  type Duel,
  type Frame,
  type FrameAt,
  type Match,
  other,
  type Sector,
  type Setup,
  type Ship,
  type StartingPosition,
  shipOf,
  type Tell,
} from './model.ts';

/** 10.17 Explains what is wrong with an agreed position, if anything. */
export function positionProblem({ designs, quietLimit, position }: Setup): string | undefined {
  if (position === undefined) return undefined;
  if (designs !== 'stock') return 'Only stock ships can begin from a given position.';
  const [port, view] = portsOf(position);
  if (position.noseToNose > 0 && (port !== 1 || view !== 1)) {
    return 'Ships are nose to nose only if both see the other in port 1.';
  }
  if (position.movingApart > 0 && !movingApart(port, view)) {
    return 'Ships fly apart only if both see the other in port 4, 5 or 6.';
  }
  return position.quietTurns < quietLimit ? undefined : 'After this many turns without a hit, the duel is over.';
}

function portsOf({ ports }: StartingPosition): [Sector, Sector] {
  return [sector(ports[0] ?? 1), sector(ports[1] ?? 1)];
}

/**
 * Both ships start whole, unless the players have agreed on damage (10.17). 10.8 A drone flies a stock ship too, unless
 * it has a design of its own.
 */
export function start(setup: Setup, seating: Seating): { board: Board; first: Frame } {
  const { first, second } = setup.position ?? {};
  const ship = (seat: Seat, model: Model): Ship =>
    damaged(freshShip(model, seating[seat] === 'drone', setup.given[seat] ?? STOCK), seat === 0 ? first : second);
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

/** 10.17 */
function damaged(ship: Ship, damage: DamageAtStart | undefined): Ship {
  if (damage === undefined) return ship;
  const { protectionLost, stabilizerHits, computerHits, lasersLost, air } = damage;
  const lasers = LASERS.map((laser) => !lasersLost.includes(laser));
  return { ...ship, protectionLost, stabilizerHits, computerHits, lasers, lifeSupport: air };
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

/** 2.2 Each player rolls a die and adds 1 for the port in which they see the other. 10.17 Or they agree on a position. */
export function takeStartingPositions(match: Match, _frame: FrameAt<'duel'>, tell: Tell): void {
  const { board } = match;
  const { position } = board.setup;
  if (position !== undefined) {
    board.ports = portsOf(position);
    board.noseToNose = position.noseToNose;
    board.movingApart = position.movingApart;
    board.turn = position.quietTurns;
    tell?.({ type: 'placed', rule: '10.17', ports: [...board.ports] });
    return;
  }
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
