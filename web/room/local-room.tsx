import { useSignal } from '@preact/signals';
import type { Game } from '@starboard/games';
import { type Header, nameOf } from '@starboard/kernel';
import type { LocalRunner } from '../runner/local-runner.ts';
import { AskOnce } from '../shell/ask-once.tsx';
import { address, go } from '../shell/router.ts';
import { downloadRecord } from '../storage/files/export-matches.ts';
import type { StoredMatch } from '../storage/matches/match-storage.ts';
import { newMatch } from '../storage/matches/new-match.ts';
import { LocalResult } from './afterwards/local-result.tsx';
import type { Room } from './room.ts';
import { RoomView } from './room-view.tsx';
import { UnstoredBar } from './unstored-bar.tsx';

export interface LocalRoomProps {
  readonly runner: LocalRunner;
  readonly room: Room;
  readonly game: Game;
  readonly match: StoredMatch;
  /** The rules and set-up of a rematch. */
  readonly again: Pick<Header, 'rules' | 'setup'>;
}

/** For whoever has the screen. */
function Resign({ room }: { readonly room: Room }) {
  const seat = room.viewer.value;
  if (seat === null || room.over.value || !room.seats.includes(seat)) return null;
  const who = room.seats.length > 1 ? ` for ${nameOf(room.names, seat)}` : '';
  return (
    <AskOnce label="Resign" about="this match" question={`Resign this match${who}?`} onSure={() => room.resign(seat)} />
  );
}

/** The room of a match of this browser. */
export function LocalRoom({ runner, room, game, match, again }: LocalRoomProps) {
  const exportRecord = async (): Promise<void> => downloadRecord(match, await runner.record());
  const starting = useSignal(false);
  const tab = useSignal('log');
  const rematch = async (): Promise<void> => {
    if (starting.peek()) return;
    starting.value = true;
    go({ page: 'match', match: await newMatch({ game: game.id, occupants: match.occupants, ...again }) });
  };
  const extras = {
    above: <UnstoredBar fact={runner.unstored.value} onExport={exportRecord} />,
    afterwards: (
      <>
        <a class="button" href={address({ page: 'watch', match: match.id })}>
          Watch the replay
        </a>
        <button type="button" class="primary" onClick={rematch}>
          Rematch
        </button>
      </>
    ),
    result: <LocalResult room={room} match={match} setup={again.setup} exportRecord={exportRecord} />,
    match: (
      <div class="tool-row">
        <button type="button" class="secondary" onClick={exportRecord}>
          Export record
        </button>
        <Resign room={room} />
      </div>
    ),
  };
  return <RoomView room={room} game={game} extras={extras} tab={tab} />;
}
