import { useMemo } from 'preact/hooks';
import { openRecord } from '../replay/opened.ts';
import { bestOf, keepBest, practiceOf } from '../storage/best.ts';
import type { SavedMatch } from '../storage/matches.ts';
import { BestList } from '../table/best-list.tsx';
import type { Room } from './room.ts';

interface Props {
  readonly room: Room;
  readonly saved: SavedMatch;
  record(): string;
}

/** What a finished match of this browser is worth on the best list, and the ways on. */
export function LocalResult({ room, saved, record }: Props) {
  const { result } = room.view.value;
  const practice = practiceOf(saved.occupants, saved.header.setup);
  const list = useMemo(() => {
    const entry = result === null ? null : bestOf(saved.id, saved.occupants, result);
    return entry === null || practice === null ? null : keepBest(saved.header.game, practice, entry);
  }, [result, saved, practice]);
  return (
    <>
      {list !== null && <BestList list={list} mark={saved.id} />}
      <p class="ways-on">
        <button type="button" class="secondary" onClick={() => openRecord(record())}>
          Watch it again
        </button>
        <a class="button secondary" href="#/">
          All games
        </a>
      </p>
    </>
  );
}
