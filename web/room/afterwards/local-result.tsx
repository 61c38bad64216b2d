import { useMemo } from 'preact/hooks';
import { BestList } from '../../setup/best-list.tsx';
import { address } from '../../shell/router.ts';
import { bestOf, keepBest, practiceOf } from '../../storage/best.ts';
import type { StoredMatch } from '../../storage/matches/match-storage.ts';
import type { Room } from '../room.ts';
import { UndoneNote } from '../undo/undone-note.tsx';

interface Props {
  readonly room: Pick<Room, 'picture' | 'undo'>;
  readonly match: StoredMatch;
  readonly setup: object;
  exportRecord(): void;
}

export function LocalResult({ room: { picture, undo }, match, setup, exportRecord }: Props) {
  const { result } = picture.view.value;
  const { id, game, occupants } = match;
  const practice = practiceOf(occupants, setup);
  const counts = undo?.state.value.used !== true;
  const list = useMemo(() => {
    const entry = result === null ? null : bestOf(id, occupants, result, counts);
    return entry === null || practice === null ? null : keepBest(game, practice, entry);
  }, [result, id, game, occupants, practice, counts]);
  return (
    <>
      <UndoneNote undo={undo} />
      {list !== null && <BestList list={list} mark={id} />}
      <p class="ways-on">
        <a class="button" href={address({ page: 'replay', match: id })}>
          Watch the replay
        </a>
        <a class="button" href={address({ page: 'replay', match: id, review: true })}>
          What decided it?
        </a>
        <button type="button" class="secondary" onClick={exportRecord}>
          Export record
        </button>
        <a class="button" href={address({ page: 'setup', game })}>
          New match
        </a>
        <a class="button" href="#/">
          All games
        </a>
      </p>
    </>
  );
}
