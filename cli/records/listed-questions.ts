import {
  type GameTypes,
  nameOf,
  type RecordedQuestion,
  type RecordQuestions,
  type Rules,
  type Words,
} from '@starboard/kernel';
import { count } from '../terminal/grid.ts';

/** What one question of a record came to, in words. */
export interface ListedQuestion {
  readonly question: number;
  readonly turn: number;
  /** In seat order: who answered what kind of ask, and how. */
  readonly answers: readonly { readonly player: string; readonly ask: string; readonly answer: string }[];
  readonly calls: readonly string[];
  readonly events: number;
  readonly end: RecordedQuestion<GameTypes>['end'];
}

export function listedQuestions(
  rules: Rules<GameTypes>,
  words: Words<GameTypes>,
  { questions }: RecordQuestions<GameTypes>,
  names: readonly string[],
): readonly ListedQuestion[] {
  return questions.map((asked) => ({
    question: asked.number,
    turn: rules.turn(asked.before.board),
    answers: asked.answers.map(({ ask, choice }) => ({
      player: nameOf(names, ask.seat),
      ask: ask.kind,
      answer: words.label(ask, choice, asked.view(ask.seat), names),
    })),
    calls: asked.calls.map((call) =>
      'seats' in call ? `${call.call} (${call.seats.map((seat) => nameOf(names, seat)).join(', ')})` : call.call,
    ),
    events: asked.events.length,
    end: asked.end,
  }));
}

const NOT_ANSWERED: { readonly [End in ListedQuestion['end']]: string } = {
  answered: '',
  interrupted: 'interrupted',
  'match-ended': 'the match ended here',
  open: 'not answered to the end',
};

/** One line: `12  turn 3  Ann: fire, all lasers; Bo: fire, none  (5 events)`. */
export function lineOf({ question, turn, answers, calls, events, end }: ListedQuestion): string {
  const parts = [
    ...answers.map(({ player, ask, answer }) => `${player}: ${ask}, ${answer}`),
    ...calls,
    ...(NOT_ANSWERED[end] === '' ? [] : [NOT_ANSWERED[end]]),
  ];
  const told = `${count(events)} ${events === 1 ? 'event' : 'events'}`;
  return `${String(question).padStart(4)}  turn ${turn}  ${parts.join('; ')}  (${told})`;
}
