import { canonical, same } from '@starboard/kernel';

export interface Difference {
  /** Members and indices from the outside in, joined by dots; empty if the values have nothing in common. */
  readonly path: string;
  readonly one: unknown;
  readonly other: unknown;
}

/** Undefined if the values are equal. */
export function firstDifference(one: unknown, other: unknown, path = ''): Difference | undefined {
  if (same(one, other)) return undefined;
  if (!isNested(one) || !isNested(other) || Array.isArray(one) !== Array.isArray(other)) return { path, one, other };
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  for (const key of keys) {
    const [mine, theirs] = [Reflect.get(one, key), Reflect.get(other, key)];
    const within = path === '' ? key : `${path}.${key}`;
    const found = firstDifference(mine, theirs, within);
    if (found !== undefined) return found;
    if (Object.hasOwn(one, key) !== Object.hasOwn(other, key)) return { path: within, one: mine, other: theirs };
  }
  return { path, one, other };
}

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Longer values are cut off: the path says where to look. */
const LONGEST = 200;

export function short(value: unknown): string {
  if (value === undefined) return 'nothing';
  const spelt = canonical(value);
  return spelt.length > LONGEST ? `${spelt.slice(0, LONGEST)}…` : spelt;
}
