import { useSignal } from '@preact/signals';
import type { AccountInWords } from '@starboard/bots/account';
import { type MatchRecord, percent, type Seat } from '@starboard/kernel';
import { useEffect } from 'preact/hooks';
import { PlayOnButtons } from '../replay/choices/play-on-buttons.tsx';
import type { Occupant } from '../runner/occupant.ts';
import { AccountTable } from './account-table.tsx';
import type { AskForReview, ReviewNews } from './messages.ts';
import { WorthPath } from './worth-path.tsx';
import '../style/pages/review.css';

interface Props {
  readonly record: MatchRecord;
  readonly seat: Seat;
  /** Who sat at the table, if this browser knows. */
  readonly occupants: readonly Occupant[] | null;
  /** Shows the match as it was after this many inputs of the record. */
  show(place: number): void;
}

/** What decided a match that is over, for one of its players. */
export function ReviewPanel({ record, seat, occupants, show }: Props) {
  const done = useSignal(0);
  const found = useSignal<AccountInWords | null>(null);
  const failed = useSignal<string | null>(null);
  useEffect(() => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'review' });
    worker.addEventListener('message', ({ data }: MessageEvent<ReviewNews>) => {
      done.value = data.done;
      if (data.found !== undefined) found.value = data.found;
      if (data.failed !== undefined) failed.value = data.failed;
      if (data.done === 1) worker.terminate();
    });
    worker.addEventListener('error', ({ message }) => {
      failed.value = message;
    });
    const asked: AskForReview = { record, seat };
    worker.postMessage(asked);
    return () => worker.terminate();
  }, [record, seat, done, found, failed]);
  const words = found.value;
  const isDone = done.value === 1;
  if (failed.value !== null) return <p role="status">{failed.value}</p>;
  return (
    <div class="review" aria-busy={!isDone}>
      {!isDone && (
        <label class="review-progress">
          {words === null ? 'Looking at every choice and every roll…' : 'A first look; the figures are getting better…'}
          <progress value={done.value} />
        </label>
      )}
      <p class="hidden-text" role="status">
        {isDone ? 'The review is complete.' : words === null ? 'The review has begun.' : 'A first look is ready.'}
      </p>
      {words !== null && (
        <>
          <ul class="decided">
            {words.decided.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p class="field-note">{`These chances suppose that every player chooses as the judge would. ${words.judged}`}</p>
          <WorthPath words={words} />
          <TurningPoints {...{ words, record, seat, occupants, show }} />
          <AccountTable words={words} show={show} />
        </>
      )}
    </div>
  );
}

function TurningPoints({ words, record, seat, occupants, show }: Props & { readonly words: AccountInWords }) {
  if (words.turningPoints.length === 0) return <p>No single moment stands out.</p>;
  return (
    <>
      <h3>Turning points</h3>
      <ol class="turning-points">
        {words.turningPoints.map(({ place, turn, before, after, sentences }, i) => (
          <li key={place}>
            <button type="button" class="option" onClick={() => show(place)}>
              <strong>{`${i + 1}. Turn ${turn}: from ${percent(before)} to ${percent(after)}`}</strong>
            </button>
            <p>{sentences.join(' ')}</p>
            <p>Try it again, from before this moment:</p>
            <PlayOnButtons record={record} place={place} seat={seat} occupants={occupants} />
          </li>
        ))}
      </ol>
    </>
  );
}
