import { type Json, same } from './json.ts';
import type { Schema } from './schema.ts';

type Members = { readonly [key: string]: Json };

/** The members of an object that have an effect with these values; a missing value stands for its default. */
export function effectiveMembers(schema: Schema, values: Members): readonly string[] {
  return Object.keys(schema.properties ?? {}).filter((key) => idleBecause(schema, values, key) === undefined);
}

/** Another member that takes all effect from this one, with the values it would need. */
export interface IdleBecause {
  readonly key: string;
  readonly needs: readonly Json[];
}

/** Why a member has no effect with these values; undefined if it has one. */
export function idleBecause({ properties = {} }: Schema, values: Members, key: string): IdleBecause | undefined {
  const conditions = Object.entries(properties[key]?.onlyWith ?? {});
  const unmet = conditions.find(([other, needs]) => {
    const value = values[other] ?? properties[other]?.default ?? null;
    return !needs.some((needed) => same(needed, value));
  });
  return unmet === undefined ? undefined : { key: unmet[0], needs: unmet[1] };
}
