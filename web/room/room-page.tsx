import { type Game, gameById } from '@starboard/games';
import { localRunner } from '../runner/local-runner.ts';
import type { NotOpened } from '../runner/match-runner.ts';
import { Waiting } from '../shell/later.tsx';
import { useLoaded } from '../shell/loaded.ts';
import { Missing } from '../shell/missing.tsx';
import { type SavedMatch, savedMatch } from '../storage/matches.ts';
import { LocalRoom } from './local-room.tsx';
import { openRoom, type Room } from './room.ts';

interface Ready {
  readonly ok: true;
  readonly room: Room;
  readonly game: Game;
  readonly saved: SavedMatch;
  record(): string;
}

/** Opens a match of this browser and shows its room. */
export function RoomPage({ id }: { readonly id: string }) {
  const loaded = useLoaded(() => enter(id), id, leave);
  if (loaded.state === 'loading') return <Waiting />;
  if (loaded.state === 'failed') return <Missing fact={loaded.fact} />;
  if (!loaded.value.ok) return <Missing fact={loaded.value.fact} />;
  const { room, game, saved, record } = loaded.value;
  return <LocalRoom key={id} room={room} game={game} saved={saved} record={record} />;
}

function leave(entered: Ready | NotOpened): void {
  if (entered.ok) entered.room.close();
}

async function enter(id: string): Promise<Ready | NotOpened> {
  const saved = savedMatch(id);
  const game = saved && gameById(saved.header.game);
  if (!saved || !game?.parts) return { ok: false, fact: 'This match is not kept in this browser.' };
  const runner = localRunner(saved);
  const { parts } = game;
  const [opened, rules, words, board] = await Promise.all([runner.open(), parts.rules(), parts.words(), parts.board()]);
  if (!opened.ok) {
    runner.close();
    return opened;
  }
  return {
    ok: true,
    room: openRoom(runner, opened, { rules, words, board }),
    game,
    saved,
    record: () => runner.record(),
  };
}
