import { useSignal } from '@preact/signals';
import {
  type GameTypes,
  type MatchRecord,
  nameOf,
  questionsOf,
  type RecordedQuestion,
  type Rules,
  type Words,
} from '@starboard/kernel';
import { useEffect } from 'preact/hooks';

interface Props {
  readonly rules: Rules<GameTypes>;
  /** Of a match that is over. */
  readonly record: MatchRecord;
  /** The question whose answers led to the present moment. */
  readonly number: number;
  readonly words: Words<GameTypes>;
}

/** Milliseconds after which the questions are gone through: the board comes first. */
const AFTER_BOARD = 100;

/** What all who were asked at once have chosen, side by side: in a match that is over, nothing is secret. */
export function RevealedChoices({ rules, record, number, words }: Props) {
  const questions = useSignal<readonly RecordedQuestion<GameTypes>[]>([]);
  useEffect(() => {
    const timer = setTimeout(() => (questions.value = questionsOf(rules, record).questions), AFTER_BOARD);
    return () => clearTimeout(timer);
  }, [rules, record]);
  const question = questions.value.find((each) => each.number === number);
  if (question === undefined) return null;
  const seats = new Set(question.answers.map(({ ask }) => ask.seat));
  if (seats.size < 2) return null;
  const names = record.header.players;
  return (
    <section class="revealed" aria-labelledby="revealed-title">
      <h2 id="revealed-title">Chosen at the same time</h2>
      <dl>
        {[...seats].map((seat) => {
          const view = question.view(seat);
          const chosen = question.answers.filter(({ ask }) => ask.seat === seat);
          return (
            <div key={seat}>
              <dt>{nameOf(names, seat)}</dt>
              <dd>{chosen.map(({ ask, choice }) => words.label(ask, choice, view, names)).join(', ')}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
