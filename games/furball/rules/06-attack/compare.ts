import { QUERY } from '../13-cards/book.ts';
import { ask } from '../13-cards/query.ts';
import type { CancelOrder } from '../model/cards.ts';
import type { AttackFrame, Board, Die } from '../model.ts';
import { countOf } from './dice.ts';

const PLAIN: CancelOrder = { critsFirst: false, mayCritsFirst: false, sureHits: 0, sureCrits: 0 };

const orderOf = (board: Board, attack: AttackFrame): CancelOrder =>
  ask(board, QUERY['cancel.order'], attack.attacker, { attack }, PLAIN);

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
  const evades = countOf(dice.defence, 'evade');
  const mostHits = Math.max(0, hits - sureHits);
  const mostCrits = Math.max(0, crits - sureCrits);
  const isReversed = must || critsFirst;
  const first = Math.min(evades, isReversed ? mostCrits : mostHits);
  const second = Math.min(evades - first, isReversed ? mostHits : mostCrits);
  const cancelledHits = isReversed ? second : first;
  const cancelledCrits = isReversed ? first : second;
  dice.attack = withoutFirst(dice.attack, cancelledHits, cancelledCrits);
  return [hits - cancelledHits, crits - cancelledCrits];
}

/** The hits and criticals among dice, without the first ones of either. */
function withoutFirst(dice: readonly Die[], hits: number, crits: number): Die[] {
  const left: Die[] = [];
  let [hit, crit] = [0, 0];
  for (const die of dice) {
    if (die.face === 'hit' && ++hit > hits) left.push(die);
    if (die.face === 'crit' && ++crit > crits) left.push(die);
  }
  return left;
}
