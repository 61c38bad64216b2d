import type { View } from '@starboard/kernel';
import { isFighting, movementPoints } from '../../rules/01-ships/ships.ts';
import { sideOf } from '../../rules/02-setup/fleets.ts';
import { type Board, type Event, type ShipId, type Side, type Starfire, shipAt } from '../../rules/model.ts';

/** The present phase and its player; null for nobody. */
export interface TurnPhase {
  readonly step: 'setting up' | 'initiative' | 'movement' | 'fire' | 'over';
  readonly name: string;
  readonly side: Side | null;
}

/** Follows from what is shown or asked; while dice roll, from the last event. */
export function phaseOf(
  { board, asked, result }: View<Starfire>,
  { now, told }: { readonly now: Event | null; readonly told: readonly Event[] },
): TurnPhase {
  if (now !== null) return phaseShown(board, now);
  if (result !== null) return { step: 'over', name: 'Battle over', side: null };
  const [ask] = asked;
  if (ask === undefined) return phaseShown(board, told.at(-1));
  switch (ask.kind) {
    case 'design':
      return { step: 'setting up', name: 'Setting up: designs', side: null };
    case 'place':
    case 'face':
      return { step: 'setting up', name: 'Setting up: places', side: sideOf(ask.seat) };
    case 'move':
      return { step: 'movement', name: movement(board, ask.ship, 1), side: sideOf(ask.seat) };
    case 'fire':
    case 'weapons':
      return { step: 'fire', name: 'Fire', side: sideOf(ask.seat) };
  }
}

function phaseShown(board: Board, last: Event | undefined): TurnPhase {
  switch (last?.type) {
    case undefined:
    case 'designed':
      return { step: 'setting up', name: 'Setting up: designs', side: null };
    case 'placed':
      return { step: 'setting up', name: 'Setting up: places', side: sideOfShip(board, last.ship.id) };
    case 'turn':
    case 'initiative':
      return { step: 'initiative', name: 'Initiative', side: last.type === 'turn' ? null : last.winner };
    case 'moved':
      return { step: 'movement', name: movement(board, last.ship.id, 0), side: sideOfShip(board, last.ship.id) };
    case 'left-map':
      return { step: 'movement', name: 'Movement', side: sideOfShip(board, last.ship.id) };
    case 'no-target':
      return { step: 'fire', name: 'Fire', side: null };
    case 'passed':
    case 'fires':
    case 'shot':
      return { step: 'fire', name: 'Fire', side: sideOfShip(board, last.ship.id) };
    case 'damage':
    case 'announced':
    case 'destroyed':
      return { step: 'fire', name: 'Damage', side: sideOfShip(board, last.ship.id) };
    case 'gave-up':
    case 'command':
      return { step: 'movement', name: 'Battle', side: sideOf(last.seat) };
    case 'called-off':
      return { step: 'over', name: 'Battle over', side: null };
    case 'over':
      return { step: 'over', name: 'Battle over', side: last.winner };
  }
}

const sideOfShip = (board: Board, id: ShipId): Side => shipAt(board, id).side;

/** Every ship spends a point at each step, so the points it has spent give the number of the step. */
function movement(board: Board, id: ShipId, further: 0 | 1): string {
  const ship = shipAt(board, id);
  const most = Math.max(...board.ships.filter(isFighting).map(movementPoints), 0);
  return `Movement, point ${movementPoints(ship) - ship.points + further} of ${most}`;
}
