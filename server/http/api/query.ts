import type { Schema } from '@starboard/kernel';

/** Converts a query's texts to the types that its schema has. */
export function fromQuery(schema: Schema, query: unknown): unknown {
  if (typeof query !== 'object' || query === null) return query;
  const entries = Object.entries(query).map(([key, value]) => {
    const number =
      schema.properties?.[key]?.type === 'integer' && typeof value === 'string' && /^\d{1,15}$/.test(value);
    return [key, number ? Number(value) : value];
  });
  return Object.fromEntries(entries);
}
