import { checkSetup, integer, object, oneOf, type Schema, text, type Validated, validate } from '@starboard/kernel';
import { rules } from '../../rules/index.ts';
import type { Setup } from '../../rules/model.ts';
import { checkScenario, type DraftScenario } from './scenario.ts';

/** A scenario as a file that players can share. */

const KIND = 'starfire scenario';
const VERSION = 1;
export const MOST_NAME = 60;
export const MOST_FILE = 64 * 1024;

const ANYTHING: Schema = {};
const paper = object({
  starboard: oneOf([KIND]),
  version: integer(VERSION, VERSION),
  name: text({ maxLength: MOST_NAME }),
  setup: ANYTHING,
});

export type OpenedScenario =
  | { readonly ok: true; readonly scenario: DraftScenario }
  | { readonly ok: false; readonly fact: string };

/** The text of the file, or null while the rules refuse the scenario. */
export function writeScenario(scenario: DraftScenario): string | null {
  const checked = checkScenario(scenario);
  if (!checked.ok) return null;
  const { corvetteA: _a, corvetteB: _b, cruiserA: _c, cruiserB: _d, name: _n, ...setup } = checked.setup;
  return `${JSON.stringify({ starboard: KIND, version: VERSION, name: scenario.name, setup }, null, 2)}\n`;
}

/** Reads either the whole scenario or nothing. */
export function readScenario(text: string): OpenedScenario {
  if (new TextEncoder().encode(text).length > MOST_FILE) return refused(TOO_LARGE);
  const json = parsed(text);
  if (json === undefined) return refused('This is not a scenario file, because it is not valid JSON.');
  const strange = strangeness(json);
  if (strange !== null) return refused(strange);
  const fitted: Validated<{ readonly name: string; readonly setup: unknown }> = validate(paper, json);
  if (!fitted.ok) return refused(`The file has a mistake: ${fitted.invalid.at} ${fitted.invalid.problem}.`);
  const { name, setup } = fitted.value;
  const checked = checkSetup(rules, setup, [null, null]);
  if (!checked.ok) return refused(checked.fact);
  if (checked.setup.scenario !== 'own')
    return refused('This is a printed scenario. Choose it when you set up a match.');
  return { ok: true, scenario: drawn(name, checked.setup) };
}

export const TOO_LARGE = `The file is too large. A scenario may have at most ${MOST_FILE / 1024} KB.`;

const refused = (fact: string): OpenedScenario => ({ ok: false, fact });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** This check comes first, because the contents of a file of another kind don't matter. */
function strangeness(json: unknown): string | null {
  const { starboard, version } = members(json);
  if (starboard !== KIND) return 'This is not a Starfire scenario.';
  if (version === VERSION) return null;
  return typeof version === 'number' && version > VERSION
    ? `This file has version ${version}; this page reads version ${VERSION}. Reload the page to get the latest workshop.`
    : `This page can read only version ${VERSION} of a scenario file.`;
}

function members(json: unknown): { readonly starboard?: unknown; readonly version?: unknown } {
  return typeof json === 'object' && json !== null ? json : {};
}

function drawn(name: string, setup: Setup): DraftScenario {
  const { quickSetup, chart, width, height, distance, spread, turnLimit, fleetA, fleetB } = setup;
  return {
    name,
    quickSetup,
    chart,
    width: `${width}`,
    height: `${height}`,
    distance: `${distance}`,
    spread: `${spread}`,
    turnLimit: `${turnLimit}`,
    fleetA,
    fleetB,
  };
}

/** "The long way home" is kept in the-long-way-home.json. */
export function fileName(name: string, ending: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${plain === '' ? 'starfire' : plain}.${ending}`;
}
