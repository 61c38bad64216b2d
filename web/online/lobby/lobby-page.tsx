import { useSignal } from '@preact/signals';
import { games } from '@starboard/games';
import type { MatchSummary } from '@starboard/protocol';
import { useEffect } from 'preact/hooks';
import { GameList } from '../../home/your-games/game-list.tsx';
import { useGames } from '../../home/your-games/use-games.ts';
import { address } from '../../shell/router.ts';
import { TopBar } from '../../shell/top-bar.tsx';
import { api, type LobbyFilter } from '../server/api.ts';
import { LobbyFilters } from './lobby-filters.tsx';
import { LobbyList } from './lobby-list.tsx';
import '../../style/pages/setup.css';
import '../../style/segments.css';
import '../../style/pages/lobby.css';

const REFRESH = 4000;

export function LobbyPage() {
  const filter = useSignal<LobbyFilter>({ game: '', phase: 'gathering', search: '' });
  const matches = useSignal<readonly MatchSummary[] | null>(null);
  const problem = useSignal<string | null>(null);
  useEffect(() => {
    let wanted = true;
    const refresh = async (): Promise<void> => {
      if (document.hidden) return;
      const answered = await api.lobby(filter.value);
      if (!wanted) return;
      problem.value = answered.ok ? null : answered.refusal.fact;
      if (answered.ok) matches.value = answered.value;
    };
    refresh();
    const timer = setInterval(refresh, REFRESH);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, [filter.value]);
  return (
    <div class="plain-page">
      <TopBar title="Play online" />
      <main class="lobby">
        <h1>Play online</h1>
        <p class="tagline">
          Join an open table, watch a match or open your own table. All you need is a name.{' '}
          <a href={address({ page: 'privacy' })}>What this server keeps about you</a>
        </p>
        <nav class="new-tables" aria-label="Open a table">
          {games.map(({ id, title, accent }) => (
            <a
              key={id}
              class="button"
              style={{ '--accent': accent }}
              href={address({ page: 'setup', game: id, online: true })}
            >{`New table: ${title}`}</a>
          ))}
        </nav>
        <GameList title="Your games" list={useGames().filter(({ online, over }) => online && !over)} />
        <LobbyFilters filter={filter} />
        {problem.value !== null && (
          <p class="notice" role="alert">
            {problem.value}
          </p>
        )}
        <LobbyList matches={matches.value} filter={filter.value} />
      </main>
    </div>
  );
}
