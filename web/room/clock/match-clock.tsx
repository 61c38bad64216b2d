import type { ReadonlySignal } from '@preact/signals';
import type { TimeLimitView } from '@starboard/protocol';
import { useNow } from '../../online/clock/now.ts';
import { type MatchClockFace, matchClockFace } from './clock-face.ts';

interface Props {
  readonly clock: ReadonlySignal<TimeLimitView | null>;
  /** What the game says once time was called. */
  readonly afterTime: string | undefined;
}

/** The time that is left for the whole match, for everybody, in the bar of the room. */
export function MatchClock(props: Props) {
  const face = useMatchClock(props);
  if (face === null) return null;
  const { left, note, urgency, sentence, warning } = face;
  return (
    <div class="match-clock" data-urgency={urgency}>
      <span role="timer" aria-label={sentence}>
        {left !== null && <b>{left}</b>}
        {note !== '' && <small>{note}</small>}
      </span>
      <span class="hidden-text" role="status">
        {warning}
      </span>
    </div>
  );
}

/** The same as a fact of the text view. */
export function MatchClockFact(props: Props) {
  const face = useMatchClock(props);
  return face === null ? null : <li>{face.sentence}</li>;
}

function useMatchClock({ clock, afterTime }: Props): MatchClockFace | null {
  const limit = clock.value;
  const now = useNow(limit?.state === 'running');
  return limit === null ? null : matchClockFace(limit, now, afterTime);
}
