import type { ComponentChildren } from 'preact';
import { isShowing } from '../playback/playback.ts';
import type { Room } from '../room.ts';
import { endingIn } from './ending.ts';

interface Props {
  readonly room: Room;
  /** What follows from it, and what to do next. */
  readonly children: ComponentChildren;
}

/** How it ended, in a sentence and a few facts. */
export function ResultPanel({ room, children }: Props) {
  if (!room.over.value || isShowing(room.playback.value)) return null;
  const { headline, summary } = endingIn(room);
  return (
    <section class="result" aria-labelledby="result-title">
      <h2 id="result-title" class="outcome">
        {headline}
      </h2>
      {summary.length > 0 && (
        <ul class="summary">
          {summary.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}
