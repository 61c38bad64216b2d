import type { DicePool, Face } from '../model.ts';
import { SIDES } from './dice.ts';

/** The exact odds of an attack by its dice, if both sides spend tokens sensibly and no card changes anything. */

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
  /** That the target is destroyed. */
  readonly kill: number;
  /** The average, limited to what a ship takes before it is lost. */
  readonly damage: number;
}

/** A target's shields, and all that it takes before it is lost. */
export interface TargetLife {
  readonly shields: number;
  readonly life: number;
}

/** Damage cards of one kind that may be drawn: how many, what each counts, and the chance that it brings another critical. */
export interface UnseenCards {
  readonly count: number;
  readonly weight: number;
  readonly again: number;
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

/** That an attack die is a hit or a critical in the end, and that one of these is a critical. */
function toHit({ aimed, locked }: Exchange): readonly [success: number, critical: number] {
  const once = aimed ? share('attack', 'hit', 'crit', 'focus') : share('attack', 'hit', 'crit');
  return [locked ? once + (1 - once) * once : once, share('attack', 'crit') / once];
}

const toEvade = ({ dodging }: Exchange): number =>
  dodging ? share('defence', 'evade', 'focus') : share('defence', 'evade');

/** 6.9 The chance of each number of hits and criticals that are left when all evades have cancelled one each. */
function resultChances(exchange: Exchange): readonly (readonly [hits: number, crits: number, chance: number])[] {
  const [success, critical] = toHit(exchange);
  const evading = binomial(exchange.defence, toEvade(exchange));
  return binomial(exchange.attack, success).flatMap((some, results) =>
    binomial(results, critical).flatMap((of, crits) =>
      evading.map((other, dice) => {
        const evades = dice + exchange.evades;
        const hits = results - crits;
        const left = Math.max(0, crits - Math.max(0, evades - hits));
        return [Math.max(0, hits - evades), left, some * of * other] as const;
      }),
    ),
  );
}

/** 6.9 The chance that 0, 1, 2 … results are left. */
export function damageChances(exchange: Exchange): readonly number[] {
  const left = Array<number>(exchange.attack + 1).fill(0);
  for (const [hits, crits, chance] of resultChances(exchange)) left[hits + crits] = (left[hits + crits] ?? 0) + chance;
  return left;
}

/** The chance that faceup cards count 0, 1, 2 … (7.4); what is more than a ship takes is left out. */
function faceupChances(cards: number, most: number, unseen: readonly UnseenCards[]): readonly number[] {
  if (cards === 0 || most <= 0) return [1];
  const all = unseen.reduce((sum, { count }) => sum + count, 0);
  const chances = Array<number>(cards).fill(0);
  if (all === 0) return [...chances, 1];
  for (const [i, kind] of unseen.entries()) {
    if (kind.count === 0) continue;
    const rest = unseen.with(i, { ...kind, count: kind.count - 1 });
    for (const [more, part] of [
      [0, 1 - kind.again],
      [1, kind.again],
    ] as const) {
      if (part === 0) continue;
      for (const [weight, chance] of faceupChances(cards - 1 + more, most - kind.weight, rest).entries()) {
        const sum = weight + kind.weight;
        chances[sum] = (chances[sum] ?? 0) + (kind.count / all) * part * chance;
      }
    }
  }
  return Array.from(chances, (chance = 0) => chance);
}

/** The chance that a target with this much left loses 0, 1, 2 … to hits and then criticals (7.1). */
function lossChances(hits: number, crits: number, { shields, life }: TargetLife, unseen: readonly UnseenCards[]) {
  const past = Math.max(0, shields - hits);
  const faceup = Math.max(0, crits - past);
  const plain = hits + crits - faceup;
  return faceupChances(faceup, life - plain, unseen).map((chance, weight) => [plain + weight, chance] as const);
}

/** 6.11 One exchange after the other against a target. */
export function attackOdds(
  exchanges: readonly Exchange[],
  target: TargetLife,
  unseen: readonly UnseenCards[],
): AttackOdds {
  let missed = 1;
  let losses: readonly number[] = [1];
  for (const exchange of exchanges) {
    missed *= damageChances(exchange)[0] ?? 0;
    const next = Array<number>(target.life + 1).fill(0);
    for (const [before, other] of losses.entries()) {
      const left = { shields: Math.max(0, target.shields - before), life: target.life - before };
      for (const [hits, crits, chance] of resultChances(exchange)) {
        for (const [loss, part] of lossChances(hits, crits, left, unseen)) {
          const sum = Math.min(target.life, before + loss);
          next[sum] = (next[sum] ?? 0) + other * chance * part;
        }
      }
    }
    losses = next;
  }
  const damage = losses.reduce((sum, chance, loss) => sum + chance * loss, 0);
  return { hit: 1 - missed, kill: losses[target.life] ?? 0, damage };
}
