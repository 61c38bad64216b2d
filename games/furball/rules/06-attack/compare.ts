import { ask } from '../13-cards/query.ts';
import type { CancelOrder } from '../model/cards.ts';
import type { AttackFrame, Board } from '../model.ts';
import { countOf } from './dice.ts';

const PLAIN: CancelOrder = { critsFirst: false, mayCritsFirst: false, sureHits: 0, sureCrits: 0 };

const orderOf = (board: Board, attack: AttackFrame): CancelOrder =>
  ask(board, 'cancel.order', attack.attacker, { attack }, PLAIN);

/** Whether a choice of the results to cancel first exists and matters. */
export function needsChoice(board: Board, attack: AttackFrame): boolean {
  const { mayCritsFirst } = orderOf(board, attack);
  const { dice } = attack;
  const evades = countOf(dice.defence, 'evade');
  const hits = countOf(dice.attack, 'hit');
  const crits = countOf(dice.attack, 'crit');
  return mayCritsFirst && hits > 0 && crits > 0 && evades > 0 && evades < hits + crits;
}

/** 6.9 Each evade cancels one result, all hits before any critical; what is left stays on the table. */
export function cancelResults(board: Board, attack: AttackFrame, critsFirst: boolean): readonly [number, number] {
  const { critsFirst: must, sureHits, sureCrits } = orderOf(board, attack);
  const { dice } = attack;
  const hits = countOf(dice.attack, 'hit');
  const crits = countOf(dice.attack, 'crit');
  let evades = countOf(dice.defence, 'evade');
  const most = { hit: Math.max(0, hits - sureHits), crit: Math.max(0, crits - sureCrits) };
  const cancelled = { hit: 0, crit: 0 };
  for (const face of must || critsFirst ? (['crit', 'hit'] as const) : (['hit', 'crit'] as const)) {
    cancelled[face] = Math.min(evades, most[face]);
    evades -= cancelled[face];
  }
  const left = { hit: hits - cancelled.hit, crit: crits - cancelled.crit };
  dice.attack = dice.attack.filter(({ face }) => {
    if (face !== 'hit' && face !== 'crit') return false;
    if (cancelled[face] === 0) return true;
    cancelled[face]--;
    return false;
  });
  return [left.hit, left.crit];
}
