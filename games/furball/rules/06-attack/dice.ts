import { rollFor, type Seat } from '@starboard/kernel';
import type { AttackFrame, DicePool, Die, Face, Furball, Match } from '../model.ts';

/** 6.5 Eight sides each: three hits, a critical, two focus, two blank; three evades, two focus, three blank. */
export const SIDES: { readonly [P in DicePool]: readonly Face[] } = {
  attack: ['hit', 'hit', 'hit', 'crit', 'focus', 'focus', 'blank', 'blank'],
  defence: ['evade', 'evade', 'evade', 'focus', 'focus', 'blank', 'blank', 'blank'],
};

export function rollFace({ dice }: Match, pool: DicePool, purpose: Furball['purpose'], who: Seat): Face {
  return SIDES[pool][rollFor(dice, purpose, who, 8) - 1] ?? 'blank';
}

export function rollDice(match: Match, pool: DicePool, count: number, purpose: Furball['purpose'], who: Seat): Die[] {
  const dice: Die[] = [];
  for (let i = 0; i < count; i++)
    dice.push({ face: rollFace(match, pool, purpose, who), rerolled: false, fixed: false });
  return dice;
}

export function countOf(dice: readonly Die[], face: Face): number {
  let count = 0;
  for (let i = 0; i < dice.length; i++) if (dice[i]?.face === face) count++;
  return count;
}

/** How many dice of an attack show one of these faces; 0 without an attack. */
export function countIn(attack: AttackFrame | null, pool: DicePool, ...faces: readonly Face[]): number {
  return attack === null ? 0 : attack.dice[pool].filter(({ face }) => faces.includes(face)).length;
}

export const facesOf = (dice: readonly Die[]): readonly Face[] => dice.map(({ face }) => face);
