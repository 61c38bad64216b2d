import { gameById } from '@starboard/games';
import { localRunner } from '../runner/local/local-runner.ts';
import { useLoaded } from '../shell/loaded.ts';
import { Missing } from '../shell/missing.tsx';
import { address } from '../shell/router.ts';
import { Waiting } from '../shell/waiting/waiting.tsx';
import { exportMatch } from '../storage/files/export-matches.ts';
import type { StoredMatch } from '../storage/matches/match-storage.ts';
import { openMatches } from '../storage/matches/open-matches.ts';
import { headerOn } from '../storage/matches/record-file.ts';
import { LocalRoom, type LocalRoomProps } from './local-room.tsx';
import { openRoom } from './room.ts';

interface Entered {
  readonly ok: true;
  readonly props: LocalRoomProps;
}

interface NotEntered {
  readonly ok: false;
  readonly fact: string;
  /** A match that exists but can't be continued. */
  readonly match?: StoredMatch;
}

export function RoomPage({ id }: { readonly id: string }) {
  const loaded = useLoaded(() => enter(id), id, leave);
  if (loaded.state === 'loading') return <Waiting coming={{ match: id }} />;
  if (loaded.state === 'failed') return <Missing fact={loaded.fact} />;
  if (!loaded.value.ok) return <NotPlayable {...loaded.value} />;
  return <LocalRoom key={id} {...loaded.value.props} />;
}

function NotPlayable({ fact, match }: NotEntered) {
  if (match === undefined) return <Missing fact={fact} />;
  return (
    <Missing fact={fact}>
      <a class="button" href={address({ page: 'replay', match: match.id })}>
        Watch it as far as possible
      </a>
      <button type="button" class="secondary" onClick={async () => exportMatch(await openMatches(), match)}>
        Export record
      </button>
    </Missing>
  );
}

function leave(entered: Entered | NotEntered): void {
  if (entered.ok) entered.props.room.close();
}

async function enter(id: string): Promise<Entered | NotEntered> {
  const matches = await openMatches();
  await matches.storeHeld(id);
  const match = await matches.find(id);
  if (match === undefined) return { ok: false, fact: 'This match isn’t saved in this browser.' };
  const [first] = await matches.lines(id, 1);
  const header = headerOn(first);
  const game = gameById(match.game);
  if (header === undefined || game === undefined)
    return { ok: false, fact: 'This match belongs to a game that isn’t available here.', match };
  const { parts } = game;
  const runner = localRunner(match, matches);
  const [opened, rules, words, board] = await Promise.all([runner.open(), parts.rules(), parts.words(), parts.board()]);
  if (!opened.ok) {
    runner.close();
    return { ...opened, match };
  }
  const room = openRoom(runner, opened, { rules, words, board });
  const again = { rules: rules.version, setup: header.setup };
  return { ok: true, props: { runner, room, game, match, again } };
}
