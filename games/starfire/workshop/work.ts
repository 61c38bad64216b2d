import { flag, list, object, oneOf, type Schema, text, validate } from '@starboard/kernel';
import { CHART_NAMES } from '../rules/data/charts.ts';
import { type DraftScenario, freshScenario, shapeOf } from './scenarios/scenario.ts';
import { MOST_NAME } from './scenarios/scenario-file.ts';

const TABS = ['designer', 'shipyard', 'scenarios'] as const;
type Tab = (typeof TABS)[number];

/** Everything that the workshop keeps between visits. Ships are kept as text. */
export type Work = {
  readonly tab: Tab;
  readonly line: string;
  readonly ships: readonly string[];
  readonly scenario: DraftScenario;
  readonly scenarios: readonly DraftScenario[];
};

export const MOST_SHIPS_KEPT = 200;
const MOST_SCENARIOS_KEPT = 100;

/** Typed text may be longer than any ship and is kept all the same. */
export const MOST_TYPED = 20_000;
const typed = text({ maxLength: MOST_TYPED });
const figure = text({ maxLength: MOST_TYPED });
const fleet = list(typed, { maxItems: shapeOf('fleetA').maxItems ?? 0 });

const SCENARIO: Schema<DraftScenario> = object({
  name: text({ maxLength: MOST_NAME }),
  quickSetup: flag(),
  chart: oneOf(CHART_NAMES),
  width: figure,
  height: figure,
  distance: figure,
  spread: figure,
  turnLimit: figure,
  fleetA: fleet,
  fleetB: fleet,
});

const FRESH: Work = {
  tab: 'designer',
  line: 'Bradley - CT [2] S S S S A A A Q (I) (I) (I) F [6]',
  ships: [],
  scenario: freshScenario(),
  scenarios: [],
};

/** Reads the kept work; an unreadable part starts as on the first visit. */
export function readWork(kept: unknown): Work {
  const found: { readonly [P in keyof Work]?: unknown } = typeof kept === 'object' && kept !== null ? kept : {};
  return {
    tab: part(oneOf(TABS), found.tab, FRESH.tab),
    line: part(typed, found.line, FRESH.line),
    ships: part(list(typed, { maxItems: MOST_SHIPS_KEPT }), found.ships, FRESH.ships),
    scenario: part(SCENARIO, found.scenario, FRESH.scenario),
    scenarios: part(list(SCENARIO, { maxItems: MOST_SCENARIOS_KEPT }), found.scenarios, FRESH.scenarios),
  };
}

function part<T>(schema: Schema<T>, value: unknown, otherwise: T): T {
  const fitted = validate(schema, value);
  return fitted.ok ? fitted.value : otherwise;
}

/** Keeps the scenario in place of one with the same name; null if there is no room. */
export function withScenario(work: Work): Work | null {
  const others = work.scenarios.filter(({ name }) => name !== work.scenario.name);
  if (others.length >= MOST_SCENARIOS_KEPT) return null;
  return { ...work, scenarios: [...others, work.scenario] };
}
