import type { Shape } from '@starboard/kernel';

/** A query's words as the values they stand for: an address has only text, its shape says where numbers are meant. */
export function fromQuery(shape: Shape, query: unknown): unknown {
  if (typeof query !== 'object' || query === null) return query;
  const entries = Object.entries(query).map(([key, value]) => {
    const number = shape.properties?.[key]?.type === 'integer' && typeof value === 'string' && /^\d{1,15}$/.test(value);
    return [key, number ? Number(value) : value];
  });
  return Object.fromEntries(entries);
}
