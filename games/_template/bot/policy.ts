import { type Choice, type Dice, draw } from '@starboard/kernel';
import { FULL_BATTERY } from '../rules/01-ships.ts';
import { type Ask, type Board, type Frame, other, shipOf, type Template } from '../rules/model.ts';

/** Charge with an empty battery, dodge a full one, and otherwise be hard to guess. */
export function policy(
  board: Board,
  { seat }: Ask,
  options: readonly Choice<Template>[],
  _frame: Frame,
  dice: Dice,
): Choice<Template> {
  const mine = shipOf(board, seat).charges;
  const theirs = shipOf(board, other(seat)).charges;
  if (mine === 0) return theirs > 1 && draw(dice, 3) > 0 ? 'dodge' : 'charge';
  if (theirs === FULL_BATTERY && draw(dice, 2) === 0) return 'dodge';
  if (mine > 1 || draw(dice, 2) === 0) return 'fire';
  return options.find((option) => option === 'charge') ?? 'fire';
}
