import { type Dice, draw, pick, same, shuffle } from '@starboard/kernel';
import type { BoardPart } from './parts.ts';

/** The values that have occurred in parts of each kind, as replacements. */
export type ValuePool = Map<string, unknown[]>;

/** How many values of a kind are kept. */
const MOST_KEPT = 40;

function keep(pool: ValuePool, kind: string, value: unknown): void {
  const kept = pool.get(kind);
  if (kept === undefined) pool.set(kind, [value]);
  else if (kept.length < MOST_KEPT && !kept.some((each) => same(each, value))) kept.push(value);
}

/** Keeps a value and everything inside it. */
export function keepAll(pool: ValuePool, kind: string, value: unknown): void {
  keep(pool, kind, value);
  if (!isNested(value)) return;
  for (const [key, member] of Object.entries(value)) keepAll(pool, within(value, kind, key), member);
}

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;

const within = (value: object, kind: string, key: string): string => `${kind}.${Array.isArray(value) ? '*' : key}`;

/** How often to draw another value for a composite part before leaving it alone. */
const TRIES = 20;

/** Another value for a part, which looks the same to those who may not know it; undefined if none is found. */
export function changed(
  { kind, value, gist }: BoardPart,
  pool: ValuePool,
  dice: Dice,
): { readonly to: unknown } | undefined {
  const before = gist(value);
  const fits = (other: unknown): boolean => !same(other, value) && same(gist(other), before);
  if (!isNested(value)) {
    const fitting = [...(pool.get(kind) ?? []), ...alternatives(value, kind, pool)].filter(fits);
    return fitting.length === 0 ? undefined : { to: pick(dice, fitting) };
  }
  for (let tries = 0; tries < TRIES; tries++) {
    const to = tries % 2 === 0 ? varied(value, kind, pool, dice) : pick(dice, pool.get(kind) ?? [value]);
    if (fits(to)) return { to };
  }
  return undefined;
}

/** A value of the same shape with as many differences as possible. */
function varied(value: unknown, kind: string, pool: ValuePool, dice: Dice): unknown {
  if (Array.isArray(value)) return variedList(value, kind, pool, dice);
  if (isNested(value)) {
    const members = Object.entries(value);
    return Object.fromEntries(members.map(([key, member]) => [key, varied(member, `${kind}.${key}`, pool, dice)]));
  }
  const others = alternatives(value, kind, pool);
  return others.length === 0 ? value : pick(dice, others);
}

/** Replacements for a single value: values that occurred there, and similar ones; 0 is often special. */
function alternatives(value: unknown, kind: string, pool: ValuePool): readonly unknown[] {
  const others = othersIn(pool.get(kind) ?? [], value);
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'number') return [...others, 0, ...STEPS.map((step) => Math.abs(value + step))];
  return typeof value === 'string' && others.length === 0 ? companyOf(value, pool) : others;
}

const STEPS = [-1, 1, 2, 3];

const othersIn = (kept: readonly unknown[], value: unknown): readonly unknown[] =>
  kept.filter((each) => each !== value && !isNested(each));

/** Words that occur together with this one elsewhere, such as the other cards of its deck. */
function companyOf(word: string, pool: ValuePool): readonly unknown[] {
  const company = [...pool.values()].find((kept) => kept.length > 1 && kept.includes(word));
  return othersIn(company ?? [], word);
}

/** Shuffled, and sometimes one longer or shorter. */
function variedList(list: readonly unknown[], kind: string, pool: ValuePool, dice: Dice): unknown {
  const items = list.map((item) => varied(item, `${kind}.*`, pool, dice));
  shuffle(dice, items);
  const [first] = items;
  const size = draw(dice, 4);
  if (size === 0 && items.length > 0) return items.slice(1);
  return size === 1 && items.length > 0 ? [...items, first] : items;
}

/** A copy of a board with some parts replaced; the rest is shared. */
export function withParts<B extends object>(
  board: B,
  parts: readonly { readonly keys: readonly string[]; readonly to: unknown }[],
): B {
  return parts.reduce<B>((before, { keys, to }) => replaced(before, keys, to) as B, board);
}

function replaced(value: unknown, [key, ...deeper]: readonly string[], to: unknown): unknown {
  if (key === undefined) return to;
  if (!isNested(value)) throw new Error(`there is no ${key} in a board`);
  const inside = replaced(Reflect.get(value, key), deeper, to);
  return Array.isArray(value) ? value.with(Number(key), inside) : { ...value, [key]: inside };
}
