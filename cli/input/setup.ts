import { checkSetup, type GameTypes, type Json, type Rules, type Schema, type Seating } from '@starboard/kernel';
import { refuse } from '../refuse.ts';
import { readNamed } from './files.ts';
import { meant } from './nearest.ts';

export interface SetupOptions {
  /** Each a `key=value`. */
  readonly set?: readonly string[];
  /** A JSON file. */
  readonly setup?: string;
}

/** The set-up that the file and the single settings make together, with the rules' defaults filled in. */
export async function chosenSetup(rules: Rules<GameTypes>, seating: Seating, given: SetupOptions): Promise<object> {
  const fromFile = given.setup === undefined ? {} : await setupIn(given.setup);
  const wanted = { ...fromFile, ...settings(rules, given.set) };
  const checked = checkSetup(rules, wanted, seating);
  return checked.ok ? checked.setup : refuse(checked.fact);
}

/** Single settings, not yet checked. */
export function settings(rules: Rules<GameTypes>, set: SetupOptions['set'] = []): { readonly [key: string]: Json } {
  return Object.fromEntries(set.map((text) => setting(rules, text)));
}

async function setupIn(path: string): Promise<object> {
  const text = await readNamed(path);
  const value = parsed(text);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  return refuse(`${path} does not hold a set-up: it must be one JSON object.`);
}

function setting(rules: Rules<GameTypes>, text: string): readonly [string, Json] {
  const cut = text.indexOf('=');
  if (cut < 1) return refuse(`"${text}" is not a setting; write it as key=value.`);
  const key = text.slice(0, cut);
  const schemas = rules.setup.properties ?? {};
  const schema = Object.hasOwn(schemas, key) ? schemas[key] : undefined;
  if (schema === undefined) return refuse(`${rules.id} has no setting "${key}"${meant(key, Object.keys(schemas))}`);
  return [key, valueFor(schema, text.slice(cut + 1))];
}

/** Text where text is wanted, else JSON; what does not fit is told by the check of the whole. */
function valueFor(schema: Schema, text: string): Json {
  return schema.type === 'string' ? text : (parsed(text) ?? text);
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
