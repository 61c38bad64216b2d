import type { GameTypes } from '../game/game-types.ts';
import type { NewsLine, Words } from '../game/words.ts';
import { ONLY_OPTION } from '../match/standing-answers.ts';
import { type AnsweredEvent, isAnswered } from './answered.ts';

type Event = GameTypes['event'];

/** A standing or usual answer in words. */
export function answerTitle(words: Pick<Words<GameTypes>, 'standing'>, name: string): string {
  return name === ONLY_OPTION ? 'Give the only possible answer' : (words.standing?.(name) ?? name);
}

/** A game's words, which know nothing of what the runner answered for a player, with a line for each such answer. */
export function wordsWithAnswers(words: Words<GameTypes>): Words<GameTypes> {
  const { news } = words;
  const lineOf = ({ name }: AnsweredEvent): string => `Answered for you: ${answerTitle(words, name)}.`;
  return {
    ...words,
    line: (event, names, board) => (isAnswered(event) ? lineOf(event) : words.line(event, names, board)),
    ...(news && {
      news: (events, viewer, names, board) =>
        events.some(isAnswered)
          ? inTurn(events, lineOf, (game) => news(game, viewer, names, board))
          : news(events, viewer, names, board),
    }),
    ending: (view, names, told) => words.ending(view, names, told.some(isAnswered) ? ofTheGame(told) : told),
  };
}

const ofTheGame = (told: readonly Event[]): readonly Event[] => told.filter((event) => !isAnswered(event));

/** The news of what happened before, between and after the answers. */
function inTurn(
  events: readonly Event[],
  lineOf: (answered: AnsweredEvent) => string,
  newsOf: (game: readonly Event[]) => readonly NewsLine[],
): readonly NewsLine[] {
  const lines: NewsLine[] = [];
  let since: Event[] = [];
  for (const event of events) {
    if (!isAnswered(event)) {
      since.push(event);
      continue;
    }
    lines.push(...newsOf(since), { line: lineOf(event), rule: event.rule });
    since = [];
  }
  return [...lines, ...newsOf(since)];
}
