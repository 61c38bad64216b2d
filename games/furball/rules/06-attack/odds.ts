import type { DicePool, Face } from '../model.ts';
import { SIDES } from './dice.ts';

/** The exact odds of an attack by its dice, if both sides spend tokens sensibly. Cards are not included. */

/** The dice of both sides, and what either would spend on them. */
export interface Exchange {
  readonly attack: number;
  readonly defence: number;
  /** Focus turns focus results into hits; a lock rerolls dice that don't hit. */
  readonly aimed: boolean;
  readonly locked: boolean;
  /** Focus turns focus results into evades. */
  readonly dodging: boolean;
  /** Evades that need no die: a token, a reinforced side. */
  readonly evades: number;
}

export interface AttackOdds {
  /** That something gets through. */
  readonly hit: number;
  /** That enough gets through to destroy. */
  readonly kill: number;
  /** The average, limited to what a ship takes before it is lost. */
  readonly damage: number;
}

/** The chance of each number of successes with this many dice. */
function binomial(dice: number, success: number): readonly number[] {
  let chances: readonly number[] = [1];
  for (let die = 0; die < dice; die++) {
    const next = Array<number>(chances.length + 1).fill(0);
    for (const [count, chance] of chances.entries()) {
      next[count] = (next[count] ?? 0) + chance * (1 - success);
      next[count + 1] = (next[count + 1] ?? 0) + chance * success;
    }
    chances = next;
  }
  return chances;
}

const share = (pool: DicePool, ...faces: readonly Face[]): number =>
  SIDES[pool].filter((face) => faces.includes(face)).length / SIDES[pool].length;

/** That an attack die is a hit or a critical in the end. */
function toHit({ aimed, locked }: Exchange): number {
  const once = aimed ? share('attack', 'hit', 'crit', 'focus') : share('attack', 'hit', 'crit');
  return locked ? once + (1 - once) * once : once;
}

const toEvade = ({ dodging }: Exchange): number =>
  dodging ? share('defence', 'evade', 'focus') : share('defence', 'evade');

/** 6.9 The chance that 0, 1, 2 … results are left when all evades have cancelled one each. */
export function damageChances(exchange: Exchange): readonly number[] {
  const left = Array<number>(exchange.attack + 1).fill(0);
  for (const [hits, chance] of binomial(exchange.attack, toHit(exchange)).entries()) {
    for (const [evaded, other] of binomial(exchange.defence, toEvade(exchange)).entries()) {
      const damage = Math.max(0, hits - evaded - exchange.evades);
      left[damage] = (left[damage] ?? 0) + chance * other;
    }
  }
  return left;
}

/** 6.11 One exchange after the other against a ship with this many shields and hull points. */
export function attackOdds(exchanges: readonly Exchange[], life: number): AttackOdds {
  let sums: readonly number[] = [1];
  for (const exchange of exchanges) {
    const next = Array<number>(sums.length + exchange.attack).fill(0);
    for (const [damage, chance] of damageChances(exchange).entries()) {
      for (const [before, other] of sums.entries())
        next[before + damage] = (next[before + damage] ?? 0) + chance * other;
    }
    sums = next;
  }
  let [kill, damage] = [0, 0];
  for (const [sum, chance] of sums.entries()) {
    if (sum >= life) kill += chance;
    damage += Math.min(sum, life) * chance;
  }
  return { hit: 1 - (sums[0] ?? 0), kill, damage };
}
