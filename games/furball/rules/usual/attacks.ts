import type { Seat } from '@starboard/kernel';
import { type Shot, shotOf } from '../06-attack/shots.ts';
import { paymentsFor } from '../06-attack/targets.ts';
import { type AttackChoice, type Board, type Furball, type Stack, shipOf } from '../model.ts';

interface UsualAttack {
  readonly choice: AttackChoice;
  readonly isOnly: boolean;
}

/** 6.2 A free attack on the only target, or on one that is better than all others in every way. */
export function usualAttack(
  board: Board,
  seat: Seat,
  stack: Stack,
  options: readonly Furball['choice'][],
): UsualAttack | undefined {
  const frame = stack.at(-1);
  if (frame?.at !== 'chance' || frame.given !== null) return undefined;
  const attacks = options.filter(isAttack);
  if (attacks.some((attack) => !isFree(board, seat, attack))) return undefined;
  // Of two equal lines to a target, the clear one gives it no die.
  const worthwhile = attacks.filter((one) => !attacks.some((other) => isClearer(other, one)));
  const [only, another] = worthwhile;
  if (only === undefined || another === undefined) return only && { choice: only, isOnly: true };
  const shots = worthwhile.map((choice) => ({ choice, shot: shotOf(board, seat, choice, null) }));
  const best = shots.find((one) => shots.every((other) => other === one || isBetter(board, one, other)));
  return best && { choice: best.choice, isOnly: false };
}

const isAttack = (choice: Furball['choice']): choice is AttackChoice =>
  typeof choice === 'object' && choice !== null && 'weapon' in choice;

function isFree(board: Board, seat: Seat, { weapon, at, pay }: AttackChoice): boolean {
  const payment = paymentsFor(board, seat, weapon, at)[pay];
  return payment !== undefined && payment.spends === null && payment.discards === 'nothing';
}

const isClearer = (one: AttackChoice, other: AttackChoice): boolean =>
  other.obstructed && !one.obstructed && one.weapon === other.weapon && one.at === other.at && one.pay === other.pay;

interface AimedShot {
  readonly choice: AttackChoice;
  readonly shot: Shot | null;
}

/** Likelier to hit and to destroy, with more damage, at a ship with at least the points that is still to fight. */
function isBetter(board: Board, { choice: one, shot }: AimedShot, { choice: other, shot: less }: AimedShot): boolean {
  if (shot === null || less === null || one.weapon !== 0 || other.weapon !== 0) return false;
  const [target, left] = [shipOf(board, one.at), shipOf(board, other.at)];
  if (target.score < left.score || (target.fought && !left.fought)) return false;
  const [odds, worse] = [shot.odds, less.odds];
  return odds.hit >= worse.hit && odds.damage > worse.damage && odds.kill >= worse.kill;
}
