import type { Schema } from '@starboard/kernel';

/** A query's words as the values they stand for: an address has only text, its schema says where numbers are meant. */
export function fromQuery(schema: Schema, query: unknown): unknown {
  if (typeof query !== 'object' || query === null) return query;
  const entries = Object.entries(query).map(([key, value]) => {
    const number =
      schema.properties?.[key]?.type === 'integer' && typeof value === 'string' && /^\d{1,15}$/.test(value);
    return [key, number ? Number(value) : value];
  });
  return Object.fromEntries(entries);
}
