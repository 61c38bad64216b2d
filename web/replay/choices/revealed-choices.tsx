import { type GameTypes, nameOf, type RecordedQuestion, type Words } from '@starboard/kernel';

interface Props {
  /** The question whose answers led to the present moment. */
  readonly question: RecordedQuestion<GameTypes> | undefined;
  readonly words: Words<GameTypes>;
  readonly names: readonly string[];
}

/** What all who were asked at once have chosen, side by side: in a match that is over, nothing is secret. */
export function RevealedChoices({ question, words, names }: Props) {
  if (question === undefined) return null;
  const seats = new Set(question.answers.map(({ ask }) => ask.seat));
  if (seats.size < 2) return null;
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
