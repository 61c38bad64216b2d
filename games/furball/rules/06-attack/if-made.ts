import type { Seat } from '@starboard/kernel';
import type { AttackChoice, AttackFrame, Board } from '../model.ts';
import { attackDice, defenceDice } from './attack.ts';
import { attackFrame } from './frame.ts';
import { aimAt, isAim } from './targets.ts';

/** An attack as it would begin, from which the rules count the dice; null if it can't be made. */
export function attackIfMade(
  board: Board,
  attacker: Seat,
  { weapon, at, obstructed }: Pick<AttackChoice, 'weapon' | 'at' | 'obstructed'>,
  given: AttackFrame['given'],
): AttackFrame | null {
  const aim = aimAt(board, attacker, weapon, at, given);
  if (!isAim(aim)) return null;
  const { range, arc } = aim;
  return attackFrame(board, {
    number: 0,
    attacker,
    defender: at,
    weapon,
    range,
    arc,
    obstructed,
    given,
    discards: 'nothing',
  });
}

/** How many dice each side would roll. */
export const diceIn = (board: Board, attack: AttackFrame): { readonly attack: number; readonly defence: number } => ({
  attack: attackDice(board, attack),
  defence: defenceDice(board, attack),
});
