import { type Direction, distance, type Hex, inWedge, opposite, step } from '@starboard/geometry';
import { isFighting } from '../../rules/01-ships/ships.ts';
import { isOnMap } from '../../rules/02-setup/map.ts';
import type { Board, Ship } from '../../rules/model.ts';
import { strengthOf } from './evaluate.ts';
import { threat } from './odds.ts';

/** How good it is for a ship to end its movement somewhere. */

/** What an attacker's hit counts against one suffered: who never dares never wins. */
const DARING = 1.4;
/** A hex nearer to the range it likes, and a hex nearer by where it points. */
const CLOSING = 0.01;
const POINTING = 0.004;
/** An enemy in the blind spot, a nose towards the edge of the map. */
const BLIND = 0.05;
const EDGE = 0.3;

/** An enemy as a ship sees it: where it is likely to end, and what they can do to each other by range. */
interface Rival {
  readonly enemy: Ship;
  readonly hex: Hex;
  readonly blind: Direction;
  readonly dealt: readonly number[];
  readonly taken: readonly number[];
  readonly likes: number;
}

export interface BattleOutlook {
  readonly board: Board;
  readonly lookAhead: number;
  readonly rivals: readonly Rival[];
  /** How many share the enemy's fire. */
  readonly company: number;
}

export function outlook(board: Board, ship: Ship): BattleOutlook {
  const enemies = board.ships.filter((other) => other.side !== ship.side && isFighting(other));
  const company = board.ships.filter((other) => other.side === ship.side && isFighting(other)).length;
  return {
    board,
    lookAhead: ship.design.turnMode + 1,
    rivals: enemies.map((enemy) => rival(board, ship, enemy)),
    company: Math.sqrt(company),
  };
}

function rival(board: Board, ship: Ship, enemy: Ship): Rival {
  const dealt = threat(board, ship, enemy).map((share) => share * strengthOf(enemy) * DARING);
  const taken = threat(board, enemy, ship).map((share) => share * strengthOf(ship));
  const likely = step(enemy, enemy.facing, enemy.points >> 1);
  return {
    enemy,
    hex: isOnMap(board.setup, likely) ? likely : enemy,
    blind: opposite(enemy.facing),
    dealt,
    taken,
    likes: bestRange(dealt, taken),
  };
}

/** The range at which a ship gains most; one that can gain nothing keeps out of reach. */
function bestRange(dealt: readonly number[], taken: readonly number[]): number {
  let best = Math.max(dealt.length, taken.length);
  let most = 0;
  for (let range = best - 1; range >= 0; range--) {
    const gain = (dealt[range] ?? 0) - (taken[range] ?? 0);
    if (gain > most) [best, most] = [range, gain];
  }
  return best;
}

/** Higher is better; one may fire at one enemy only, but all of them may fire back. */
export function worthOfEnding(
  { board, lookAhead, rivals, company }: BattleOutlook,
  hex: Hex,
  facing: Direction,
): number {
  const behind = opposite(facing);
  let [dealt, taken, drawn] = [0, 0, Number.NEGATIVE_INFINITY];
  for (const rival of rivals) {
    const range = distance(hex, rival.hex);
    const blind = inWedge(hex, behind, rival.hex);
    if (!blind) dealt = Math.max(dealt, rival.dealt[range] ?? 0);
    if (!inWedge(rival.hex, rival.blind, hex)) taken += rival.taken[range] ?? 0;
    const pull = -CLOSING * Math.abs(range - rival.likes) - (blind ? BLIND : 0);
    drawn = Math.max(drawn, pull - POINTING * distance(step(hex, facing, lookAhead), rival.hex));
  }
  const edge = isOnMap(board.setup, step(hex, facing, lookAhead)) ? 0 : EDGE;
  return dealt - taken / company + (rivals.length > 0 ? drawn : 0) - edge;
}
