import { useSignal } from '@preact/signals';
import type { Game } from '@starboard/games';
import type { TableView } from '@starboard/protocol';
import { useEffect, useMemo } from 'preact/hooks';
import { RoomAdvice } from '../../advice/room-advice.tsx';
import { awaitedIn } from '../../room/choosing/prompt.ts';
import { isHelpAllowed } from '../../room/help-allowed.ts';
import { isShowing } from '../../room/playback/playback.ts';
import type { Included } from '../../room/report/report-file.ts';
import type { Room } from '../../room/room.ts';
import { RoomView } from '../../room/room-view.tsx';
import { Unread } from '../../room/side/side-tabs.tsx';
import type { RemoteRunner } from '../../runner/remote/remote-runner.ts';
import { address } from '../../shell/router.ts';
import { goToRematch } from '../afterwards/rematch.ts';
import { VerifyMatch } from '../afterwards/verify-match.tsx';
import { followChat } from '../chat/chat-news.ts';
import { ChatPanel } from '../chat/chat-panel.tsx';
import { api } from '../server/api.ts';
import { PlayersBar } from './players-bar.tsx';
import { holdWhileAway, rememberSeen } from './since.ts';
import { SincePanel } from './since-panel.tsx';
import { TableTools } from './table-tools.tsx';
import { useMatters } from './use-matters.ts';
import { callWhenAway, isYourTurn } from './your-turn.ts';

interface Props {
  readonly runner: RemoteRunner;
  readonly room: Room;
  readonly table: TableView;
  readonly game: Game;
}

export function OnlineRoom({ runner, room, table, game }: Props) {
  useEffect(() => {
    const stops = [
      holdWhileAway(room.player),
      rememberSeen(runner, room),
      callWhenAway(room.picture, table.id, game.title),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [runner, room, game, table.id]);
  const matters = useMatters({ room, table, runner });
  const news = useMemo(() => followChat(table.id, runner), [runner, table.id]);
  useEffect(() => () => news.close(), [news]);
  const tab = useSignal('log');
  const awaited = awaitedIn(room.picture);
  const isHelped =
    room.picture.seats.length > 0 &&
    isHelpAllowed({
      people: table.seats.filter(({ plan }) => plan.kind === 'open').length,
      isOver: room.picture.over.value,
      helpForAll: table.helpForAll ?? false,
    });
  const side = (): void => document.querySelector('.side-tabs')?.scrollIntoView({ block: 'start' });
  const openChat = (): void => {
    tab.value = 'chat';
    requestAnimationFrame(side);
  };
  const extras = {
    matters,
    bar: (
      <>
        <Spectators count={runner.people.value?.watching ?? 0} />
        {isHelped && <RoomAdvice room={room} game={game.id} />}
      </>
    ),
    ...(isHelped ? { helped: table.id } : {}),
    call: isYourTurn(room.picture) ? 'Your turn' : '',
    tools: (
      <button type="button" class="tool stacked-only" onClick={openChat}>
        Chat
        <Unread count={news.unread.value} />
      </button>
    ),
    above: (
      <>
        <PlayersBar
          runner={runner}
          awaited={isShowing(room.picture.playback.value) ? [] : awaited}
          said={news.passing.value}
        />
        {room.screen.curtain.value === null && <SincePanel room={room} match={table.id} />}
      </>
    ),
    afterwards: <Rematch notices={room.notices} table={table} />,
    result: (
      <>
        {table.phase === 'over' && <VerifyMatch table={table} game={game} />}
        <p class="ways-on">
          <a class="button" href={address({ page: 'setup', game: game.id })}>
            New match
          </a>
          <a class="button" href={address({ page: 'lobby' })}>
            Lobby
          </a>
        </p>
      </>
    ),
    tabs: [
      {
        id: 'chat',
        label: 'Chat',
        unread: news.unread.value,
        content: <ChatPanel match={table.id} runner={runner} onScreen={news.onScreen} />,
      },
    ],
    record: () => recordOf(table),
    match: <TableTools room={room} table={table} awaited={awaited} clockAhead={runner.clockAhead.value} />,
  };
  return <RoomView room={room} game={game} extras={extras} tab={tab} />;
}

function Spectators({ count }: { readonly count: number }) {
  return count === 0 ? null : <span class="spectators">{`${count} watching`}</span>;
}

/** While the match goes on, its record has secrets of all seats. */
async function recordOf({ id, phase }: TableView): Promise<Included> {
  if (phase !== 'over') return { missing: 'The match is not over, so the file has no record, only what you can see.' };
  const answered = await api.record(id);
  return answered.ok ? { text: answered.value } : { missing: answered.refusal.fact };
}

/** For players and for spectators. */
function Rematch({ notices, table }: Pick<Props, 'table'> & Pick<Room, 'notices'>) {
  const sat = table.seats.some(({ mine }) => mine);
  const again = async (): Promise<void> => {
    notices.notice.value = await goToRematch(table);
  };
  if (!sat && table.rematch === null) {
    return (
      <a class="button" href={address({ page: 'lobby' })}>
        Lobby
      </a>
    );
  }
  return (
    <button type="button" class="primary" onClick={again}>
      {table.rematch === null ? 'Rematch' : sat ? 'Join the rematch' : 'Watch the rematch'}
    </button>
  );
}
