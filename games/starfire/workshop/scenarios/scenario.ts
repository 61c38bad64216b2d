import { type CheckedSetup, checkSetup } from '@starboard/kernel';
import type { ChartName } from '../../rules/data/charts.ts';
import { rules } from '../../rules/index.ts';
import type { Starfire } from '../../rules/model.ts';

/** The figures of a scenario, kept as text. */
export const FIGURES = ['width', 'height', 'distance', 'spread', 'turnLimit'] as const;
export type ScenarioFigure = (typeof FIGURES)[number];

export const FLEETS = ['fleetA', 'fleetB'] as const;
export type FleetKey = (typeof FLEETS)[number];

/** An own scenario being edited. It may be wrong in any way; `checkScenario` finds out. */
export type DraftScenario = { readonly [F in ScenarioFigure]: string } & {
  readonly [F in FleetKey]: readonly string[];
} & {
  readonly name: string;
  readonly chart: ChartName;
  readonly quickSetup: boolean;
};

/** The rules' verdict on a scenario for a number of players. */
export function checkScenario(
  { name: _, ...drawn }: DraftScenario,
  seats: number = rules.seats.min,
): CheckedSetup<Starfire> {
  const figures = Object.fromEntries(FIGURES.map((figure) => [figure, asNumber(drawn[figure])]));
  return checkSetup(rules, { scenario: 'own', ...drawn, ...figures }, Array<null>(seats).fill(null));
}

/** Text that is not a number stays as it is, for the rules to refuse. */
const asNumber = (typed: string): number | string => (/^\s*\d+\s*$/.test(typed) ? Number(typed) : typed);

/** 2.8 The most players for whom each has a ship. */
export function mostPlayers(scenario: DraftScenario): number {
  let most = rules.seats.min;
  while (most < rules.seats.max && checkScenario(scenario, most + 1).ok) most++;
  return most;
}

/** The schema of a member of a set-up: its title, bounds and default. */
export function shapeOf(key: ScenarioFigure | FleetKey | 'chart' | 'quickSetup') {
  const schema = rules.setup.properties?.[key];
  if (schema === undefined) throw new Error(`a set-up has no ${key}`);
  return schema;
}

/** The title of a scenario on screen. */
export const titleOf = ({ name }: DraftScenario): string => (name.trim() === '' ? 'Unnamed scenario' : name);

export function freshScenario(): DraftScenario {
  const usual = (figure: ScenarioFigure): string => `${shapeOf(figure).default ?? ''}`;
  return {
    name: 'Ambush',
    quickSetup: true,
    chart: 'literal',
    width: usual('width'),
    height: usual('height'),
    distance: usual('distance'),
    spread: usual('spread'),
    turnLimit: usual('turnLimit'),
    fleetA: ['Ardent - CA(R)', 'Bulwark - CT-4'],
    fleetB: ['Cinder - CA(Pt)', 'Dauntless - CT-2'],
  };
}
