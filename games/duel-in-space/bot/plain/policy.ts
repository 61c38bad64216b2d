import { alike, type Choice, certain, type Mixture } from '@starboard/kernel';
import { type Ask, type Board, type Duel, shipOf } from '../../rules/model.ts';
import { DESIGN } from './design.ts';
import { evaluate } from './evaluate.ts';
import { mixedHeadings } from './headings.ts';

/** Whoever stands worse than this is glad to get away. */
const CLEARLY_LOSING = -0.5;

const FIGHT_ON = certain(true);
const BREAK_OFF = certain(false);

/** What a seasoned pilot does without thinking. */
export function policy(board: Board, ask: Ask, options: readonly Choice<Duel>[]): Mixture<Choice<Duel>> {
  switch (ask.kind) {
    case 'ship':
      return alike(options);
    case 'design':
      return certain(options.find((points) => points === DESIGN[ask.system]) ?? options.at(-1) ?? 0);
    case 'aim':
      return certain(shipOf(board.ports, ask.seat));
    case 'heading':
      return mixedHeadings(board, ask.seat);
    case 'fire':
      return certain(options[0] ?? []);
    case 'fight-on':
      return evaluate(board, ask.seat) > CLEARLY_LOSING ? FIGHT_ON : BREAK_OFF;
  }
}
