import { askOf, type Choice, diceFromSeed, type Seat, type TurnGame, view } from '@starboard/kernel';
import { tactics } from '../../bot/tactics.ts';
import { rules } from '../../rules/index.ts';
import type { Furball } from '../../rules/model.ts';
import { dialOf } from '../../rules/values.ts';
import { type Playthrough, run } from './playing.ts';

/** What the bots with levels think of a position. */

interface Thinker {
  readonly character?: string;
  readonly foresight?: number;
  readonly seed?: string;
}

const FARTHEST = 3;

export function turnGameOf(
  { match }: Playthrough,
  seat: Seat,
  { character = '', foresight = FARTHEST, seed = 'thinking' }: Thinker = {},
): TurnGame<Furball> {
  if (askOf(match, seat) === undefined) throw new Error(`seat ${seat} is not asked`);
  const game = tactics.turnGame(view(rules, match, seat), { character, foresight }, diceFromSeed(seed));
  if (game === null) throw new Error('the policy answers this');
  return game;
}

/** The option that is worth most. */
export function bestOf(played: Playthrough, seat: Seat, thinker?: Thinker): Choice<Furball> {
  const [{ alone, opens }] = turnGameOf(played, seat, thinker).players;
  const worths = Array.from(alone);
  return opens?.[worths.indexOf(Math.max(...worths))] ?? null;
}

/** Everybody is to dial. */
export const planning = (played: Playthrough): Playthrough => {
  played.match.board.phase = 'planning';
  return run(played, { at: 'round', step: 4, order: [], done: 0, skill: 1000 });
};

/** The manoeuvre that a dial shows, in words. */
export function manoeuvreOf({ match: { board } }: Playthrough, seat: Seat, place: Choice<Furball>): string {
  const { bearing, speed } = dialOf(board, seat)[Number(place)] ?? {};
  return `${bearing} ${speed}`;
}
