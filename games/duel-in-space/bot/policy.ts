import { type Choice, type Dice, pick } from '@starboard/kernel';
import { type Ask, type Board, type Duel, type Frame, shipOf } from '../rules/model.ts';
import { DESIGN } from './design.ts';
import { evaluate } from './evaluate.ts';
import { drawHeading } from './headings.ts';

/** Whoever stands worse than this is glad to get away. */
const CLEARLY_LOSING = -0.5;

/** What a seasoned pilot does without thinking. */
export function policy(
  board: Board,
  ask: Ask,
  options: readonly Choice<Duel>[],
  _frame: Frame,
  dice: Dice,
): Choice<Duel> {
  switch (ask.kind) {
    case 'ship':
      return pick(dice, options);
    case 'design':
      return options.find((points) => points === DESIGN[ask.system]) ?? options.at(-1) ?? 0;
    case 'aim':
      return shipOf(board.ports, ask.seat);
    case 'heading':
      return drawHeading(board, ask.seat, dice);
    case 'fire':
      return options[0] ?? [];
    case 'fight-on':
      return evaluate(board, ask.seat) > CLEARLY_LOSING;
  }
}
