import { turnTo } from '../dice/by-purpose.ts';
import { isByPurpose } from '../dice/match-dice.ts';
import type { GameTypes, Match } from '../game/game-types.ts';
import type { Rules } from '../game/rules.ts';

/** The dice follow the board into a new turn: before each question, and whenever a procedure is called. */
export function keepTurn<G extends GameTypes>(rules: Rules<G>, { board, dice }: Match<G>): void {
  if (!isByPurpose(dice)) return;
  const turn = rules.turn(board);
  if (turn !== dice.turn) turnTo(dice, turn);
}
