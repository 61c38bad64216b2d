import type { Json } from './json.ts';

/**
 * What a set-up or a file may hold, as plain JSON Schema (a small part of it): the page draws forms
 * from it, the border checks with it, and any other tool can read it. The type it stands for rides along.
 */
export interface Schema<T = unknown> {
  /** Without a type, anything fits. */
  readonly type?: 'string' | 'integer' | 'boolean' | 'object' | 'array' | 'null';
  readonly title?: string;
  readonly description?: string;
  readonly default?: Json;
  readonly enum?: readonly string[];
  /** What each member of `enum` is called on screen. */
  readonly labels?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: { readonly [key: string]: Schema };
  readonly required?: readonly string[];
  readonly additionalProperties?: false;
  readonly anyOf?: readonly Schema[];
  /** Never there; it carries the type. */
  readonly __type?: T;
}

export type TypeOf<S> = S extends Schema<infer T> ? T : never;

interface Notes {
  readonly title?: string;
  readonly description?: string;
}

export const text = (
  notes: Notes & { maxLength?: number; pattern?: string; default?: string } = {},
): Schema<string> => ({
  type: 'string',
  maxLength: 200,
  ...notes,
});

export const integer = (
  minimum: number,
  maximum: number,
  notes: Notes & { default?: number } = {},
): Schema<number> => ({
  type: 'integer',
  minimum,
  maximum,
  ...notes,
});

export const flag = (notes: Notes & { default?: boolean } = {}): Schema<boolean> => ({ type: 'boolean', ...notes });

export const nothing = (): Schema<null> => ({ type: 'null' });

export const oneOf = <const T extends string>(
  members: readonly T[],
  notes: Notes & { default?: T; labels?: readonly string[] } = {},
): Schema<T> => ({ type: 'string', enum: members, ...notes });

export const list = <T>(
  items: Schema<T>,
  notes: Notes & { minItems?: number; maxItems?: number; default?: readonly Json[] } = {},
): Schema<readonly T[]> => ({ type: 'array', items, ...notes });

export const either = <A, B>(a: Schema<A>, b: Schema<B>, notes: Notes & { default?: Json } = {}): Schema<A | B> => ({
  anyOf: [a, b],
  ...notes,
});

/** An object with just these members; one with a default may be left out. */
export const object = <P extends { readonly [key: string]: Schema }>(
  properties: P,
  notes: Notes = {},
): Schema<{ readonly [K in keyof P]: TypeOf<P[K]> }> => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((key) => properties[key]?.default === undefined),
  additionalProperties: false,
  ...notes,
});

/** Something that does not fit its schema: where, and what is wrong with it. */
export interface Invalid {
  readonly at: string;
  readonly problem: string;
}

export type Validated<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly invalid: Invalid };

/** The value with its defaults filled in, or the first place where it does not fit. */
export function validate<T>(schema: Schema<T>, value: unknown): Validated<T> {
  const full = complete(schema, value);
  const invalid = firstInvalid(schema, full, '');
  return invalid === undefined ? { ok: true, value: full as T } : { ok: false, invalid };
}

function complete(schema: Schema, value: unknown): unknown {
  if (value === undefined) return schema.default;
  if (schema.properties === undefined || !isObject(value)) return value;
  const filled: { [key: string]: unknown } = { ...value };
  for (const [key, member] of Object.entries(schema.properties)) {
    const completed = complete(member, Object.hasOwn(value, key) ? value[key] : undefined);
    if (completed !== undefined) filled[key] = completed;
  }
  return filled;
}

function firstInvalid(schema: Schema, value: unknown, at: string): Invalid | undefined {
  if (schema.anyOf !== undefined) {
    const problems = schema.anyOf.map((member) => firstInvalid(member, value, at));
    return problems.includes(undefined) ? undefined : problems.at(-1);
  }
  const wrong = (problem: string): Invalid => ({ at: at === '' ? 'the whole' : at, problem });
  switch (schema.type) {
    case 'null':
      return value === null ? undefined : wrong('must be null');
    case 'boolean':
      return typeof value === 'boolean' ? undefined : wrong('must be true or false');
    case 'integer':
      return integerProblem(schema, value, wrong);
    case 'string':
      return stringProblem(schema, value, wrong);
    case 'array':
      return arrayProblem(schema, value, at, wrong);
    case 'object':
      return objectProblem(schema, value, at, wrong);
    default:
      return undefined;
  }
}

type Wrong = (problem: string) => Invalid;

function integerProblem(schema: Schema, value: unknown, wrong: Wrong): Invalid | undefined {
  const { minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER } = schema;
  const fits = typeof value === 'number' && Number.isSafeInteger(value) && value >= minimum && value <= maximum;
  return fits ? undefined : wrong(`must be a whole number from ${minimum} to ${maximum}`);
}

function stringProblem(schema: Schema, value: unknown, wrong: Wrong): Invalid | undefined {
  if (typeof value !== 'string') return wrong('must be text');
  if (schema.enum !== undefined && !schema.enum.includes(value))
    return wrong(`must be one of ${schema.enum.join(', ')}`);
  if (schema.maxLength !== undefined && value.length > schema.maxLength) {
    return wrong(`must be at most ${schema.maxLength} characters long`);
  }
  if (schema.pattern !== undefined && !new RegExp(schema.pattern).test(value))
    return wrong('is not written as it should be');
  return undefined;
}

function arrayProblem(schema: Schema, value: unknown, at: string, wrong: Wrong): Invalid | undefined {
  if (!Array.isArray(value)) return wrong('must be a list');
  const { items, minItems = 0, maxItems = 10_000 } = schema;
  if (value.length < minItems || value.length > maxItems) return wrong(`must have ${minItems} to ${maxItems} members`);
  if (items === undefined) return undefined;
  for (const [i, item] of value.entries()) {
    const invalid = firstInvalid(items, item, `${at}[${i}]`);
    if (invalid !== undefined) return invalid;
  }
  return undefined;
}

function objectProblem(schema: Schema, value: unknown, at: string, wrong: Wrong): Invalid | undefined {
  if (!isObject(value)) return wrong('must be an object');
  const properties = schema.properties ?? {};
  const unknown = Object.keys(value).find((key) => !Object.hasOwn(properties, key));
  if (unknown !== undefined) return { at: path(at, unknown), problem: 'is not known here' };
  const missing = schema.required?.find((key) => !Object.hasOwn(value, key));
  if (missing !== undefined) return { at: path(at, missing), problem: 'is missing' };
  for (const [key, member] of Object.entries(properties)) {
    const invalid = firstInvalid(member, value[key], path(at, key));
    if (invalid !== undefined) return invalid;
  }
  return undefined;
}

const path = (at: string, key: string): string => (at === '' ? key : `${at}.${key}`);
const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
