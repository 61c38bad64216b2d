import { rangeBetween } from '../../rules/05-combat/gunnery.ts';
import { type Board, type Fire, type Ship, shipAt } from '../../rules/model.ts';
import { strengthOf } from './evaluate.ts';
import { threat } from './odds.ts';

/** The fire that costs the enemy most, with all that bears; first where the enemy has not yet fired back. */
export function bestFire(board: Board, options: readonly Fire[]): Fire | undefined {
  let best: Fire | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const worth = worthOf(board, option);
    if (worth > most) [best, most] = [option, worth];
  }
  return best;
}

/** A target that has not fired yet is worth more: what is destroyed now will not fire. */
const YET_TO_FIRE = 1.3;

function worthOf(board: Board, { ship: id, at, all }: Fire): number {
  if (at === null) return -1;
  const ship = shipAt(board, id);
  const target = shipAt(board, at);
  return expected(board, ship, target) * (target.fired ? 1 : YET_TO_FIRE) - (all ? 0 : 0.001);
}

function expected(board: Board, ship: Ship, target: Ship): number {
  return (threat(board, ship, target)[rangeBetween(ship, target)] ?? 0) * strengthOf(target);
}
