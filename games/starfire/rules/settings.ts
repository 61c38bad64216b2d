import { flag, integer, list, object, oneOf, type Pairings, text } from '@starboard/kernel';
import { linesOf, seatsOf } from './02-setup/fleets.ts';
import { widestStart } from './02-setup/map.ts';
import { LONGEST_LINE, readShip } from './02-setup/ship-lines.ts';
import { CHART_NAMES } from './data/charts.ts';
import { CORVETTES, CRUISERS, ROSTER_LABELS } from './data/roster.ts';
import { MOST_SHIPS, SCENARIOS, type Scenario, type Setup, SIDES, type Side } from './model.ts';

/** 2.8 */
const MOST_OF_A_SIDE = MOST_SHIPS / 2;

const fleet = (title: string) =>
  list(text({ maxLength: LONGEST_LINE }), {
    title,
    maxItems: MOST_OF_A_SIDE,
    default: [],
    onlyWith: { scenario: ['own'] },
  });

const corvette = (title: string) =>
  oneOf(CORVETTES, {
    title,
    labels: CORVETTES.map((name) => ROSTER_LABELS[name]),
    default: 'CT-2',
    onlyWith: { scenario: ['contact', 'fleet-action'], quickSetup: [true] },
  });

const cruiser = (title: string) =>
  oneOf(CRUISERS, {
    title,
    labels: CRUISERS.map((name) => ROSTER_LABELS[name]),
    default: 'CA(R)',
    onlyWith: { scenario: ['fleet-action'], quickSetup: [true] },
  });

export const setup = object({
  scenario: oneOf(SCENARIOS, {
    title: 'Scenario',
    labels: ['Contact', 'Small fleet action', 'Own scenario'],
    description:
      'In Contact, each side has one corvette; this is the shortest battle. In the small fleet action, each side has a cruiser and two corvettes. In your own scenario, you choose the fleets.',
    default: 'contact',
  }),
  quickSetup: flag({
    title: 'Quick set-up',
    description:
      'The fleets start face to face with the designs below. Without it, the players pick designs and place their ships.',
    default: true,
  }),
  corvetteA: corvette('Side A’s corvettes'),
  cruiserA: cruiser('Side A’s cruiser'),
  corvetteB: corvette('Side B’s corvettes'),
  cruiserB: cruiser('Side B’s cruiser'),
  chart: oneOf(CHART_NAMES, {
    title: 'Weapon chart',
    labels: ['As printed', 'Corrected'],
    description:
      'The printed chart seems to lack a cell for lasers and for force beams. In the corrected chart they reach one hex farther.',
    default: 'literal',
  }),
  width: integer(40, 80, { title: 'Map width', default: 60 }),
  height: integer(30, 60, { title: 'Map height', default: 40 }),
  distance: integer(10, 50, { title: 'Hexes between the flagships', default: 25 }),
  spread: integer(1, 6, {
    title: 'Largest distance from flagship to escort',
    default: 3,
    onlyWith: { scenario: ['fleet-action', 'own'] },
  }),
  turnLimit: integer(1, 300, { title: 'Draw after this many turns', default: 100 }),
  fleetA: fleet("Side A's fleet"),
  fleetB: fleet("Side B's fleet"),
});

/** Why the rules refuse a set-up that fits its schema: 8.9 flagships too far apart, 2.8 a bad fleet. */
export function objection(chosen: Setup, seats: number): string | undefined {
  const widest = widestStart(chosen);
  if (chosen.distance > widest) {
    return `On a map of ${chosen.width} × ${chosen.height} hexes, the flagships can start at most ${widest} apart.`;
  }
  if (chosen.scenario !== 'own') return undefined;
  return (
    SIDES.map((side) => fleetProblem(chosen, side, seats)).find((problem) => problem !== undefined) ?? twins(chosen)
  );
}

function fleetProblem(chosen: Setup, side: Side, seats: number): string | undefined {
  const lines = linesOf(chosen, side);
  const fleetName = `Side ${side === 0 ? 'A' : 'B'}`;
  if (lines.length === 0) return `${fleetName} has no ships.`;
  for (const [i, line] of lines.entries()) {
    const read = readShip(line);
    if (!read.ok) return `${fleetName}, ship ${i + 1}, column ${read.misprint.column}: ${read.misprint.problem}`;
  }
  const players = seatsOf(side, seats).length;
  if (players > lines.length) return `${fleetName} has too few ships for ${players} players.`;
  return undefined;
}

/** Players call ships by their names, so no two may share one. */
function twins({ fleetA, fleetB }: Setup): string | undefined {
  const names = [...fleetA, ...fleetB].flatMap((line) => {
    const read = readShip(line);
    return read.ok ? [read.name] : [];
  });
  const twin = names.find((name, i) => names.indexOf(name) !== i);
  return twin === undefined ? undefined : `Two ships are called ${twin}.`;
}

interface Designs extends Pairings {
  readonly first: readonly (keyof Setup)[];
  readonly second: readonly (keyof Setup)[];
}

/** 2.2 The designs that each side may pick in a scenario. */
const DESIGNS: { readonly [S in Scenario]: Designs | null } = {
  contact: { first: ['corvetteA'], second: ['corvetteB'] },
  'fleet-action': { first: ['cruiserA', 'corvetteA'], second: ['cruiserB', 'corvetteB'] },
  own: null,
};

/** Each side's designs against the other's, if the set-up picks them. */
export function pairings({ scenario, quickSetup }: Setup): Pairings | string {
  const designs = DESIGNS[scenario];
  if (designs === null) return 'Your own scenario fixes every design, so there are no designs to vary.';
  return quickSetup
    ? designs
    : 'Without the quick set-up the players pick the designs, so there are no designs to vary.';
}
