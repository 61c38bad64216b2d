import { useEffect, useRef } from 'preact/hooks';
import { isShowing } from '../../room/playback/playback.ts';
import type { Room } from '../../room/room.ts';
import { recapOf } from './since.ts';

/** Since you last looked: a few lines, then played back or skipped. */
export function SincePanel({ room }: { readonly room: Room }) {
  const { now, waiting } = room.playback.value;
  const shown = room.held.value && isShowing(room.playback.value);
  const play = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (shown) play.current?.focus();
  }, [shown]);
  if (!shown || now === null) return null;
  const lines = [now, ...waiting].map(({ event }) => room.words.line(event, room.names, room.shown.value.board));
  const unseen = room.earlier.value?.unseen ?? 0;
  const { first, between, last } = recapOf(lines);
  return (
    <section class="since" aria-labelledby="since-title">
      <h2 id="since-title">Since you last looked</h2>
      {unseen > 0 && (
        <p class="between">
          {`${unseen} earlier ${unseen === 1 ? 'move is' : 'moves are'} left out.`}{' '}
          <button type="button" class="chip" onClick={room.showEarlier}>
            Show earlier
          </button>
        </p>
      )}
      <ul>
        {first.map((line, i) => (
          <li key={i}>{line}</li>
        ))}
        {between > 0 && <li class="between">{`… and ${between} more …`}</li>}
        {last.map((line, i) => (
          <li key={`last ${i}`}>{line}</li>
        ))}
      </ul>
      <div class="tool-row">
        <button ref={play} type="button" class="primary" onClick={() => (room.held.value = false)}>
          Play it back
        </button>
        <button type="button" class="secondary" onClick={room.skip}>
          Skip
        </button>
      </div>
    </section>
  );
}
