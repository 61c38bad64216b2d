import type { Seat } from '@starboard/kernel';
import { attackDice, defenceDice } from './06-attack.ts';
import { aimAt, isAim, weaponAt } from './06-targets.ts';
import type { AttackChoice, AttackFrame, Board } from './model.ts';

/** An attack as it would begin, so that the rules say how many dice are rolled in it; null where it cannot be made. */
export function attackIfMade(
  board: Board,
  attacker: Seat,
  { weapon, at, obstructed }: Pick<AttackChoice, 'weapon' | 'at' | 'obstructed'>,
  given: AttackFrame['given'],
): AttackFrame | null {
  const aim = aimAt(board, attacker, weapon, at, given);
  if (!isAim(aim)) return null;
  return {
    at: 'attack',
    step: 0,
    number: 0,
    attacker,
    defender: at,
    weapon,
    range: aim.range,
    arc: aim.arc,
    obstructed,
    given,
    shot: 1,
    shots: weaponAt(board, attacker, weapon).shots,
    extra: { attack: 0, defence: 0 },
    dice: { attack: [], defence: [] },
    rolled: 0,
    used: [],
    hit: false,
    answer: null,
    everHit: false,
    dealt: 0,
    dealtUp: 0,
    discards: 'nothing',
  };
}

/** How many dice each side would roll. */
export const diceIn = (board: Board, attack: AttackFrame): { readonly attack: number; readonly defence: number } => ({
  attack: attackDice(board, attack),
  defence: defenceDice(board, attack),
});
