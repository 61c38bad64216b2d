import type { Schema } from './schema.ts';

/** Where a value doesn't fit its schema, and why. */
export interface Invalid {
  readonly at: string;
  readonly problem: string;
}

export type Validated<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly invalid: Invalid };

/** The value with its defaults filled in, or the first place where it doesn't fit. */
export function validate<T>(schema: Schema<T>, value: unknown): Validated<T> {
  const full = complete(schema, value);
  const invalid = firstInvalid(schema, full);
  if (invalid === undefined) return { ok: true, value: full as T };
  const { at, problem } = invalid;
  return { ok: false, invalid: { at: at === '' ? 'the whole' : at.replace(/^\./, ''), problem } };
}

const ANYTHING: Schema = {};

function complete(schema: Schema, value: unknown): unknown {
  if (value === undefined) return schema.default;
  if (schema.properties === undefined || !isObject(value)) return value;
  let filled: { [key: string]: unknown } | undefined;
  for (const key in schema.properties) {
    const present = Object.hasOwn(value, key) ? value[key] : undefined;
    const completed = complete(schema.properties[key] ?? ANYTHING, present);
    if (completed === present) continue;
    filled ??= { ...value };
    filled[key] = completed;
  }
  return filled ?? value;
}

/** The place is counted from the value itself, so that a value that fits costs no text. */
function firstInvalid(schema: Schema, value: unknown): Invalid | undefined {
  if (schema.anyOf !== undefined) return problemOfAll(schema.anyOf, value);
  switch (schema.type) {
    case 'null':
      return value === null ? undefined : wrong('must be null');
    case 'boolean':
      return typeof value === 'boolean' ? undefined : wrong('must be true or false');
    case 'integer':
      return integerProblem(schema, value);
    case 'string':
      return stringProblem(schema, value);
    case 'array':
      return arrayProblem(schema, value);
    case 'object':
      return objectProblem(schema, value);
    default:
      return undefined;
  }
}

const wrong = (problem: string): Invalid => ({ at: '', problem });

/** The same problem, with its place counted from the value around it. */
const within = (place: string, { at, problem }: Invalid): Invalid => ({ at: `${place}${at}`, problem });

/** The problem with a value that fits none of several schemas: that of the schema it was probably meant for. */
function problemOfAll(members: readonly Schema[], value: unknown): Invalid | undefined {
  const problems: Invalid[] = [];
  for (const member of members) {
    const problem = firstInvalid(member, value);
    if (problem === undefined) return undefined;
    problems.push(problem);
  }
  const meant = members.findIndex((member) => isMeant(member, value));
  return problems[meant] ?? wrongTag(members, value) ?? problems.at(-1);
}

/** Whether a value has the type of a schema and, for an object, its distinguishing words, such as its `kind`. */
function isMeant(schema: Schema, value: unknown): boolean {
  if (schema.type === 'object') return isObject(value) && tagsOf(schema).every(([key, tags]) => fits(tags, value[key]));
  if (schema.type === 'array') return Array.isArray(value);
  return schema.type === 'integer' ? typeof value === 'number' : schema.type === typeof value;
}

/** The problem with an object that has none of the words that distinguish several schemas. */
function wrongTag(members: readonly Schema[], value: unknown): Invalid | undefined {
  if (!isObject(value)) return undefined;
  const tags = members.filter(({ type }) => type === 'object').map(tagsOf);
  const key = tags[0]
    ?.map(([name]) => name)
    .find((name) => tags.every((each) => each.some(([other]) => other === name)));
  if (key === undefined) return undefined;
  const words = tags.flatMap((each) => each.flatMap(([name, members]) => (name === key ? members : [])));
  return { at: `.${key}`, problem: `must be one of ${words.join(', ')}` };
}

const tagsOf = ({ properties = {} }: Schema): readonly (readonly [string, readonly string[]])[] =>
  Object.entries(properties).flatMap(([key, { enum: words }]) => (words === undefined ? [] : [[key, words] as const]));

const fits = (words: readonly string[], value: unknown): boolean => words.some((word) => word === value);

function integerProblem(schema: Schema, value: unknown): Invalid | undefined {
  const { minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER } = schema;
  const fits = typeof value === 'number' && Number.isSafeInteger(value) && value >= minimum && value <= maximum;
  return fits ? undefined : wrong(`must be a whole number from ${minimum} to ${maximum}`);
}

function stringProblem(schema: Schema, value: unknown): Invalid | undefined {
  if (typeof value !== 'string') return wrong('must be text');
  if (schema.enum !== undefined && !schema.enum.includes(value))
    return wrong(`must be one of ${schema.enum.join(', ')}`);
  if (schema.maxLength !== undefined && value.length > schema.maxLength) {
    return wrong(`must be at most ${schema.maxLength} characters long`);
  }
  if (schema.pattern !== undefined && !patternOf(schema.pattern).test(value)) return wrong('has the wrong format');
  return undefined;
}

const patterns: { [source: string]: RegExp } = {};

function patternOf(source: string): RegExp {
  const known = Object.hasOwn(patterns, source) ? patterns[source] : undefined;
  const pattern = known ?? new RegExp(source);
  patterns[source] = pattern;
  return pattern;
}

function arrayProblem(schema: Schema, value: unknown): Invalid | undefined {
  if (!Array.isArray(value)) return wrong('must be a list');
  const { items, minItems = 0, maxItems = 10_000 } = schema;
  if (value.length < minItems || value.length > maxItems) return wrong(`must have ${minItems} to ${maxItems} members`);
  if (items === undefined) return undefined;
  for (let i = 0; i < value.length; i++) {
    const invalid = firstInvalid(items, value[i]);
    if (invalid !== undefined) return within(`[${i}]`, invalid);
  }
  return undefined;
}

function objectProblem(schema: Schema, value: unknown): Invalid | undefined {
  if (!isObject(value)) return wrong('must be an object');
  const properties = schema.properties ?? {};
  for (const key of Object.keys(value)) {
    if (!Object.hasOwn(properties, key)) return { at: `.${key}`, problem: 'is not known here' };
  }
  for (const key of schema.required ?? []) {
    if (!Object.hasOwn(value, key)) return { at: `.${key}`, problem: 'is missing' };
  }
  for (const key in properties) {
    const member = properties[key] ?? ANYTHING;
    if (member.optional && value[key] === undefined) continue;
    const invalid = firstInvalid(member, value[key]);
    if (invalid !== undefined) return within(`.${key}`, invalid);
  }
  return undefined;
}

const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
