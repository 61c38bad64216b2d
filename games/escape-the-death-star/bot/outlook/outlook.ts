import { logistic } from '@starboard/kernel';
import type { RoundBoard } from '../turn/round-board.ts';
import {
  addRebelFigures,
  FIGURES,
  type RebelState,
  type TeamState,
  teamFigures,
  teamStateOf,
  type Ways,
  waysOn,
} from './figures.ts';
import { weightsFor } from './weights.ts';

/** The Rebels' chance to win, between two rounds. */
export interface Outlook {
  readonly ways: Ways;
  /** How the Rebels stand before the round. */
  readonly team: TeamState;
  readonly rebels: readonly RebelState[];
  readonly now: number;
  /** Their chance if they stood like this. */
  chance(team: TeamState, rebels: readonly RebelState[]): number;
}

/** Weights are in thousandths. */
const SCALE = 1000;

export function outlookOn(board: RoundBoard): Outlook {
  const weights = weightsFor(board.rebels.length);
  const ways = waysOn(board);
  const team = teamStateOf(board);
  const rebels = board.rebels.map(({ square, armed, jailed, cards }) => ({
    square,
    armed,
    jailed,
    cards: cards.length,
  }));
  const figures = new Float64Array(FIGURES);
  const chance = (side: TeamState, each: readonly RebelState[]): number => {
    if (side.left <= 0) return 0;
    figures.fill(0);
    teamFigures(side, figures);
    for (let i = 0; i < each.length; i++) addRebelFigures(ways, side.code, each[i] as RebelState, figures);
    let sum = 0;
    for (let i = 0; i < FIGURES; i++) sum += (figures[i] ?? 0) * (weights[i] ?? 0);
    return logistic(sum / SCALE);
  };
  return { ways, team, rebels, now: chance(team, rebels), chance };
}
