import { countIn } from '../../06-attack/dice.ts';
import { QUERY } from '../../13-cards/book.ts';
import { listens } from '../../13-cards/listening.ts';
import { rollApartIn } from '../../13-cards/now.ts';
import { isModified } from '../../13-cards/query.ts';
import type { Help, Now } from '../../model/cards.ts';
import { type DicePool, type Die, type Face, shipOf } from '../../model.ts';

/** 6.5 How good a face is for whoever rolled it. */
const RANK: { readonly [F in Face]: number } = { blank: 0, focus: 1, evade: 2, hit: 2, crit: 3 };

/** From this rank on, a face counts by itself. */
const COUNTS = RANK.hit;

export const isGood = (face: Face): boolean => RANK[face] >= COUNTS;

/** 6.6 Rerolling dice of one's own helps if one of them doesn't count yet, and those of the other side if one may. */
export function helpOfReroll(now: Now, dice: readonly Die[], pool: DicePool, all: boolean): Help {
  if (now.attack === null || rollApartIn(now.stack) !== null || listens(now.board, 'dice.rolled')) return 'maybe';
  if (!isOwn(now, pool)) return dice.some(({ face }) => face !== 'blank') ? 'maybe' : 'no';
  if (isEvaded(now, pool) || dice.every(({ face }) => isGood(face))) return 'no';
  const isOnlyFocus = dice.every(({ face }) => face !== 'blank');
  return all || (isOnlyFocus && shipOf(now.board, now.ship).tokens.focus > 0) ? 'maybe' : 'surely';
}

/** 6.6 A face more on one's own side helps, unless it takes the place of a better one or everything is evaded anyway. */
export function helpOfFace(now: Now, pool: DicePool, to: Face, from: readonly Die[] = []): Help {
  if (now.attack === null || rollApartIn(now.stack) !== null || !isOwn(now, pool)) return 'maybe';
  if (isEvaded(now, pool)) return 'no';
  return isGood(to) && from.every(({ face }) => RANK[face] < RANK[to]) ? 'surely' : 'maybe';
}

/** What others lend is used by the attacker. */
const isOwn = ({ attack, ship }: Now, pool: DicePool): boolean => (pool === 'attack') === (ship !== attack?.defender);

/** 6.9 Whether the defence dice already cancel every result, and no card can change that. */
function isEvaded({ board, stack, attack }: Now, pool: DicePool): boolean {
  const isLast = stack.some((frame) => frame.at === 'window' && frame.moment === 'defence.modify-by-defender');
  if (pool !== 'defence' || !isLast || listens(board, 'compare.start')) return false;
  if (isModified(board, QUERY['cancel.order']) || isModified(board, QUERY['attack.hits'])) return false;
  return countIn(attack, 'attack', 'hit', 'crit') <= countIn(attack, 'defence', 'evade');
}
