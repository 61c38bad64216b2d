import type { View } from '@starboard/kernel';
import { isFighting, movementPoints } from '../../rules/01-ships.ts';
import { sideOf } from '../../rules/02-fleets.ts';
import { type Board, type Event, type ShipId, type Side, type Starfire, shipAt } from '../../rules/model.ts';

/** What is being done now, and whose doing it is: null where it is nobody's. */
export interface Phase {
  readonly name: string;
  readonly side: Side | null;
}

/** From what is shown, or from what is asked; null while dice roll and it is as it was. */
export function phaseOf({ board, asked, result }: View<Starfire>, now: Event | null): Phase | null {
  if (now !== null) return phaseShown(board, now);
  if (result !== null) return { name: 'Battle over', side: null };
  const [ask] = asked;
  if (ask === undefined) return null;
  switch (ask.kind) {
    case 'design':
      return { name: 'Setting up: designs', side: null };
    case 'place':
    case 'face':
      return { name: 'Setting up: places', side: sideOf(ask.seat) };
    case 'move':
      return { name: movement(board, ask.ship, 1), side: sideOf(ask.seat) };
    case 'fire':
    case 'weapons':
      return { name: 'Fire', side: sideOf(ask.seat) };
  }
}

function phaseShown(board: Board, now: Event): Phase {
  switch (now.type) {
    case 'designed':
      return { name: 'Setting up: designs', side: null };
    case 'placed':
      return { name: 'Setting up: places', side: sideOfShip(board, now.ship.id) };
    case 'turn':
    case 'initiative':
      return { name: 'Initiative', side: now.type === 'turn' ? null : now.winner };
    case 'moved':
      return { name: movement(board, now.ship.id, 0), side: sideOfShip(board, now.ship.id) };
    case 'left-map':
      return { name: 'Movement', side: sideOfShip(board, now.ship.id) };
    case 'no-target':
      return { name: 'Fire', side: null };
    case 'passed':
    case 'fires':
    case 'shot':
      return { name: 'Fire', side: sideOfShip(board, now.ship.id) };
    case 'damage':
    case 'announced':
    case 'destroyed':
      return { name: 'Damage', side: sideOfShip(board, now.ship.id) };
    case 'gave-up':
    case 'command':
      return { name: 'Battle', side: sideOf(now.seat) };
    case 'called-off':
      return { name: 'Battle over', side: null };
    case 'over':
      return { name: 'Battle over', side: now.winner };
  }
}

const sideOfShip = (board: Board, id: ShipId): Side => shipAt(board, id).side;

/** Every ship spends its points from the first on, so what one has spent tells which it is. */
function movement(board: Board, id: ShipId, further: 0 | 1): string {
  const ship = shipAt(board, id);
  const most = Math.max(...board.ships.filter(isFighting).map(movementPoints), 0);
  return `Movement, point ${movementPoints(ship) - ship.points + further} of ${most}`;
}
