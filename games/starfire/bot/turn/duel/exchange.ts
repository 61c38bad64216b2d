import { LONGEST_RANGE } from '../../../rules/05-combat/gunnery.ts';
import type { Board, Ship } from '../../../rules/model.ts';
import { salvoOutcomes } from '../salvo-outcomes.ts';
import { afterLosses, chanceWith, strengthOf } from '../strength.ts';
import type { Style } from '../style.ts';

/** My chance to win after a turn's fire between two ships, by range: if both can fire, or only one of them. */
export interface DuelExchange {
  readonly none: number;
  readonly both: readonly number[];
  readonly mine: readonly number[];
  readonly theirs: readonly number[];
}

/** Exact: sums over all that the dice may show. */
export function exchangeBetween(
  board: Board,
  mine: Ship,
  theirs: Ship,
  iFireFirst: boolean,
  style: Style,
): DuelExchange {
  const before = strengthOf(mine);
  const chance = (me: Ship, them: Ship): number =>
    chanceWith(afterLosses(before, strengthOf(me), style), strengthOf(them));
  const ranges = Array.from({ length: LONGEST_RANGE }, (_, range) => range);
  return {
    none: chance(mine, theirs),
    both: ranges.map((range) => {
      const [me, them] = faceToFace(mine, theirs, range);
      return iFireFirst
        ? meanAfter(board, me, them, (hit) => meanAfter(board, hit, me, (back) => chance(back, hit)))
        : meanAfter(board, them, me, (hit) => meanAfter(board, hit, them, (back) => chance(hit, back)));
    }),
    mine: ranges.map((range) => {
      const [me, them] = faceToFace(mine, theirs, range);
      return meanAfter(board, me, them, (hit) => chance(me, hit));
    }),
    theirs: ranges.map((range) => {
      const [me, them] = faceToFace(mine, theirs, range);
      return meanAfter(board, them, me, (hit) => chance(hit, them));
    }),
  };
}

/** A destroyed ship doesn't fire. */
function meanAfter(board: Board, ship: Ship, target: Ship, worth: (target: Ship) => number): number {
  if (ship.fate !== 'fighting') return worth(target);
  let sum = 0;
  for (const outcome of salvoOutcomes(board, ship, target)) sum += outcome.chance * worth(outcome.ship);
  return sum;
}

const faceToFace = (one: Ship, other: Ship, range: number): readonly [Ship, Ship] => [
  { ...one, q: 0, r: 0, facing: 0 },
  { ...other, q: range, r: 0, facing: 3 },
];
