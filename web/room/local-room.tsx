import type { Game } from '@starboard/games';
import { go } from '../shell/router.ts';
import { download } from '../storage/download.ts';
import type { SavedMatch } from '../storage/matches.ts';
import { NOT_KEPT, rematch } from '../storage/new-match.ts';
import { LocalResult } from './local-result.tsx';
import type { Room } from './room.ts';
import { RoomView } from './room-view.tsx';

interface Props {
  readonly room: Room;
  readonly game: Game;
  readonly saved: SavedMatch;
  record(): string;
}

/** The room of a match that this browser keeps. */
export function LocalRoom({ room, game, saved, record }: Props) {
  const exportRecord = (): void => download(`${game.id}-${saved.id}.jsonl`, record());
  const again = (): void => {
    const match = rematch(saved);
    if (match === null) room.notice.value = NOT_KEPT;
    else go({ page: 'match', match });
  };
  const extras = {
    afterwards: (
      <>
        <button type="button" class="secondary" onClick={exportRecord}>
          Export record
        </button>
        <button type="button" class="primary" onClick={again}>
          Rematch
        </button>
      </>
    ),
    result: <LocalResult room={room} saved={saved} record={record} />,
    beside: (
      <button type="button" class="tool" onClick={exportRecord}>
        Export record
      </button>
    ),
  };
  return <RoomView room={room} game={game} extras={extras} />;
}
