import { useSignal } from '@preact/signals';
import type { Game } from '@starboard/games';
import type { Header } from '@starboard/kernel';
import { useEffect } from 'preact/hooks';
import { RoomAdvice } from '../advice/room-advice.tsx';
import type { LocalRunner } from '../runner/local/local-runner.ts';
import { seatsOf } from '../runner/occupant.ts';
import { address, go } from '../shell/router.ts';
import { dropBest, practiceOf } from '../storage/best.ts';
import { downloadRecord } from '../storage/files/export-matches.ts';
import type { StoredMatch } from '../storage/matches/match-storage.ts';
import { newMatch } from '../storage/matches/new-match.ts';
import { LocalResult } from './afterwards/local-result.tsx';
import { isHelpAllowed } from './help-allowed.ts';
import { Resign } from './resign.tsx';
import type { Room } from './room.ts';
import { RoomView } from './room-view.tsx';
import { OpponentsHere } from './side/opponents-here.tsx';
import { UndoButton } from './undo/undo-button.tsx';
import { UndoneNote } from './undo/undone-note.tsx';
import { UnstoredBar } from './unstored-bar.tsx';

export interface LocalRoomProps {
  readonly runner: LocalRunner;
  readonly room: Room;
  readonly game: Game;
  readonly match: StoredMatch;
  /** For a rematch. */
  readonly again: Pick<Header, 'rules' | 'setup'>;
}

export function LocalRoom({ runner, room, game, match, again }: LocalRoomProps) {
  const exportRecord = async (): Promise<void> => downloadRecord(match, await runner.record());
  const starting = useSignal(false);
  const tab = useSignal('log');
  const { picture } = room;
  const viewer = picture.viewer.value;
  const isHelped = isHelpAllowed({
    people: seatsOf(match.occupants, 'person').length,
    isOver: picture.over.value,
    helpForAll: false,
  });
  const used = runner.undo.state.value.used;
  useEffect(() => {
    const practice = practiceOf(match.occupants, again.setup);
    if (used && practice !== null) dropBest(game.id, practice, match.id);
  }, [used, game, match, again]);
  const rematch = async (): Promise<void> => {
    if (starting.peek()) return;
    starting.value = true;
    go({ page: 'match', match: await newMatch({ game: game.id, occupants: match.occupants, ...again }) });
  };
  const extras = {
    bar: picture.viewer.value !== null && isHelped ? <RoomAdvice room={room} game={game.id} /> : null,
    ...(isHelped ? { helped: match.id } : {}),
    above: <UnstoredBar fact={runner.unstored.value} onExport={exportRecord} />,
    afterwards: (
      <>
        <UndoButton undo={room.undo} sending={room.sending} />
        <a class="button" href={address({ page: 'replay', match: match.id })}>
          Watch the replay
        </a>
        <button type="button" class="primary" onClick={rematch}>
          Rematch
        </button>
      </>
    ),
    result: <LocalResult room={room} match={match} setup={again.setup} exportRecord={exportRecord} />,
    record: async () => ({ text: await runner.record() }),
    match: (
      <>
        <UndoneNote undo={room.undo} />
        <OpponentsHere game={game} occupants={match.occupants} names={picture.names} />
        <div class="tool-row">
          <button type="button" class="secondary" onClick={exportRecord}>
            Export record
          </button>
          {viewer !== null && <Resign room={room} seat={viewer} />}
        </div>
      </>
    ),
  };
  return <RoomView room={room} game={game} extras={extras} tab={tab} />;
}
