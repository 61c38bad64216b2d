import type { Seat } from '@starboard/kernel';
import { countIn } from '../06-attack/dice.ts';
import { aimAt, isAim, weaponsOf } from '../06-attack/targets.ts';
import { QUERY } from '../13-cards/book.ts';
import { attackIn, waits } from '../13-cards/now.ts';
import { isModified } from '../13-cards/query.ts';
import { type Board, isFlying, type Moment, type Stack, shipOf } from '../model.ts';
import { lifeLeft } from '../values.ts';

/** What could still use a token this round. */

/** Moments at which cards grant another attack. */
const AGAIN: readonly Moment[] = ['attack.after', 'attack.extra', 'combat.turn-over', 'combat.end'];
/** Moments at which a ship's cards may use its tokens without an attack. */
const BY_ITSELF: readonly Moment[] = ['combat.start', ...AGAIN, 'end.start', 'round.end'];

/** 6.1 Whether a ship could still attack another this round: in its turn, or because a card grants an attack. */
function mayAttack(board: Board, seat: Seat, target: Seat): boolean {
  const ship = shipOf(board, seat);
  if (seat === target || !isFlying(ship)) return false;
  if (ship.fought && !AGAIN.some((moment) => waits(board, seat, moment))) return false;
  // A card may move the ship before it shoots.
  if (!ship.fought && waits(board, seat, 'combat.turn')) return true;
  return weaponsOf(board, seat).some((weapon) => isAim(aimAt(board, seat, weapon, target, null)));
}

/** 10.2 Whether focus and evade tokens of a ship go unused this round, once it has made its attack. */
export function isLeftAlone(board: Board, seat: Seat): boolean {
  if (board.phase !== 'combat' || board.owed.length > 0 || isModified(board, QUERY['token.kept'])) return false;
  if (board.ships.some((_, other) => mayAttack(board, other, seat))) return false;
  return !BY_ITSELF.some((moment) => waits(board, seat, moment));
}

/** The same for a token that a ship would get now: everybody has flown, and no attack by or at it is possible. */
export function isOutOfTheFight(board: Board, seat: Seat): boolean {
  if (board.ships.some((ship, other) => other !== seat && isFlying(ship) && !ship.activated)) return false;
  if (board.owed.length > 0 || isModified(board, QUERY['token.kept'])) return false;
  if (board.ships.some((_, other) => mayAttack(board, other, seat) || mayAttack(board, seat, other))) return false;
  return !BY_ITSELF.some((moment) => waits(board, seat, moment));
}

/** 7.5 Whether the present attack would destroy a ship as the dice lie, and all its tokens with it. */
export function isAsGoodAsLost(board: Board, seat: Seat, stack: Stack): boolean {
  const attack = attackIn(stack);
  if (attack?.defender !== seat || attack.dice.defence.length < attack.rolled) return false;
  const left = countIn(attack, 'attack', 'hit', 'crit') - countIn(attack, 'defence', 'evade');
  return left >= lifeLeft(board, seat);
}
