import { canonical, same } from '@starboard/kernel';

/** Where two values first differ, and what stands there in each. */
export interface Difference {
  /** Members and places from the outside in, joined by dots; empty where the two have nothing in common. */
  readonly path: string;
  readonly one: unknown;
  readonly other: unknown;
}

/** The first place in which two plain values differ; undefined where they say the same. */
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

/** A value as a line of text. */
export function short(value: unknown): string {
  if (value === undefined) return 'nothing';
  const spelt = canonical(value);
  return spelt.length > LONGEST ? `${spelt.slice(0, LONGEST)}…` : spelt;
}
