import { type Names, nameOf, plural, type View } from '@starboard/kernel';
import { movementPoints } from '../rules/01-ships/ships.ts';
import { hexName } from '../rules/02-setup/map.ts';
import { mayTurnNext } from '../rules/04-movement.ts';
import { type Board, type Ship, SIDES, type Side, type Starfire } from '../rules/model.ts';
import { FACING_NAMES, manyOf, SIDE_NAMES, sideInWords } from './phrases.ts';
import { scenarioName } from './scenarios.ts';

/** Describes the whole board, one fact a line. */
export function describe({ board }: View<Starfire>, names: Names): readonly string[] {
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
    ...SIDES.flatMap((side) => fleet(board, side, names)),
  ];
}

function fleet(board: Board, side: Side, names: Names): readonly string[] {
  const ships = board.ships.filter((ship) => ship.side === side);
  const players = [...new Set(ships.map(({ seat }) => seat))].length;
  return [
    `${SIDE_NAMES[side]}, ${sideInWords(side, names)}:`,
    ...ships.map((ship) => shipInWords(ship, players > 1 ? ` (${nameOf(names, ship.seat)})` : '')),
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
