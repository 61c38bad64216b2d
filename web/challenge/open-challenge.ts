import { type Game, gameById } from '@starboard/games';
import {
  type ChallengeMoment,
  type GameTypes,
  type Heuristics,
  momentOf,
  type Rules,
  scoreOf,
} from '@starboard/kernel';
import { openRoom, type Room } from '../room/room.ts';
import { type ChallengeRunner, challengeRunner } from '../runner/challenge/challenge-runner.ts';
import type { Occupant } from '../runner/occupant.ts';
import { namesOf } from '../runner/seat-names.ts';
import { playersFor } from './players.ts';
import { isFound } from './result.ts';
import { challengeResults, keepTry } from './results.ts';
import { type ChosenChallenge, chosenChallenge, today, type Which } from './which.ts';

/** A challenge that is open in the room. */
export interface OpenChallenge {
  readonly game: Game;
  readonly chosen: ChosenChallenge;
  readonly moment: ChallengeMoment<GameTypes>;
  readonly occupants: readonly Occupant[];
  readonly rules: Rules<GameTypes>;
  readonly heuristics: Heuristics<GameTypes>;
  readonly runner: ChallengeRunner;
  readonly room: Room;
}

/** Loads a challenge and its game; or says in a sentence why there is none. */
export async function openChallenge(id: string, which: Which): Promise<OpenChallenge | string> {
  const game = gameById(id);
  if (game === undefined) return 'There is no challenge at this address.';
  const chosen = await chosenChallenge(game, which, today());
  if (typeof chosen === 'string') return chosen;
  const { parts } = game;
  const [rules, words, board, heuristics] = await Promise.all([
    parts.rules(),
    parts.words(),
    parts.board(),
    parts.heuristics(),
  ]);
  const { pool, challenge, name, day } = chosen;
  const { seat } = challenge;
  const moment = momentOf(rules, pool, challenge);
  const occupants = playersFor(game, pool.tables[challenge.table]?.seats ?? 0, seat);
  const before = challengeResults.peek()[name];
  const runner = challengeRunner({
    game: id,
    rules,
    moment,
    seat,
    names: namesOf(occupants),
    // Of the set, only what was found stays answered.
    chosenBefore: before !== undefined && (day !== null || isFound(before)) ? before.option : null,
    choose(option) {
      keepTry(
        name,
        { option, score: scoreOf(challenge, option), onTime: day === null || day === today() },
        day !== null,
      );
    },
  });
  const opened = await runner.open();
  if (!opened.ok) throw new Error(opened.fact);
  /** Nobody else sits at this screen, and nothing is answered or suggested. */
  const unaided = { ...board, suggest: () => null };
  const room = openRoom(runner, opened, { rules: { secrets: false }, words, board: unaided });
  return { game, chosen, moment, occupants, rules, heuristics, runner, room };
}
