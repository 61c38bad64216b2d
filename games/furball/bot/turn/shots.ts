import type { Seat } from '@starboard/kernel';
import { attackIfMade, diceIn } from '../../rules/06-attack/if-made.ts';
import { exchangesOf } from '../../rules/06-attack/shots.ts';
import { barredFromAttacking, weaponAt, weaponsOf } from '../../rules/06-attack/targets.ts';
import { isFarAway } from '../../rules/geometry/index.ts';
import { type Board, isFlying, shipOf } from '../../rules/model.ts';
import { lifeLeft } from '../../rules/values.ts';
import { atLeast, chancesOf, meanOf, sumOf } from './chances.ts';

/** A shot of one ship at another with the weapon that its shooter likes best. */
export interface ExpectedShot {
  /** The chances of 0, 1, 2 … damage with the tokens that both have, and if the target has none any more. */
  readonly chances: readonly number[];
  readonly bare: readonly number[];
  /** How much the shooter likes it, in points. */
  readonly appeal: number;
}

const NO_SHOT: ExpectedShot = { chances: [1], bare: [1], appeal: 0 };

/** What damage counts that scores nothing, and a weapon that is gone afterwards. */
const PROGRESS = 0.3;
const DISCARDED = 0.15;

/** By the rules: who may shoot, with how many dice, and the tokens that both would spend. */
export function bestShotAt(board: Board, seat: Seat, at: Seat): ExpectedShot {
  const [from, to] = [shipOf(board, seat), shipOf(board, at)];
  if (!isFlying(to) || isFarAway(from.pose, to.pose)) return NO_SHOT;
  if (barredFromAttacking(board, seat) !== undefined) return NO_SHOT;
  let best = NO_SHOT;
  for (const weapon of weaponsOf(board, seat)) {
    const attack = attackIfMade(board, seat, { weapon, at, obstructed: false }, null);
    if (attack === null) continue;
    let chances = NO_SHOT.chances;
    let bare = NO_SHOT.bare;
    for (const exchange of exchangesOf(board, attack, 0, diceIn(board, attack))) {
      chances = sumOf(chances, chancesOf(exchange));
      bare = sumOf(bare, chancesOf({ ...exchange, dodging: false, evades: 0 }));
    }
    const price = weapon > 0 && weaponAt(board, seat, weapon).discards ? DISCARDED : 0;
    const appeal = pointsOf(board, seat, at, chances) - price;
    if (appeal > best.appeal) best = { chances, bare, appeal };
  }
  return best;
}

function pointsOf(board: Board, seat: Seat, at: Seat, chances: readonly number[]): number {
  const { attackScore } = shipOf(board, seat);
  const life = Math.max(1, lifeLeft(board, at));
  const kill = atLeast(chances, life);
  const hit = atLeast(chances, 1) - kill;
  return kill * Math.max(0, 5 - attackScore) + hit * Math.max(0, 1 - attackScore) + PROGRESS * meanOf(chances, life);
}
