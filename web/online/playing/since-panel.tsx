import { useEffect, useRef } from 'preact/hooks';
import { isShowing } from '../../room/playback/playback.ts';
import type { Room } from '../../room/room.ts';
import { address } from '../../shell/router.ts';
import { onlineMatch } from '../../storage/online-matches.ts';
import { recapOf } from './since.ts';

interface Props {
  readonly room: Pick<Room, 'player' | 'picture' | 'earlier'>;
  readonly match: string;
}

/** A few lines, then playback or skip. */
export function SincePanel({ room: { player, picture, earlier }, match }: Props) {
  const { now, waiting } = player.playback.value;
  const shown = player.held.value && isShowing(player.playback.value);
  const play = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (shown) play.current?.focus();
  }, [shown]);
  if (!shown || now === null) return null;
  const { words, names, shown: view } = picture;
  const lines = [now, ...waiting].map(({ event }) => words.line(event, names, view.value.board));
  const unseen = earlier.left.value?.unseen ?? 0;
  const { first, between, last } = recapOf(lines);
  return (
    <section class="since" aria-labelledby="since-title">
      <h2 id="since-title">Since you last looked</h2>
      {unseen > 0 && (
        <p class="between">
          {`${unseen} earlier ${unseen === 1 ? 'move is' : 'moves are'} not shown.`}{' '}
          <button type="button" class="chip" onClick={earlier.show}>
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
        <button ref={play} type="button" class="primary" onClick={() => (player.held.value = false)}>
          Play it back
        </button>
        <a class="button" href={address({ page: 'replay', match, since: onlineMatch(match)?.seen ?? 0 })}>
          Step through it
        </a>
        <button type="button" class="secondary" onClick={player.skip}>
          Skip
        </button>
      </div>
    </section>
  );
}
