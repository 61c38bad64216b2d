import { BLOCK, blockOf, ERROR_AT, type HullPair, type Values } from './table/layout.ts';
import { ROUNDING, solveTurn, stepBack, workspace } from './turn/backward.ts';
import { forget } from './turn/guesses.ts';
import { addUpOutcomes, emptyOutcomes } from './turn/outcomes.ts';
import { weighSalvos } from './turn/salvos.ts';

/** Rounding of one addition of numbers up to 1. */
const UNIT = 2 ** -53;

const outcomes = emptyOutcomes();
export const space = workspace();

/** All pairs of ships with these two hulls. Nothing is carried over from other hulls, so any order gives the same. */
export function solveHullPair(values: Values, { first, second }: HullPair): void {
  forget(space.guesses);
  for (const mine of values.fleet.hulls[first]?.ships ?? []) {
    for (const theirs of values.fleet.hulls[second]?.ships ?? []) solvePair(values, mine, theirs);
  }
}

function solvePair(values: Values, mine: number, theirs: number): void {
  const { fleet, table } = values;
  const my = fleet.conditions[mine];
  const their = fleet.conditions[theirs];
  if (my === undefined || their === undefined) throw new Error('no such ships');
  const stays = my.air === null && their.air === null;
  addUpOutcomes(values, mine, theirs, stays, outcomes);
  weighSalvos(my, their, outcomes, space.salvos);
  const at = blockOf(values, mine, theirs) * BLOCK;
  const into = table.subarray(at, at + BLOCK);
  const inherited = outcomes.error + (outcomes.terms + 8) * UNIT;
  const own = stays ? stepBack(space, 0, into) : solveTurn(space, null, into) + ROUNDING;
  into[ERROR_AT] = inherited + own;
}
