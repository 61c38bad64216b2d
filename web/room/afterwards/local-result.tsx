import { useMemo } from 'preact/hooks';
import { BestList } from '../../setup/best-list.tsx';
import { address } from '../../shell/router.ts';
import { bestOf, keepBest, practiceOf } from '../../storage/best.ts';
import type { StoredMatch } from '../../storage/matches/match-storage.ts';
import type { Room } from '../room.ts';

interface Props {
  readonly room: Room;
  readonly match: StoredMatch;
  readonly setup: object;
}

/** What a finished match of this browser is worth on the best list, and the ways on. */
export function LocalResult({ room, match, setup }: Props) {
  const { result } = room.view.value;
  const { id, game, occupants } = match;
  const practice = practiceOf(occupants, setup);
  const list = useMemo(() => {
    const entry = result === null ? null : bestOf(id, occupants, result);
    return entry === null || practice === null ? null : keepBest(game, practice, entry);
  }, [result, id, game, occupants, practice]);
  return (
    <>
      {list !== null && <BestList list={list} mark={id} />}
      <p class="ways-on">
        <a class="button secondary" href={address({ page: 'watch', match: id })}>
          Watch it again
        </a>
        <a class="button secondary" href="#/">
          All games
        </a>
      </p>
    </>
  );
}
