import { type GameTypes, type Json, type Rules, type Schema, same } from '@starboard/kernel';
import type { Opening } from './entry.ts';

const known = new WeakMap<object, readonly string[]>();

const HELP = 'Help allowed for all';

/** What is unusual, in words: "Starfighters: own designs". */
export function termsOf(
  { setup: schema }: Pick<Rules<GameTypes>, 'setup'>,
  setup: object,
  { helpForAll }: Pick<Opening, 'helpForAll'>,
): readonly string[] {
  const found = known.get(setup) ?? inWords(schema, setup);
  known.set(setup, found);
  return helpForAll === true ? [...found, HELP] : found;
}

/** Lists show only their length, because their contents would be too long. */
function inWords({ properties = {} }: Schema, setup: object): readonly string[] {
  const values = new Map<string, Json>(Object.entries(setup));
  return Object.entries(properties).flatMap(([key, member]) => {
    const value = values.get(key);
    if (value === undefined || member.title === undefined || same(value, member.default ?? null)) return [];
    const said = valueInWords(member, value);
    return said === null ? [] : [`${member.title}: ${said}`];
  });
}

function valueInWords({ enum: members, labels, format }: Schema, value: Json): string | null {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return `${value}`;
  if (Array.isArray(value))
    return format === 'lines' ? 'own' : `${value.filter((each) => each !== null).length} chosen`;
  if (typeof value !== 'string' || members === undefined) return null;
  return labels?.[members.indexOf(value)] ?? value;
}
