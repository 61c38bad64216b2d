import type { Dice } from '../dice/dice.ts';
import type { Choice, GameTypes, Kind, Seat, Stack } from './game-types.ts';

/** What a bot should know of a game beyond its rules. Boards here are whole: the bot has imagined what it cannot see. */
export interface Heuristics<G extends GameTypes> {
  /** How well the board stands for a seat: -1 as good as lost, 1 as good as won. */
  evaluate(board: G['board'], seat: Seat): number;
  /** What a sensible player does without much thought; `frame` is the one that asked, on top of all the others in `stack`, and nobody's sealed answer can be seen here. */
  policy(
    board: G['board'],
    ask: G['ask'],
    options: readonly Choice<G>[],
    frame: G['frame'],
    dice: Dice,
    stack: Stack<G>,
  ): Choice<G>;
  /** The kinds of ask of which a turn's look ahead would tell nothing: they are left to the policy. */
  readonly policyOnly: readonly Kind<G>[];
  /** The options worth a thought, at least one; for each of the others there is one here that is no worse. */
  worthwhile?(board: G['board'], ask: G['ask'], options: readonly Choice<G>[], frame: G['frame']): readonly Choice<G>[];
}
