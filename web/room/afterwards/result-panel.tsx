import type { ComponentChildren } from 'preact';
import { outcomeOf } from '../choosing/prompt.ts';
import { isShowing } from '../playback/playback.ts';
import type { Room } from '../room.ts';

interface Props {
  readonly room: Room;
  /** What follows from it, and the ways on. */
  readonly children: ComponentChildren;
}

/** How it ended. */
export function ResultPanel({ room, children }: Props) {
  if (!room.over.value || isShowing(room.playback.value)) return null;
  return (
    <section class="result" aria-labelledby="result-title">
      <h2 id="result-title">The match is over</h2>
      <p class="outcome">{outcomeOf(room)}</p>
      {children}
    </section>
  );
}
