import type { Seat } from '@starboard/kernel';
import { type AttackChoice, type AttackFrame, type Board, shipOf } from '../model.ts';
import { hasLock, lifeLeft, maySpend } from '../values.ts';
import { isReinforced, rangeBonus } from './attack.ts';
import { attackIfMade, diceIn } from './if-made.ts';
import { type AttackOdds, attackOdds, type Exchange, type UnseenCards } from './odds.ts';
import { paymentsFor } from './targets.ts';

/** A shot before it is fired: how it is aimed, with how many dice, and what may come of it. */
export interface Shot {
  readonly range: number;
  readonly arc: AttackFrame['arc'];
  readonly obstructed: boolean;
  readonly shots: number;
  readonly dice: { readonly attack: number; readonly defence: number };
  /** Dice among them that the range gives. */
  readonly bonus: { readonly attack: number; readonly defence: number };
  /** Shields and hull that the target has left. */
  readonly life: number;
  /** By dice and tokens. What cards do to them is left out: `foresight/` knows. */
  readonly odds: AttackOdds;
}

/** Null if it can't be fired. Without damage cards to draw from, each counts one. */
export function shotOf(
  board: Board,
  seat: Seat,
  choice: AttackChoice,
  given: AttackFrame['given'],
  unseen: readonly UnseenCards[] = [],
): Shot | null {
  const attack = attackIfMade(board, seat, choice, given);
  if (attack === null) return null;
  const dice = diceIn(board, attack);
  const life = lifeOf(board, choice.at);
  return {
    range: attack.range,
    arc: attack.arc,
    obstructed: attack.obstructed,
    shots: attack.shots,
    dice,
    bonus: { attack: rangeBonus(board, attack, 'attack'), defence: rangeBonus(board, attack, 'defence') },
    life,
    odds: attackOdds(
      exchangesOf(board, attack, choice.pay, dice),
      { shields: shipOf(board, choice.at).shields, life },
      unseen,
    ),
  };
}

/** Shields, and hull less damage; a ship about to be destroyed still takes one. */
const lifeOf = (board: Board, seat: Seat): number => Math.max(1, lifeLeft(board, seat));

/** Tokens are spent on the first of two shots. */
export function exchangesOf(board: Board, attack: AttackFrame, pay: number, dice: Shot['dice']): readonly Exchange[] {
  const first = exchange(board, attack, pay, dice);
  const bare: Exchange = {
    ...first,
    aimed: false,
    locked: false,
    dodging: false,
    evades: isReinforced(board, attack) ? 1 : 0,
  };
  return Array.from({ length: attack.shots }, (_, shot) => (shot === 0 ? first : bare));
}

function exchange(board: Board, attack: AttackFrame, pay: number, dice: Shot['dice']): Exchange {
  const { attacker, defender, weapon } = attack;
  const spent = paymentsFor(board, attacker, weapon, defender)[pay]?.spends ?? null;
  const has = (seat: Seat, token: 'focus' | 'evade', less: number): boolean =>
    shipOf(board, seat).tokens[token] > less && maySpend(board, seat, token, attack);
  return {
    ...dice,
    aimed: has(attacker, 'focus', spent === 'focus' ? 1 : 0),
    locked: spent !== 'lock' && hasLock(board, attacker, defender) && maySpend(board, attacker, 'lock', attack),
    dodging: has(defender, 'focus', 0),
    evades: (has(defender, 'evade', 0) ? 1 : 0) + (isReinforced(board, attack) ? 1 : 0),
  };
}
