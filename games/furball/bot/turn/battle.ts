import type { Seat } from '@starboard/kernel';
import { comesBefore } from '../../rules/03-round/order.ts';
import { type Board, isFlying, QUIET_ROUND, shipOf } from '../../rules/model.ts';
import { lifeLeft, skillOf } from '../../rules/values.ts';
import { atLeast, meanOf } from './chances.ts';
import { bestShotAt, type ExpectedShot } from './shots.ts';
import { SHIELD, type Stakes } from './stakes.ts';
import type { Alternatives } from './worlds.ts';

/** What is hardly ever done is left out. */
const HARDLY = 0.01;

/** What the rest of the round's shooting is expected to be worth to a seat: sums over all dice, in firing order. */
export function battleFor(board: Board, stakes: Stakes, alternatives: Alternatives): number {
  const { seat } = stakes;
  const ship = shipOf(board, seat);
  if (board.round <= QUIET_ROUND || board.phase === 'end' || !isFlying(ship)) return 0;
  const life = Math.max(1, lifeLeft(board, seat));
  const order = firingOrder(board);
  const ownSkill = order.find(({ at }) => at === seat)?.skill ?? 0;
  let worth = 0;
  /** The chances to be there still with 0, 1, 2 … lost, and to be lost before its own turn. */
  let alive: readonly number[] = [1];
  let silenced = 0;
  let isAttacked = false;
  let victim: { readonly at: Seat; readonly killed: number } | null = null;
  for (const { at, skill } of order) {
    if (at === seat) {
      const best = bestTarget(board, stakes);
      if (best === null) continue;
      worth += best.worth * (1 - silenced);
      victim = { at: best.at, killed: best.kill * (1 - silenced) };
      continue;
    }
    const shot = bestShotAt(board, at, seat);
    if (shot.appeal <= 0) continue;
    const there = victim?.at === at ? 1 - victim.killed : 1;
    const likely = there * preference(shot, alternativeFor(board, at, seat, alternatives));
    if (likely < HARDLY) continue;
    const result = afterShot(alive, isAttacked ? shot.bare : shot.chances, likely, life);
    worth += (stakes.killBy[at] ?? 0) * result.killed + (stakes.hitBy[at] ?? 0) * result.hurt;
    alive = result.alive;
    isAttacked = true;
    // 7.8 Ships of the same skill still shoot.
    if (skill > ownSkill) silenced += result.killed;
  }
  return worth + costOf(alive, ship.shields, stakes);
}

/** 6.1 Those that have not fought, in the order in which they do. */
function firingOrder(board: Board): readonly { readonly at: Seat; readonly skill: number }[] {
  const order: { readonly at: Seat; readonly skill: number }[] = [];
  for (let at = 0; at < board.ships.length; at++) {
    const ship = shipOf(board, at);
    if (isFlying(ship) && !ship.fought) order.push({ at, skill: skillOf(board, at, 'combat') });
  }
  return order.sort((a, b) => b.skill - a.skill || (comesBefore(board, a.at, b.at) ? -1 : 1));
}

interface Target {
  readonly at: Seat;
  readonly worth: number;
  readonly kill: number;
}

function bestTarget(board: Board, stakes: Stakes): Target | null {
  let best: Target | null = null;
  for (let at = 0; at < board.ships.length; at++) {
    if (at === stakes.seat) continue;
    const shot = bestShotAt(board, stakes.seat, at);
    if (shot.appeal <= 0) continue;
    const worth = worthOfShot(board, stakes, at, shot);
    if (best === null || worth > best.worth) best = { at, worth, kill: atLeast(shot.chances, lifeLeft(board, at)) };
  }
  return best;
}

/** What a seat's own shot is worth to it. */
function worthOfShot(board: Board, stakes: Stakes, at: Seat, { chances }: ExpectedShot): number {
  const life = Math.max(1, lifeLeft(board, at));
  const kill = atLeast(chances, life);
  const hit = atLeast(chances, 1) - kill;
  const damage = meanOf(chances, life) - kill * life;
  const each = (stakes.life[at] ?? 0) * (shipOf(board, at).shields > 0 ? SHIELD : 1);
  return kill * (stakes.kill[at] ?? 0) + hit * (stakes.hit[at] ?? 0) + damage * each;
}

/** How likely a ship is to take a shot rather than its best alternative. */
function preference({ appeal }: ExpectedShot, alternative: number): number {
  return appeal <= 0 ? 0 : (appeal * appeal) / (appeal * appeal + alternative * alternative);
}

function alternativeFor(board: Board, at: Seat, seat: Seat, alternatives: Alternatives): number {
  const known = alternatives[at];
  if (known !== undefined) return known;
  let best = 0;
  for (let other = 0; other < board.ships.length; other++) {
    if (other !== at && other !== seat) best = Math.max(best, bestShotAt(board, at, other).appeal);
  }
  alternatives[at] = best;
  return best;
}

interface AfterShot {
  readonly alive: readonly number[];
  readonly killed: number;
  readonly hurt: number;
}

function afterShot(alive: readonly number[], chances: readonly number[], likely: number, life: number): AfterShot {
  const after = Array<number>(life).fill(0);
  let [killed, hurt] = [0, 0];
  for (let lost = 0; lost < alive.length; lost++) {
    const chance = alive[lost] ?? 0;
    after[lost] = (after[lost] ?? 0) + chance * (1 - likely);
    for (let damage = 0; damage < chances.length; damage++) {
      const part = chance * likely * (chances[damage] ?? 0);
      if (lost + damage >= life) {
        killed += part;
        continue;
      }
      after[lost + damage] = (after[lost + damage] ?? 0) + part;
      if (damage > 0) hurt += part;
    }
  }
  return { alive: after, killed, hurt };
}

/** What damage costs that doesn't destroy the ship. */
function costOf(alive: readonly number[], shields: number, { seat, life }: Stakes): number {
  let sum = 0;
  for (let lost = 1; lost < alive.length; lost++) {
    const hull = Math.max(0, lost - shields);
    sum += (alive[lost] ?? 0) * (hull + SHIELD * (lost - hull));
  }
  return sum * (life[seat] ?? 0);
}
