import { useMemo } from 'preact/hooks';
import { bestOf, keepBest, practiceOf } from '../keep/best.ts';
import type { SavedMatch } from '../keep/matches.ts';
import { openRecord } from '../replay/opened.ts';
import { BestList } from '../table/best-list.tsx';
import { isShowing } from './playback.ts';
import type { Room } from './room.ts';

interface Props {
  readonly room: Room;
  readonly saved: SavedMatch;
  record(): string;
}

/** How it ended, and what it is worth on the best list. */
export function ResultPanel({ room, saved, record }: Props) {
  const view = room.view.value;
  const result = isShowing(room.playback.value) ? null : view.result;
  const practice = practiceOf(saved.occupants, saved.header.setup);
  const list = useMemo(() => {
    const entry = result === null ? null : bestOf(saved.id, saved.occupants, result);
    return entry === null || practice === null ? null : keepBest(saved.header.game, practice, entry);
  }, [result, saved, practice]);
  if (result === null) return null;
  return (
    <section class="result" aria-labelledby="result-title">
      <h2 id="result-title">The match is over</h2>
      <p class="outcome">{room.words.outcome(view, room.names)}</p>
      {list !== null && <BestList list={list} mark={saved.id} />}
      <p class="ways-on">
        <button type="button" class="secondary" onClick={() => openRecord(record())}>
          Watch it again
        </button>
        <a class="button secondary" href="#/">
          All games
        </a>
      </p>
    </section>
  );
}
