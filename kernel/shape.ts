import type { Json } from './json.ts';

/**
 * What a set-up or a file may hold, as plain JSON Schema (a small part of it): the page draws forms
 * from it, the border checks with it, and any other tool can read it. The type it stands for rides along.
 */
export interface Shape<T = unknown> {
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
  readonly items?: Shape;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: { readonly [key: string]: Shape };
  readonly required?: readonly string[];
  readonly additionalProperties?: false;
  readonly anyOf?: readonly Shape[];
  /** Never there; it carries the type. */
  readonly __type?: T;
}

export type TypeOf<S> = S extends Shape<infer T> ? T : never;

interface Notes {
  readonly title?: string;
  readonly description?: string;
}

export const text = (
  notes: Notes & { maxLength?: number; pattern?: string; default?: string } = {},
): Shape<string> => ({
  type: 'string',
  maxLength: 200,
  ...notes,
});

export const integer = (minimum: number, maximum: number, notes: Notes & { default?: number } = {}): Shape<number> => ({
  type: 'integer',
  minimum,
  maximum,
  ...notes,
});

export const flag = (notes: Notes & { default?: boolean } = {}): Shape<boolean> => ({ type: 'boolean', ...notes });

export const nothing = (): Shape<null> => ({ type: 'null' });

export const oneOf = <const T extends string>(
  members: readonly T[],
  notes: Notes & { default?: T; labels?: readonly string[] } = {},
): Shape<T> => ({ type: 'string', enum: members, ...notes });

export const list = <T>(
  items: Shape<T>,
  notes: Notes & { minItems?: number; maxItems?: number; default?: readonly Json[] } = {},
): Shape<readonly T[]> => ({ type: 'array', items, ...notes });

export const either = <A, B>(a: Shape<A>, b: Shape<B>, notes: Notes & { default?: Json } = {}): Shape<A | B> => ({
  anyOf: [a, b],
  ...notes,
});

/** An object with just these members; one with a default may be left out. */
export const record = <P extends { readonly [key: string]: Shape }>(
  properties: P,
  notes: Notes = {},
): Shape<{ readonly [K in keyof P]: TypeOf<P[K]> }> => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((key) => properties[key]?.default === undefined),
  additionalProperties: false,
  ...notes,
});

/** Something that does not fit its shape: where, and what is wrong with it. */
export interface Misfit {
  readonly at: string;
  readonly problem: string;
}

export type Fitted<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly misfit: Misfit };

/** The value with its defaults filled in, or the first place where it does not fit. */
export function fit<T>(shape: Shape<T>, value: unknown): Fitted<T> {
  const full = complete(shape, value);
  const misfit = firstMisfit(shape, full, '');
  return misfit === undefined ? { ok: true, value: full as T } : { ok: false, misfit };
}

function complete(shape: Shape, value: unknown): unknown {
  if (value === undefined) return shape.default;
  if (shape.properties === undefined || !isObject(value)) return value;
  const filled: { [key: string]: unknown } = { ...value };
  for (const [key, member] of Object.entries(shape.properties)) {
    const completed = complete(member, Object.hasOwn(value, key) ? value[key] : undefined);
    if (completed !== undefined) filled[key] = completed;
  }
  return filled;
}

function firstMisfit(shape: Shape, value: unknown, at: string): Misfit | undefined {
  if (shape.anyOf !== undefined) {
    const misfits = shape.anyOf.map((member) => firstMisfit(member, value, at));
    return misfits.includes(undefined) ? undefined : misfits.at(-1);
  }
  const wrong = (problem: string): Misfit => ({ at: at === '' ? 'the whole' : at, problem });
  switch (shape.type) {
    case 'null':
      return value === null ? undefined : wrong('must be null');
    case 'boolean':
      return typeof value === 'boolean' ? undefined : wrong('must be true or false');
    case 'integer':
      return integerProblem(shape, value, wrong);
    case 'string':
      return stringProblem(shape, value, wrong);
    case 'array':
      return arrayProblem(shape, value, at, wrong);
    case 'object':
      return objectProblem(shape, value, at, wrong);
    default:
      return undefined;
  }
}

type Wrong = (problem: string) => Misfit;

function integerProblem(shape: Shape, value: unknown, wrong: Wrong): Misfit | undefined {
  const { minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER } = shape;
  const fits = typeof value === 'number' && Number.isSafeInteger(value) && value >= minimum && value <= maximum;
  return fits ? undefined : wrong(`must be a whole number from ${minimum} to ${maximum}`);
}

function stringProblem(shape: Shape, value: unknown, wrong: Wrong): Misfit | undefined {
  if (typeof value !== 'string') return wrong('must be text');
  if (shape.enum !== undefined && !shape.enum.includes(value)) return wrong(`must be one of ${shape.enum.join(', ')}`);
  if (shape.maxLength !== undefined && value.length > shape.maxLength) {
    return wrong(`must be at most ${shape.maxLength} characters long`);
  }
  if (shape.pattern !== undefined && !new RegExp(shape.pattern).test(value))
    return wrong('is not written as it should be');
  return undefined;
}

function arrayProblem(shape: Shape, value: unknown, at: string, wrong: Wrong): Misfit | undefined {
  if (!Array.isArray(value)) return wrong('must be a list');
  const { items, minItems = 0, maxItems = 10_000 } = shape;
  if (value.length < minItems || value.length > maxItems) return wrong(`must have ${minItems} to ${maxItems} members`);
  if (items === undefined) return undefined;
  for (const [i, item] of value.entries()) {
    const misfit = firstMisfit(items, item, `${at}[${i}]`);
    if (misfit !== undefined) return misfit;
  }
  return undefined;
}

function objectProblem(shape: Shape, value: unknown, at: string, wrong: Wrong): Misfit | undefined {
  if (!isObject(value)) return wrong('must be an object');
  const properties = shape.properties ?? {};
  const unknown = Object.keys(value).find((key) => !Object.hasOwn(properties, key));
  if (unknown !== undefined) return { at: path(at, unknown), problem: 'is not known here' };
  const missing = shape.required?.find((key) => !Object.hasOwn(value, key));
  if (missing !== undefined) return { at: path(at, missing), problem: 'is missing' };
  for (const [key, member] of Object.entries(properties)) {
    const misfit = firstMisfit(member, value[key], path(at, key));
    if (misfit !== undefined) return misfit;
  }
  return undefined;
}

const path = (at: string, key: string): string => (at === '' ? key : `${at}.${key}`);
const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
