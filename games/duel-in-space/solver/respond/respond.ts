import type { Worths } from '../../solution/advice/worths.ts';
import { CLASSES, classOf, SWAPPED } from '../../solution/model/positions.ts';
import { BLOCK, blockOf, ERROR_AT, type HullPair, type Values } from '../../solution/table/layout.ts';
import { QUIET_LIMIT, workspace } from '../../solution/turn/backward.ts';
import { forget } from '../../solution/turn/guesses.ts';
import { addUpOutcomes, emptyOutcomes } from '../../solution/turn/outcomes.ts';
import { emptySalvos, type Salvos, weighSalvos } from '../../solution/turn/salvos.ts';
import { answerTurn, type Fixed } from './answer.ts';
import { emptyPolicy, policyBefore } from './policy.ts';

/**
 * What every pair of ships is worth to the first player if one of the two plays from a table, and the other one knows
 * its mixtures and answers best over the whole duel. Both tables have the layout of the solution; in the place of the
 * error is what the fixed player loses by fighting on (7.3).
 */
export interface Responses {
  /** The first player is fixed. */
  readonly lower: Float64Array;
  /** The second player is fixed. */
  readonly upper: Float64Array;
}

/** No answer changes by more than this in a step back: the rest of the quiet turns adds nothing that matters. */
const STILL = 1e-7;
/** 7.4 Whoever fights on begins nose to nose. */
const RE_ENGAGED = classOf({ port: 1, view: 1, noseToNose: 0, movingApart: 0 });

const space = workspace();
const policy = emptyPolicy();
const outcomes = emptyOutcomes();

/** One of the two players fixed, for the pair of ships in hand. */
interface Side {
  readonly fixed: Fixed;
  readonly salvos: Salvos;
  readonly later: Float64Array;
  readonly now: Float64Array;
  /** What the fixed player loses by fighting on in the next turn. */
  loss: number;
}

const sideOf = (fixed: Fixed): Side => ({
  fixed,
  salvos: emptySalvos(),
  later: new Float64Array(CLASSES.length),
  now: new Float64Array(CLASSES.length),
  loss: 0,
});
const lowerSide = sideOf('first');
const upperSide = sideOf('second');

/**
 * All pairs of ships with these two hulls. `playing` is the table that the fixed player plays from. Pairs that are too
 * rare to matter count as lost for the fixed player, so that the answers stay a bound.
 */
export function respondHullPair(
  playing: Worths,
  isRare: (mine: number, theirs: number) => boolean,
  { fleet, layout }: Pick<Values, 'fleet' | 'layout'>,
  { lower, upper }: Responses,
  { first, second }: HullPair,
): void {
  const below: Values = { fleet, layout, table: lower, turned: upper };
  const above: Values = { fleet, layout, table: upper, turned: lower };
  const ships = fleet.hulls[first]?.ships ?? [];
  const others = fleet.hulls[second]?.ships ?? [];
  // A player with the same hull as the enemy takes itself for the first.
  const alike = first === second;
  for (const mine of ships) {
    for (const theirs of others) {
      if (!isRare(mine, theirs)) respondPair(playing, below, alike ? null : above, mine, theirs);
      else giveUp({ lower, upper }, blockOf(below, mine, theirs) * BLOCK);
    }
  }
  if (!alike) return;
  for (const mine of ships) {
    for (const theirs of others) {
      const from = blockOf(below, theirs, mine) * BLOCK;
      const to = blockOf(below, mine, theirs) * BLOCK;
      for (let c = 0; c < CLASSES.length; c++) upper[to + c] = -(lower[from + (SWAPPED[c] ?? 0)] ?? 0);
      upper[to + ERROR_AT] = lower[from + ERROR_AT] ?? 0;
    }
  }
}

function giveUp({ lower, upper }: Responses, at: number): void {
  lower.fill(-1, at, at + BLOCK);
  upper.fill(1, at, at + BLOCK);
  lower[at + ERROR_AT] = 1;
}

function respondPair(playing: Worths, below: Values, above: Values | null, mine: number, theirs: number): void {
  const my = below.fleet.conditions[mine];
  const their = below.fleet.conditions[theirs];
  if (my === undefined || their === undefined) throw new Error('no such ships');
  const stays = my.air === null && their.air === null;
  const sides = above === null ? [lowerSide] : [lowerSide, upperSide];
  for (const side of sides) {
    const values = side === upperSide && above !== null ? above : below;
    addUpOutcomes(values, mine, theirs, stays, outcomes);
    weighSalvos(my, their, { ...outcomes, certainIfParted: partedIn(side.fixed) }, side.salvos);
  }
  playing.addUp(mine, theirs, stays, outcomes);
  weighSalvos(my, their, outcomes, space.salvos);
  forget(space.guesses);
  if (stays) stepBackTogether(playing.still, sides);
  else {
    policyBefore(space, null, policy);
    for (const side of sides) answerTurn(side.fixed, policy, side.salvos, null, side.now);
  }
  const at = blockOf(below, mine, theirs) * BLOCK;
  for (const side of sides) {
    const table = side === upperSide && above !== null ? above.table : below.table;
    table.set(side.now, at);
    table[at + ERROR_AT] = lossOf(side);
  }
}

/** 7.3 The fixed player wants to fight on if its table gives it the better chance; the other player then decides. */
function lossOf({ fixed, now }: Side): number {
  const sign = fixed === 'first' ? 1 : -1;
  const believes = sign * (policy.worths[RE_ENGAGED] ?? 0) > 0;
  return believes ? Math.max(0, -sign * (now[RE_ENGAGED] ?? 0)) : 0;
}

const parted = new Float64Array(outcomes.certainIfParted.length);

function partedIn(fixed: Fixed): Float64Array {
  const sign = fixed === 'first' ? 1 : -1;
  for (let at = 0; at < parted.length; at++) {
    parted[at] = (outcomes.certainIfParted[at] ?? 0) - sign * (outcomes.values[at * BLOCK + ERROR_AT] ?? 0);
  }
  return parted;
}

/** 7.5 As the solved bot steps back from the draw, and the answers with it. */
function stepBackTogether(still: number, sides: readonly Side[]): void {
  const { later } = space;
  later.fill(0);
  for (const side of sides) {
    side.later.fill(0);
    side.loss = 0;
  }
  let settled = false;
  let final = false;
  for (let left = QUIET_LIMIT - 1; left >= 0; left--) {
    if (!final) {
      final = settled;
      policyBefore(space, later, policy);
      settled = moved(policy.worths, later) <= still;
    }
    let change = 0;
    for (const side of sides) {
      const sign = side.fixed === 'first' ? 1 : -1;
      const quiet = { later: side.later, parted: -sign * side.loss };
      answerTurn(side.fixed, policy, side.salvos, quiet, side.now);
      side.loss = lossOf(side);
      change = Math.max(change, moved(side.now, side.later));
    }
    if (final && change <= STILL) return;
  }
}

/** Writes the new values over the old ones. Returns the largest change. */
function moved(from: Float64Array, into: Float64Array): number {
  let change = 0;
  for (let i = 0; i < into.length; i++) change = Math.max(change, Math.abs((from[i] ?? 0) - (into[i] ?? 0)));
  into.set(from);
  return change;
}
