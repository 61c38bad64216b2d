import { mayAdd } from '../../06-attack/modify.ts';
import { attackIn, rollingIn } from '../../13-cards/now.ts';
import type { Now, Op, Use } from '../../model/cards.ts';
import type { DicePool, Face, Stack } from '../../model.ts';
import { worthOfResult } from './add.ts';
import { facesOn, tellOfDice } from './taking.ts';

/** 6.6 Where all dice just rolled show the same, one more of that face is laid beside them. */
export const addMatching = (): Op => ({
  possible: (now) => faceOf(now) !== null,
  run(_match, _frame, now, tell) {
    const face = faceOf(now);
    const { pool } = now.event;
    if (face === null || pool === null) return undefined;
    const before = facesOn(now, pool);
    rollingIn(now.stack, pool)?.dice.push({ face, rerolled: false, fixed: false });
    tellOfDice(now, pool, 'added', before, tell);
    return undefined;
  },
  worth: worthInAttack,
});

function faceOf(now: Now): Face | null {
  const { pool } = now.event;
  return pool === null || !mayAdd(now, pool) ? null : sharedFace(now.stack, pool);
}

/** What all dice show; null if they differ, or if there are none. */
function sharedFace(stack: Stack, pool: DicePool): Face | null {
  const dice = rollingIn(stack, pool)?.dice ?? [];
  const face = dice[0]?.face ?? null;
  return dice.every((die) => die.face === face) ? face : null;
}

/** Only in an attack is one more of the same good for whoever rolled it. */
function worthInAttack(use: Use): number {
  const { stack, seat } = use;
  const attack = attackIn(stack);
  if (attack === null || stack.some(({ at }) => at === 'roll')) return 0;
  const face = sharedFace(stack, attack.attacker === seat ? 'attack' : 'defence');
  return face === null ? 0 : worthOfResult(face, use);
}
