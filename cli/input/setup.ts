import {
  type CheckedSetup,
  checkSetup,
  type GameTypes,
  type IdleBecause,
  idleBecause,
  type Json,
  type Rules,
  type Schema,
} from '@starboard/kernel';
import { timeLimitProblem } from '@starboard/protocol';
import { refuse } from '../refuse.ts';
import { readNamed } from './files.ts';
import { meant } from './nearest.ts';
import { type SeatPlayer, seatingOf } from './seats.ts';

export interface SetupOptions {
  /** Each a `key=value`. */
  readonly set?: readonly string[];
  /** A JSON file. */
  readonly setup?: string;
  /** Each a `key=value,value`: settings of which all these values are tried. */
  readonly vary?: readonly string[];
}

/** The set-up from the file and the single settings, with the rules' defaults filled in. */
export async function chosenSetup(
  rules: Rules<GameTypes>,
  occupants: readonly SeatPlayer[],
  given: SetupOptions,
): Promise<object> {
  const fromFile = given.setup === undefined ? {} : await setupIn(given.setup);
  const single = await settings(rules, given.set);
  const wanted = { ...fromFile, ...single };
  const checked = checkedFor(rules, wanted, occupants);
  if (!checked.ok) return refuse(checked.fact);
  for (const key of Object.keys(single)) {
    const idle = idleBecause(rules.setup, { ...checked.setup }, key);
    if (idle !== undefined && !given.vary?.some((text) => text.startsWith(`${idle.key}=`))) {
      return refuse(`The setting ${key} has an effect only with ${inWords(idle)}.`);
    }
  }
  return checked.setup;
}

/** "scenario=contact or scenario=fleet-action". */
function inWords({ key, needs }: IdleBecause): string {
  return needs.map((value) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`).join(' or ');
}

/** Bots don’t play against the clock, so a set-up with a time limit needs a person. */
export function checkedFor(
  rules: Rules<GameTypes>,
  setup: object,
  occupants: readonly SeatPlayer[],
): CheckedSetup<GameTypes> {
  const checked = checkSetup(rules, setup, seatingOf(occupants));
  if (!checked.ok) return checked;
  const fact = timeLimitProblem(rules, checked.setup, { people: occupants.some(({ kind }) => kind === 'person') });
  return fact === undefined ? checked : { ok: false, fact };
}

export async function settings(
  rules: Rules<GameTypes>,
  set: SetupOptions['set'] = [],
): Promise<{ readonly [key: string]: Json }> {
  const members: (readonly [string, Json])[] = [];
  for (const text of set) members.push(await setting(rules, text));
  return Object.fromEntries(members);
}

async function setupIn(path: string): Promise<object> {
  const text = await readNamed(path);
  const value = parsed(text);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  return refuse(`${path} is not a set-up. It must hold one JSON object.`);
}

async function setting(rules: Rules<GameTypes>, text: string): Promise<readonly [string, Json]> {
  const cut = text.indexOf('=');
  if (cut < 1) return refuse(`"${text}" is not a setting; write it as key=value.`);
  const key = text.slice(0, cut);
  const schemas = rules.setup.properties ?? {};
  const schema = Object.hasOwn(schemas, key) ? schemas[key] : undefined;
  if (schema === undefined) return refuse(`${rules.id} has no setting "${key}"${meant(key, Object.keys(schemas))}`);
  return [key, await valueFor(schema, text.slice(cut + 1))];
}

/** Reads text if the schema wants text, else JSON; checking the whole set-up reports what doesn't fit. */
async function valueFor(schema: Schema, text: string): Promise<Json> {
  if (schema.items?.type === 'string' && text.startsWith('@')) return linesIn(text.slice(1));
  return schema.type === 'string' ? text : (parsed(text) ?? text);
}

/** For a setting that is a list of lines, such as a map. */
async function linesIn(path: string): Promise<readonly string[]> {
  const text = await readNamed(path);
  return text.replace(/\r?\n$/, '').split(/\r?\n/);
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
