import type { Json } from './json.ts';

/** By name, the values that other members of the same object may have. */
interface OtherMembers {
  readonly [key: string]: readonly Json[];
}

/**
 * The contents of a set-up or a file, in a small part of JSON Schema: the page draws forms from it, the borders check
 * with it, and other tools can read it. It also carries its TypeScript type.
 */
export interface Schema<T = unknown> {
  /** Without a type, anything fits. */
  readonly type?: 'string' | 'integer' | 'boolean' | 'object' | 'array' | 'null';
  readonly title?: string;
  readonly description?: string;
  readonly default?: Json;
  readonly enum?: readonly string[];
  /** How the screen shows each member of `enum`. */
  readonly labels?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  /** A list of lines, which the page reads from a file. */
  readonly format?: 'lines';
  /** Lines that players can download and change. */
  readonly example?: readonly string[];
  readonly properties?: { readonly [key: string]: Schema };
  readonly required?: readonly string[];
  readonly additionalProperties?: false;
  readonly anyOf?: readonly Schema[];
  /** A member of an object that may be missing, and then stays missing. */
  readonly optional?: true;
  /** The member has an effect only while the others named here have one of these values. */
  readonly onlyWith?: OtherMembers;
  /** Never set; it only carries the type. */
  readonly __type?: T;
}

export type TypeOf<S> = S extends Schema<infer T> ? T : never;

interface Notes {
  readonly title?: string;
  readonly description?: string;
  readonly onlyWith?: OtherMembers;
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
  notes: Notes & {
    minItems?: number;
    maxItems?: number;
    format?: 'lines';
    example?: readonly string[];
    default?: readonly Json[];
  } = {},
): Schema<readonly T[]> => ({ type: 'array', items, ...notes });

export const either = <const Members extends readonly Schema[]>(
  ...anyOf: Members
): Schema<TypeOf<Members[number]>> => ({ anyOf });

/** A member that may be missing. It has no default, so values from before there was such a member stay as they are. */
export const optional = <T>(schema: Schema<T>): Schema<T | undefined> => ({ ...schema, optional: true });

/** An object with exactly these members; a member that is optional or has a default may be missing. */
export const object = <P extends { readonly [key: string]: Schema }>(
  properties: P,
  notes: Notes = {},
): Schema<{ readonly [K in keyof P]: TypeOf<P[K]> }> => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter(
    (key) => !properties[key]?.optional && properties[key]?.default === undefined,
  ),
  additionalProperties: false,
  ...notes,
});
