import type { Seat } from '@starboard/kernel';
import { type Design, type Fate, type Setup, type Ship, SIDES, type Side } from '../model.ts';
import { designNamed, readShip, type ShipLine } from './ship-lines.ts';

/** 2.1 The printed names; with more players, further corvettes take the next names. */
const FLEETS: readonly [readonly string[], readonly string[]] = [
  ['Destruction', 'Ruin', 'Despair'],
  ['Eisenhower', 'Lee', 'Patton'],
];
const SCOUTS: readonly [readonly string[], readonly string[]] = [
  ['Rampage', 'Ruin', 'Despair'],
  ['Bradley', 'Lee', 'Patton'],
];

/** 2.7 Seats 1, 3, 5 are side A, seats 2, 4, 6 side B. */
export const sideOf = (seat: Seat): Side => (seat % 2 === 0 ? 0 : 1);

export function seatsOf(side: Side, seats: number): readonly Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat).filter((seat) => sideOf(seat) === side);
}

/** 2.7 All ships, side A's first, shared out evenly among the players of a side. */
export function launch(setup: Setup, seats: number): Ship[] {
  return SIDES.flatMap((side) => {
    const commanders = seatsOf(side, seats);
    return fleetOf(setup, side, Math.ceil(seats / 2)).map(({ name, design }, i) =>
      freshShip(name, side, commanders[i % commanders.length] ?? side, design),
    );
  });
}

function fleetOf(setup: Setup, side: Side, players: number): readonly ShipLine[] {
  switch (setup.scenario) {
    case 'contact':
      return SCOUTS[side].slice(0, players).map((name) => ({ name, design: corvette(setup, side) }));
    case 'fleet-action':
      return FLEETS[side].map((name, i) => ({
        name,
        design: i === 0 ? cruiser(setup, side) : corvette(setup, side),
      }));
    case 'own':
      return linesOf(setup, side).flatMap((line) => {
        const read = readShip(line);
        return read.ok ? [read] : [];
      });
  }
}

export const linesOf = ({ fleetA, fleetB }: Setup, side: Side): readonly string[] => (side === 0 ? fleetA : fleetB);
const corvette = ({ corvetteA, corvetteB }: Setup, side: Side): Design =>
  designNamed(side === 0 ? corvetteA : corvetteB);
const cruiser = ({ cruiserA, cruiserB }: Setup, side: Side): Design => designNamed(side === 0 ? cruiserA : cruiserB);

/** 8.3 No points count towards a turn yet. */
function freshShip(name: string, side: Side, seat: Seat, design: Design): Ship {
  const fate: Fate = 'waiting';
  return {
    name,
    side,
    seat,
    design,
    fate,
    q: 0,
    r: 0,
    facing: 0,
    straight: 0,
    points: 0,
    working: design.systems.map(() => true),
    fired: false,
  };
}
