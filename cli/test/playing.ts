import { gameById } from '@starboard/games';
import { checkSetup, type GameTypes, type MatchRecord, type Rules, wordsWithAnswers } from '@starboard/kernel';
import { occupantsNamed, seatingOf } from '../input/seats.ts';
import { answersFor } from '../play/answers.ts';
import { namesOf } from '../play/names.ts';
import { playMatch } from '../play/play-match.ts';

interface Wanted {
  readonly game: string;
  readonly seats: readonly string[];
  readonly setup: object;
  readonly askEverything: boolean;
  readonly seed: string;
  /** What the person types next, after all that was said; undefined to leave. */
  typed(said: readonly string[]): string | undefined;
  now?(): number;
}

interface Played {
  readonly record: MatchRecord;
  readonly rules: Rules<GameTypes>;
  readonly said: string;
}

/** A match in the terminal, without a terminal. */
export async function playedBy({ game, seats, setup, askEverything, seed, typed, now }: Wanted): Promise<Played> {
  const parts = gameById(game)?.parts;
  if (parts === undefined) throw new Error('the game is not there');
  const rules: Rules<GameTypes> = await parts.rules();
  const occupants = occupantsNamed(rules, seats, 'with people');
  const checked = checkSetup(rules, setup, seatingOf(occupants));
  if (!checked.ok) throw new Error(checked.fact);
  const said: string[] = [];
  const words = wordsWithAnswers(await parts.words());
  const session = {
    rules,
    words,
    answers: answersFor({ rules, words, askEverything }),
    heuristics: await parts.heuristics(),
    rulebook: () => undefined,
    occupants,
    names: namesOf(occupants, {}),
    keyboard: { next: async () => typed(said), close: () => undefined },
    say: (text: string) => said.push(text),
    now: now ?? (() => 0),
  };
  const record = await playMatch(session, checked.setup, seed);
  return { record, rules, said: said.join('\n') };
}
