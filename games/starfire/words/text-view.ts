import { bearings } from '@starboard/geometry';
import { type Names, nameOf, plural, type Seat, type View, type Viewer } from '@starboard/kernel';
import { isFighting, movementPoints } from '../rules/01-ships/ships.ts';
import { hexName } from '../rules/02-setup/map.ts';
import { mayTurnNext } from '../rules/04-movement.ts';
import { isInBlindSpot, rangeBetween } from '../rules/05-combat/gunnery.ts';
import { type Board, type Ship, SIDES, type Side, type Starfire } from '../rules/model.ts';
import { SYSTEM_NAMES } from './lines.ts';
import { FACING_NAMES, manyOf, SIDE_NAMES, sideInWords } from './phrases.ts';
import { scenarioName } from './scenarios.ts';

/** Describes the whole board, one fact a line. */
export function describe({ board, seat }: View<Starfire>, names: Names): readonly string[] {
  const { turn, setup, winner } = board;
  return [
    turn === 0
      ? 'The battle has not begun.'
      : `Turn ${turn}. The battle ends with turn ${setup.turnLimit} at the latest.`,
    `The scenario is ${scenarioName(setup)}. The map is ${setup.width} × ${setup.height} hexes.`,
    ...(winner === null
      ? []
      : [
          `${sideInWords(winner, names)} ${manyOf(winner, names) ? 'have' : 'has'} initiative: last to move, first to fire.`,
        ]),
    lettersIn(board.ships),
    ...SIDES.flatMap((side) => fleet(board, side, names, seat)),
  ];
}

function fleet(board: Board, side: Side, names: Names, viewer: Viewer): readonly string[] {
  const ships = board.ships.filter((ship) => ship.side === side);
  const players = [...new Set(ships.map(({ seat }) => seat))].length;
  return [
    `${SIDE_NAMES[side]}, ${sideInWords(side, names)}:`,
    ...ships.flatMap((ship) => [
      shipInWords(ship, players > 1 ? ` (${nameOf(names, ship.seat)})` : ''),
      ...(viewer === null || sideOf(board, viewer) === side ? enemiesOf(board, ship) : []),
    ]),
  ];
}

function shipInWords(ship: Ship, commander: string): string {
  const called = `  ${ship.name}${commander}, ${ship.design.hull}`;
  switch (ship.fate) {
    case 'waiting':
      return `${called}, not yet on the map. ${stripInWords(ship)}`;
    case 'destroyed':
      return `${called}, destroyed.`;
    case 'gone':
      return `${called}, off the map.`;
    case 'fighting':
      return `${called}, hex ${hexName(ship)}, facing ${FACING_NAMES[ship.facing]}; ${helm(ship)}. ${stripInWords(ship)}`;
  }
}

function helm(ship: Ship): string {
  const turning = mayTurnNext(ship.straight, ship.design)
    ? 'may turn after its next point'
    : `has spent ${ship.straight} of the ${plural(ship.design.turnMode, 'point')} it needs before it can turn`;
  return `${ship.points} of ${plural(movementPoints(ship), 'movement point')} left, ${turning}`;
}

/** The strip with a dot for each destroyed system. */
function stripInWords({ design, working }: Ship): string {
  return `Systems: ${design.systems.map((system, place) => (working[place] ? system : '·')).join(' ')}.`;
}

const sideOf = ({ ships }: Board, seat: Seat): Side | undefined => ships.find((ship) => ship.seat === seat)?.side;

/** Of many enemies, only the nearest. */
const NEAREST = 4;

/** Where the enemies are, seen from a ship: range and clock face, with 12 dead ahead. */
function enemiesOf(board: Board, ship: Ship): readonly string[] {
  if (!isFighting(ship)) return [];
  const enemies = board.ships.filter((each) => each.side !== ship.side && isFighting(each));
  const near = enemies.toSorted((a, b) => rangeBetween(ship, a) - rangeBetween(ship, b)).slice(0, NEAREST);
  const said = near.map((enemy) => {
    const blind = isInBlindSpot(ship, enemy) ? ', in its blind spot' : '';
    return `${enemy.name} at range ${rangeBetween(ship, enemy)}${clockOf(ship, enemy)}${blind}`;
  });
  return said.length === 0 ? [] : [`    Seen from ${ship.name}: ${said.join('; ')}.`];
}

/** A direction of the hex map is two hours; on the border of two it is the hour between them. */
function clockOf(ship: Ship, enemy: Ship): string {
  const [first, second] = bearings(ship, enemy).map((direction) => (direction - ship.facing + 6) % 6);
  if (first === undefined) return ', in the same hex';
  const [low, high] = [Math.min(first, second ?? first), Math.max(first, second ?? first)];
  const hour = low === 0 && high === 5 ? 11 : low + high;
  return ` at ${hour === 0 ? 12 : hour} o’clock`;
}

/** Explains the letters of all strips once. */
function lettersIn(ships: readonly Ship[]): string {
  const used = new Set(ships.flatMap(({ design }) => design.systems));
  const letters = [...used].map((system) => `${system} ${SYSTEM_NAMES[system][0]}`);
  return `Systems by their letters: ${letters.join(', ')}. A dot is a destroyed system. They are hit from left to right.`;
}
