import { checkSetup, type GameTypes, type Rules, type Seating } from '@starboard/kernel';
import { refuse } from '../refuse.ts';
import type { Simulation } from './simulation.ts';

/** What a side brings: a value for each of its settings. */
export type LineUp = { readonly [setting: string]: string };

/** One line-up against another, ready to be simulated. */
export interface Cell {
  readonly first: LineUp;
  readonly second: LineUp;
  readonly wanted: Simulation;
}

/** Every line-up of the first seat's side against every one of the second's. */
export interface Matrix {
  readonly first: readonly LineUp[];
  readonly second: readonly LineUp[];
  /** Row by row: the first seat's side gives the rows. */
  readonly cells: readonly Cell[];
}

/** All the pairings that the game knows of, everything else as wanted; settings in `held` stay as they are. */
export function matrixOf(
  rules: Rules<GameTypes>,
  wanted: Simulation,
  seating: Seating,
  held: readonly string[],
): Matrix {
  const pairings = rules.pairings?.(wanted.setup) ?? `${rules.id} has no designs to pair, so it has no matrix.`;
  if (typeof pairings === 'string') return refuse(pairings);
  const first = lineUps(rules, pairings.first, wanted.setup, held);
  const second = lineUps(rules, pairings.second, wanted.setup, held);
  const cells = first.flatMap((ours) => second.map((theirs) => cell(rules, wanted, seating, ours, theirs)));
  return { first, second, cells };
}

/** Every way to choose these settings. */
function lineUps(rules: Rules<GameTypes>, names: readonly string[], setup: object, held: readonly string[]): LineUp[] {
  const chosen = new Map<string, unknown>(Object.entries(setup));
  let found: LineUp[] = [{}];
  for (const name of names) {
    const members = rules.setup.properties?.[name]?.enum;
    if (members === undefined) throw new Error(`${rules.id} pairs by "${name}", which is not one of a few`);
    const open = held.includes(name) ? members.filter((member) => member === chosen.get(name)) : members;
    found = found.flatMap((lineUp) => open.map((member) => ({ ...lineUp, [name]: member })));
  }
  return found;
}

/** Its dice follow from the seed and who meets whom, so that it comes out the same in a smaller matrix. */
function cell(rules: Rules<GameTypes>, wanted: Simulation, seating: Seating, first: LineUp, second: LineUp): Cell {
  const checked = checkSetup(rules, { ...wanted.setup, ...first, ...second }, seating);
  if (!checked.ok) return refuse(`${nameOf(first)} against ${nameOf(second)}: ${checked.fact}`);
  const seed = `${wanted.seed}/${nameOf(first)} against ${nameOf(second)}`;
  return { first, second, wanted: { ...wanted, setup: checked.setup, seed } };
}

export const nameOf = (lineUp: LineUp): string => Object.values(lineUp).join(' ');
